// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace naru::cli {

/** One context of translation for all commands. */
struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace naru::cli
