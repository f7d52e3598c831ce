// SPDX-License-Identifier: GPL-3.0-or-later
#include "StartRequest.h"

#include "Names.h"

#include <algorithm>
#include <array>

namespace naru::helper {

namespace {

constexpr std::array<std::string_view, 8> keys{"host",   "port",   "address", "pin",
                                               "cookie", "device", "dtls",    "agent"};

bool isHostFor(const std::string& host, const Address& address)
{
    const auto literal = Address::fromText(host);
    return literal ? *literal == address : isDomainName(host);
}

} // namespace

std::expected<StartRequest, std::string> StartRequest::fromFrame(const Frame& frame)
{
    for (const std::string_view key : keys) {
        if (!frame.find(key))
            return std::unexpected(std::string(key));
    }
    if (frame.fieldCount() != keys.size())
        return std::unexpected("unknown field");
    const auto port = numberFrom(frame.value("port"), 65535);
    const auto address = Address::fromText(frame.value("address"));
    if (!port || *port == 0)
        return std::unexpected("port");
    if (!address)
        return std::unexpected("address");
    if (!isHostFor(frame.value("host"), *address))
        return std::unexpected("host");
    if (!isPin(frame.value("pin")))
        return std::unexpected("pin");
    if (!isCookie(frame.value("cookie")))
        return std::unexpected("cookie");
    if (!isDeviceName(frame.value("device")))
        return std::unexpected("device");
    const std::string& dtls = frame.value("dtls");
    if (dtls != "yes" && dtls != "no")
        return std::unexpected("dtls");
    if (!frame.value("agent").empty() && !isUserAgent(frame.value("agent")))
        return std::unexpected("agent");
    return StartRequest{frame.value("host"),
                        static_cast<std::uint16_t>(*port),
                        *address,
                        frame.value("pin"),
                        frame.value("cookie"),
                        frame.value("device"),
                        dtls == "yes",
                        frame.value("agent")};
}

std::string StartRequest::url() const
{
    const bool six = host.contains(':');
    return (six ? "https://[" + host + "]:" : "https://" + host + ':') + std::to_string(port) + '/';
}

} // namespace naru::helper
