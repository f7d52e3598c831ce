// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Address.h"
#include "Frame.h"

#include <expected>
#include <string>
#include <vector>

namespace naru::helper {

/** A tunnel that is wanted; every value is checked. */
struct StartRequest
{
    /** A name, or the text of `address`. */
    std::string host;
    std::uint16_t port = 0;
    Address address;
    std::string pin;
    std::string cookie;
    std::string device;
    bool dtls = true;
    /** Empty: OpenConnect's own. */
    std::string userAgent;

    /** From a frame `start`; the error is the name of the first field that is missing, unknown or wrong. */
    [[nodiscard]] static std::expected<StartRequest, std::string> fromFrame(const Frame& frame);
    /** `https://host:port/` */
    [[nodiscard]] std::string url() const;
};

} // namespace naru::helper
