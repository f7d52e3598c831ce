// SPDX-License-Identifier: GPL-3.0-or-later
#include "Command.h"

#include "Child.h"

namespace naru::helper {

const std::vector<std::string> openconnectPaths{"/usr/sbin/openconnect", "/usr/bin/openconnect",
                                                "/usr/local/sbin/openconnect"};
const std::vector<std::string> ocproxyPaths{"/usr/bin/ocproxy", "/usr/local/bin/ocproxy"};

namespace {

/** Seconds after which a silent gateway is asked whether it lives; after twice that it is taken for dead.
   Counts also where the gateway itself wants to be asked more often, or never. */
constexpr auto askWhetherAlive = "5";
/** Longer than any deadline of the caller's: it decides when to give up. */
constexpr auto openconnectsPatience = "3600";

} // namespace

std::vector<std::string> openconnectArguments(const StartRequest& request,
                                              std::optional<std::uint16_t> socksPort)
{
    // A path of ours would have to be quoted for the shell that openconnect runs its script by; this one
    // never.
    const std::string self = "exec /proc/self/fd/" + std::to_string(Child::selfDescriptor);
    std::vector<std::string> words{
        "--protocol=anyconnect",
        "--non-inter",
        "--no-proxy",
        "--verbose",
        "--cookie-on-stdin",
        "--servercert=" + request.pin,
        std::string("--force-dpd=") + askWhetherAlive,
        std::string("--reconnect-timeout=") + openconnectsPatience,
    };
    // A literal address is its own.
    if (!Address::fromText(request.host))
        words.push_back("--resolve=" + request.host + ':' + request.address.text());
    if (!request.dtls)
        words.emplace_back("--no-dtls");
    if (!request.userAgent.empty())
        words.push_back("--useragent=" + request.userAgent);
    if (socksPort) {
        words.emplace_back("--script-tun");
        words.push_back("--script=" + self + " --proxy " + std::to_string(*socksPort));
    } else {
        words.push_back("--interface=" + request.device);
        words.push_back("--script=" + self + " --script");
    }
    words.push_back(request.url());
    return words;
}

} // namespace naru::helper
