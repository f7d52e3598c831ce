// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/SignInRequest.h"

#include <QUrl>

#include <string>

namespace naru::signin {

/** The address of the request as the library wants it: host and group's path. Not valid where the host is no
 * host. */
[[nodiscard]] QUrl gatewayUrl(const tunnel::SignInRequest& request);
/** The host as the library looks it up: in the letters of DNS, without brackets. */
[[nodiscard]] std::string lookedUpHost(const tunnel::SignInRequest& request);
/** A host of the library's as we write it: lower case, without brackets and final dot. */
[[nodiscard]] QString plainHost(const char* host);
/** Whether a person's browser may be sent there: https, whole, and nobody's name or password in it. */
[[nodiscard]] bool isForBrowser(const char* address);

} // namespace naru::signin
