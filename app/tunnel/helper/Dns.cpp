// SPDX-License-Identifier: GPL-3.0-or-later
#include "Dns.h"

#include "Program.h"
#include "ResolvConf.h"

#include <cstdlib>
#include <memory>

namespace naru::helper {

namespace {

constexpr auto resolvConf = "/etc/resolv.conf";
constexpr auto resolvectl = "/usr/bin/resolvectl";
constexpr std::chrono::seconds patience(3);

/** Names to complete with, then the domains that the servers are asked for; `~.` is everything. */
std::vector<std::string> domainWords(const TunnelPlan& plan)
{
    std::vector<std::string> words{"domain", plan.device};
    words.insert(words.end(), plan.searchDomains.begin(), plan.searchDomains.end());
    for (const std::string& domain : plan.splitDomains)
        words.push_back('~' + domain);
    if (plan.splitDomains.empty())
        words.emplace_back("~.");
    return words;
}

} // namespace

bool isResolvedInCharge()
{
    const std::unique_ptr<char, decltype(&std::free)> path(::realpath(resolvConf, nullptr), &std::free);
    return path && std::string_view(path.get()).starts_with("/run/systemd/resolve/") &&
           !findProgram({resolvectl}).empty();
}

Result<> tellResolved(const TunnelPlan& plan)
{
    std::vector<std::string> servers{"dns", plan.device};
    for (const Address& server : plan.dns)
        servers.push_back(server.text());
    const std::string all = plan.splitDomains.empty() ? "true" : "false";
    for (const auto& words : {servers, domainWords(plan), {"default-route", plan.device, all}}) {
        if (auto told = runProgram(resolvectl, words, patience); !told)
            return told;
    }
    return {};
}

std::optional<FileEdit> resolvConfEdit(const TunnelPlan& plan)
{
    auto edit = FileEdit::of(resolvConf);
    if (plan.dns.empty() || !edit)
        return std::nullopt;
    auto domains = plan.searchDomains;
    domains.insert(domains.end(), plan.splitDomains.begin(), plan.splitDomains.end());
    edit->during = resolvConfFor(edit->before, plan.dns, domains);
    return *edit;
}

} // namespace naru::helper
