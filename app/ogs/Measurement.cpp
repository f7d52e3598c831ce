// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Measurement.h"

namespace naru::ogs {

std::chrono::milliseconds rounded(base::Nanoseconds value)
{
    return std::chrono::floor<std::chrono::milliseconds>(value + std::chrono::microseconds(500));
}

} // namespace naru::ogs
