// SPDX-License-Identifier: GPL-3.0-or-later
// What naru-helper reads as root: the environment of openconnect's script, and its caller's frames.
#include "helper/Names.h"
#include "helper/StartRequest.h"
#include "helper/TunnelPlan.h"

#include <algorithm>
#include <cstdlib>

using namespace naru::helper;

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

void checkPlan(const TunnelPlan& plan)
{
    require(plan.device == "naru0" && (plan.address4 || plan.address6));
    for (const auto& address : {plan.address4, plan.address6})
        require(!address || (address->address.isHost() && address->length > 0));
    require(std::ranges::all_of(plan.dns, &Address::isHost));
    for (const auto& list : {plan.searchDomains, plan.splitDomains})
        require(std::ranges::all_of(list, [](const std::string& domain) { return isDomainName(domain); }));
    for (const auto& list : {plan.routes, plan.excluded})
        require(
            std::ranges::all_of(list, [](const Prefix& network) { return network == network.network(); }));
    // What goes to the caller comes back as it was.
    const std::string line = plan.frame("connected").line();
    const auto again = Frame::fromLine(std::string_view(line).substr(0, line.size() - 1));
    require(again && again->line() == line);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    if (const auto environment = Environment::fromBytes(text)) {
        if (const auto plan =
                TunnelPlan::fromEnvironment(*environment, {"naru0", *Address::fromText("192.0.2.1")}))
            checkPlan(*plan);
    }
    if (const auto frame = Frame::fromLine(text)) {
        if (const auto request = StartRequest::fromFrame(*frame))
            require(isPin(request->pin) && isDeviceName(request->device) && request->port != 0);
    }
    return 0;
}
