// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/Words.h"

namespace naru::wording {

QString Words::problem(const profile::Problem& problem) const
{
    return problem.subject;
}

QString Words::problemAdvice(const profile::Problem&) const
{
    return {};
}

} // namespace naru::wording
