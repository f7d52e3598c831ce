// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

namespace naru::profile {

/** That of the root of an AnyConnect profile. */
inline constexpr QLatin1StringView profileNameSpace("http://schemas.xmlsoap.org/encoding/");

} // namespace naru::profile
