// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profile/Profile.h"

#include <QString>

namespace naru::shell {

/**
 * A profile of one gateway from what someone typed: `host[:port][/group]`, as a profile's HostAddress is
 * read. Error: `AddressInvalid` (subject: what was typed).
 */
[[nodiscard]] base::Result<profile::Profile> profileOfAddress(const QString& address);

} // namespace naru::shell
