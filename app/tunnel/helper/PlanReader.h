// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "TunnelPlan.h"

namespace naru::helper {

/** Reads the parts of a plan. Each function returns the name of a variable that is refused, or nothing. */
class PlanReader
{
public:
    using Refused = std::optional<std::string>;

    PlanReader(const Environment& environment, TunnelPlan& plan)
        : m_environment(environment)
        , m_plan(plan)
    {}

    [[nodiscard]] Refused readPeer(const TunnelPlan::Expected& expected);
    [[nodiscard]] Refused readAddresses();
    [[nodiscard]] Refused readMtu();
    [[nodiscard]] Refused readDns();
    [[nodiscard]] Refused readDomains();
    /** After addresses and DNS: the networks that they lie in go through the tunnel too. */
    [[nodiscard]] Refused readRoutes();
    void readBanner();

private:
    Refused readAddress4();
    Refused readAddress6();
    Refused readList(std::string_view key, bool six, std::vector<Prefix>& into);
    std::optional<Prefix> readListed(const std::string& key, bool six) const;
    Refused readDomainList(std::string_view key, std::vector<std::string>& into);
    void addRoute(const Prefix& network);

    const Environment& m_environment;
    TunnelPlan& m_plan;
};

} // namespace naru::helper
