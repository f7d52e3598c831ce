// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Secret.h"

#include <QString>

#include <cstdint>

namespace naru::tunnel {

/** A session at a gateway: all that a tunnel needs. */
struct SignedIn
{
    /** The whole of it, with `openconnect_strapkey=` where the gateway binds it to a key. */
    base::Secret cookie;
    /** Name of the gateway that gave the cookie; another than the request's after a redirect. */
    QString host;
    std::uint16_t port = 443;
    /** The address that was spoken to, without brackets: where the tunnel has to go. */
    QString address;
    /** `pin-sha256:` and Base64: the key that the tunnel's gateway must show. */
    QString key;
    /** In openconnect's words; it has lost the group's path. */
    QString connectUrl;
    /** The group's path of the request: what a new sign-in needs. */
    QString group;
    friend bool operator==(const SignedIn&, const SignedIn&) = default;
};

} // namespace naru::tunnel
