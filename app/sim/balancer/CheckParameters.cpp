// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/BalancerParameters.h"
#include "sim/balancer/Ports.h"

#include <algorithm>

namespace naru::sim::balancer {

namespace {

/** Addresses that the tables of persistence may have to remember. */
constexpr std::int64_t mostAddresses = 4'000'000;

std::string itemPath(const char* list, std::size_t index, const char* member)
{
    return std::string(list) + '[' + std::to_string(index + 1) + "]." + member;
}

Problem tooMany(const char* list, std::size_t most)
{
    return {.code = ProblemCode::TooMany, .path = list, .expected = "1.." + std::to_string(most)};
}

template <class Item>
std::optional<Problem> checkNames(const std::vector<Item>& items, const char* list)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].name.empty())
            return Problem{
                .code = ProblemCode::MemberMissing, .path = itemPath(list, i, "name"), .detail = "name"};
        for (std::size_t before = 0; before < i; ++before) {
            if (items[before].name == items[i].name) {
                return Problem{.code = ProblemCode::NameTwice,
                               .path = itemPath(list, i, "name"),
                               .detail = items[i].name};
            }
        }
    }
    return {};
}

template <class Item>
std::optional<Problem> checkReference(const std::vector<Item>& items, const std::string& name,
                                      std::string path)
{
    if (name.empty() || std::ranges::find(items, name, &Item::name) != items.end())
        return {};
    return Problem{.code = ProblemCode::NameUnknown, .path = std::move(path), .detail = name};
}

std::optional<Problem> checkSecondaries(const ClientParameters& clients, std::string path)
{
    for (const std::string& name : clients.secondaries) {
        if (!secondaryPortFromName(name)) {
            std::string known;
            for (const SecondaryPort& row : secondaryPorts())
                known += (known.empty() ? "" : ", ") + std::string(row.name);
            return Problem{.code = ProblemCode::NotAChoice,
                           .path = std::move(path),
                           .detail = name,
                           .expected = known,
                           .rule = "U9"};
        }
    }
    return {};
}

std::optional<Problem> checkClients(const BalancerParameters& parameters)
{
    std::int64_t addresses = 0;
    for (std::size_t i = 0; i < parameters.clients.size(); ++i) {
        const ClientParameters& clients = parameters.clients[i];
        if (auto problem =
                checkReference(parameters.balancers, clients.balancer, itemPath("clients", i, "balancer")))
            return problem;
        if (auto problem = checkSecondaries(clients, itemPath("clients", i, "secondaries")))
            return problem;
        if (clients.between.distribution.mean() <= 0 && clients.count == 0) {
            return Problem{.code = ProblemCode::AgainstRule,
                           .path = itemPath("clients", i, "between"),
                           .reason = {"Clients without a time between them need a count.",
                                      "도착 간격이 없는 클라이언트에는 클라이언트 수가 필요합니다."}};
        }
        if (clients.kind == ClientKind::Internal && parameters.servers.empty()) {
            return Problem{
                .code = ProblemCode::AgainstRule,
                .path = itemPath("clients", i, "kind"),
                .rule = "U30",
                .reason = {"Internal users need servers.", "내부 사용자에게는 서버가 필요합니다."}};
        }
        addresses += (clients.population / clients.clientsPerAddress + 1) * clients.addressesPerClient;
    }
    if (addresses > mostAddresses)
        return Problem{.code = ProblemCode::TooMany,
                       .path = "clients",
                       .detail = "addresses",
                       .expected = "1.." + std::to_string(mostAddresses)};
    return {};
}

} // namespace

std::optional<Problem> BalancerParameters::check() const
{
    constexpr std::size_t mostBalancers = 16;
    constexpr std::size_t mostGroups = 100;
    if (uags.empty() || uags.size() > greatestMembers)
        return tooMany("uags", greatestMembers);
    if (balancers.empty() || balancers.size() > mostBalancers)
        return tooMany("balancers", mostBalancers);
    if (servers.size() > greatestMembers)
        return tooMany("servers", greatestMembers);
    if (clients.empty() || clients.size() > mostGroups)
        return tooMany("clients", mostGroups);
    if (auto problem = checkNames(balancers, "balancers"))
        return problem;
    if (auto problem = checkNames(uags, "uags"))
        return problem;
    if (auto problem = checkNames(servers, "servers"))
        return problem;
    if (auto problem = checkNames(clients, "clients"))
        return problem;
    for (std::size_t i = 0; i < uags.size(); ++i) {
        if (auto problem = checkReference(servers, uags[i].target, itemPath("uags", i, "target")))
            return problem;
    }
    return checkClients(*this);
}

std::vector<Advice> advise(const BalancerParameters& parameters)
{
    std::vector<Advice> advices;
    if (parameters.uags.size() == 1) {
        advices.push_back({"single-uag",
                           "U2",
                           {"A load balancer stands in front of two or more appliances; here is one.",
                            "로드 밸런서는 두 개 이상의 장치 앞에 둡니다. 여기에는 장치가 하나입니다."}});
    }
    for (const FrontParameters& front : parameters.balancers) {
        if (!front.https) {
            advices.push_back({"not-https",
                               "U3",
                               {"Load balancer " + front.name + " is not set up for HTTPS.",
                                "로드 밸런서가 HTTPS로 구성되지 않았습니다: " + front.name}});
        }
    }
    return advices;
}

} // namespace naru::sim::balancer
