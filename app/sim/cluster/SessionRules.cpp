// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/SessionRules.h"

#include "sim/scenario/Units.h"

#include <algorithm>
#include <ranges>

namespace naru::sim::cluster {

namespace {

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        if (end > at)
            words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

} // namespace

Checked<SessionRule> readSessionRule(std::string_view text)
{
    const Problem unreadable{.code = ProblemCode::BadValue,
                             .detail = std::string(text),
                             .expected = "permit|deny tcp|udp [PORT]",
                             .rule = "A30"};
    const auto words = wordsOf(text);
    if (words.size() < 2 || words.size() > 3 || (words[0] != "permit" && words[0] != "deny"))
        return std::unexpected(unreadable);
    SessionRule rule{.permit = words[0] == "permit", .transport = Transport::Tcp, .port = {}};
    if (words[1] == "icmp") {
        return std::unexpected(Problem{.code = ProblemCode::AgainstRule,
                                       .rule = "A30",
                                       .reason = {"The multi-session default of ICMP can't be changed.",
                                                  "ICMP의 다중 세션 기본값은 바꿀 수 없습니다."}});
    }
    if (words[1] != "tcp" && words[1] != "udp")
        return std::unexpected(unreadable);
    rule.transport = words[1] == "tcp" ? Transport::Tcp : Transport::Udp;
    if (words.size() == 3) {
        const auto port = parseNumber(words[2]);
        if (!port || *port < 1 || *port > 65535 || *port != static_cast<std::uint16_t>(*port))
            return std::unexpected(unreadable);
        rule.port = static_cast<std::uint16_t>(*port);
    }
    return rule;
}

bool isPerSession(Transport transport, std::uint16_t port, const std::vector<SessionRule>& rules)
{
    constexpr std::uint16_t dns = 53;
    const auto fits = [&](const SessionRule& rule) {
        return rule.transport == transport && rule.port.value_or(port) == port;
    };
    if (const auto found = std::ranges::find_if(rules, fits);
        found != rules.end() && transport != Transport::Icmp)
        return found->permit;
    return transport == Transport::Tcp || (transport == Transport::Udp && port == dns);
}

} // namespace naru::sim::cluster
