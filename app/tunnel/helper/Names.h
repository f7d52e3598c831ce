// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace naru::helper {

/** A host or domain name of letters, digits, `-` and `_`; labels of at most 63, 253 in all, no final dot.
   What looks like an address of IPv4 is none. */
[[nodiscard]] bool isDomainName(std::string_view text);

/** A device of ours: `naru` and at most 11 lower-case letters and digits. No other device is ever touched. */
[[nodiscard]] bool isDeviceName(std::string_view text);

/** `pin-sha256:` and 44 characters of base64. */
[[nodiscard]] bool isPin(std::string_view text);

/** A session's cookie: printable ASCII without a blank at its ends, 1 to 4,096 characters. */
[[nodiscard]] bool isCookie(std::string_view text);

/** What may stand in a header `User-Agent`: as a cookie, 1 to 256 characters. */
[[nodiscard]] bool isUserAgent(std::string_view text);

} // namespace naru::helper
