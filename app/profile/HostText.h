// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/ProblemCode.h"

#include <QString>
#include <QStringView>

#include <expected>

namespace naru::profile {

/** A name in its ACE form, lower case, or a dotted IPv4 address; why it is neither. */
[[nodiscard]] std::expected<QString, ProblemCode> readHost(QStringView text);

/** An IPv6 address without brackets, in its shortest form; a zone is none that a profile can mean. */
[[nodiscard]] std::expected<QString, ProblemCode> readIpv6(QStringView text);

} // namespace naru::profile
