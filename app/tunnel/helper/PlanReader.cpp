// SPDX-License-Identifier: GPL-3.0-or-later
#include "PlanReader.h"

#include "Names.h"

#include <algorithm>

namespace naru::helper {

namespace {

constexpr std::uint32_t mostRoutes = 2048;
constexpr std::size_t mostServers = 8;
constexpr std::size_t mostDomains = 256;
constexpr std::uint32_t smallestMtu = 576;
constexpr std::uint32_t largestMtu = 65535;
constexpr std::size_t longestBanner = 4096;

/** Calls `take(word)` for each; false as soon as it does. */
template <class Taker>
bool forEachWord(std::string_view text, Taker take)
{
    constexpr std::string_view separators = " ,";
    for (;;) {
        const auto begin = text.find_first_not_of(separators);
        if (begin == std::string_view::npos)
            return true;
        text.remove_prefix(begin);
        const auto word = text.substr(0, text.find_first_of(separators));
        if (!take(word))
            return false;
        text.remove_prefix(word.size());
    }
}

std::string lowerCase(std::string_view text)
{
    std::string out(text);
    for (char& c : out) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return out;
}

template <class T>
void addOnce(std::vector<T>& list, const T& value)
{
    if (std::ranges::find(list, value) == list.end())
        list.push_back(value);
}

/** A network that may be led somewhere: a wide one, or one in which hosts lie. */
bool isRoutable(const Prefix& network)
{
    constexpr int wide = 8;
    return network.length < wide || network.address.isHost();
}

} // namespace

PlanReader::Refused PlanReader::readPeer(const TunnelPlan::Expected& expected)
{
    // Without a device openconnect makes none: it hands packets to a program.
    if (!expected.device.empty() && m_environment.value("TUNDEV") != expected.device)
        return "TUNDEV";
    if (Address::fromText(m_environment.value("VPNGATEWAY")) != expected.gateway)
        return "VPNGATEWAY";
    m_plan.device = expected.device;
    m_plan.gateway = expected.gateway;
    return {};
}

PlanReader::Refused PlanReader::readAddresses()
{
    if (auto refused = readAddress4())
        return refused;
    if (auto refused = readAddress6())
        return refused;
    if (!m_plan.address4 && !m_plan.address6)
        return "INTERNAL_IP4_ADDRESS";
    return {};
}

PlanReader::Refused PlanReader::readAddress4()
{
    const auto text = m_environment.value("INTERNAL_IP4_ADDRESS");
    if (text.empty())
        return {};
    const auto address = Address::fromText(text);
    if (!address || address->isV6() || !address->isHost())
        return "INTERNAL_IP4_ADDRESS";
    m_plan.address4 = Prefix{*address, address->bits()};
    const auto mask = m_environment.value("INTERNAL_IP4_NETMASK");
    if (mask.empty())
        return {};
    const auto length = maskLength(mask);
    if (!length || *length == 0)
        return "INTERNAL_IP4_NETMASK";
    m_plan.address4->length = *length;
    return {};
}

PlanReader::Refused PlanReader::readAddress6()
{
    const auto text = m_environment.value("INTERNAL_IP6_ADDRESS");
    const auto network = m_environment.value("INTERNAL_IP6_NETMASK");
    if (!network.empty()) {
        const auto prefix = Prefix::fromText(network);
        if (!prefix || !prefix->address.isV6() || !prefix->address.isHost() || prefix->length == 0)
            return "INTERNAL_IP6_NETMASK";
        m_plan.address6 = prefix;
    }
    if (text.empty())
        return {};
    const auto address = Address::fromText(text);
    if (!address || !address->isV6() || !address->isHost())
        return "INTERNAL_IP6_ADDRESS";
    m_plan.address6 = Prefix{*address, m_plan.address6 ? m_plan.address6->length : address->bits()};
    return {};
}

PlanReader::Refused PlanReader::readMtu()
{
    const auto text = m_environment.value("INTERNAL_IP4_MTU");
    if (text.empty())
        return {};
    const auto mtu = numberFrom(text, largestMtu);
    if (!mtu || *mtu < smallestMtu)
        return "INTERNAL_IP4_MTU";
    m_plan.mtu = static_cast<int>(*mtu);
    return {};
}

PlanReader::Refused PlanReader::readDns()
{
    for (const std::string_view key : {"INTERNAL_IP4_DNS", "INTERNAL_IP6_DNS"}) {
        const bool taken = forEachWord(m_environment.value(key), [this](std::string_view word) {
            const auto server = Address::fromText(word);
            if (!server || !server->isHost() || m_plan.dns.size() == mostServers)
                return false;
            addOnce(m_plan.dns, *server);
            return true;
        });
        if (!taken)
            return std::string(key);
    }
    return {};
}

PlanReader::Refused PlanReader::readDomains()
{
    if (auto refused = readDomainList("CISCO_DEF_DOMAIN", m_plan.searchDomains))
        return refused;
    return readDomainList("CISCO_SPLIT_DNS", m_plan.splitDomains);
}

PlanReader::Refused PlanReader::readDomainList(std::string_view key, std::vector<std::string>& into)
{
    const bool taken = forEachWord(m_environment.value(key), [&into](std::string_view word) {
        if (word.ends_with('.'))
            word.remove_suffix(1);
        if (!isDomainName(word) || into.size() == mostDomains)
            return false;
        addOnce(into, lowerCase(word));
        return true;
    });
    return taken ? Refused() : std::string(key);
}

PlanReader::Refused PlanReader::readRoutes()
{
    for (const bool six : {false, true}) {
        const std::string begin = six ? "CISCO_IPV6_SPLIT_" : "CISCO_SPLIT_";
        const auto& own = six ? m_plan.address6 : m_plan.address4;
        if (!own)
            continue;
        std::vector<Prefix> included;
        if (auto refused = readList(begin + "INC", six, included))
            return refused;
        if (auto refused = readList(begin + "EXC", six, m_plan.excluded))
            return refused;
        if (included.empty())
            included.push_back(Prefix{own->address, 0}.network());
        for (const Prefix& network : included)
            addRoute(network);
        if (own->length < own->address.bits())
            addRoute(own->network());
        for (const Address& server : m_plan.dns) {
            if (server.isV6() == six && !m_plan.carries(server))
                addRoute({server, server.bits()});
        }
    }
    return {};
}

PlanReader::Refused PlanReader::readList(std::string_view key, bool six, std::vector<Prefix>& into)
{
    const std::string name(key);
    const auto text = m_environment.value(key);
    if (text.empty())
        return {};
    const auto count = numberFrom(text, mostRoutes);
    if (!count)
        return name;
    for (std::uint32_t number = 0; number < *count; ++number) {
        const std::string item = name + '_' + std::to_string(number);
        const auto network = readListed(item, six);
        if (!network)
            return item;
        addOnce(into, *network);
    }
    return {};
}

std::optional<Prefix> PlanReader::readListed(const std::string& key, bool six) const
{
    const auto address = Address::fromText(m_environment.value(key + "_ADDR"));
    if (!address || address->isV6() != six)
        return std::nullopt;
    const auto length =
        numberFrom(m_environment.value(key + "_MASKLEN"), static_cast<std::uint32_t>(address->bits()));
    if (!length)
        return std::nullopt;
    const Prefix network = Prefix{*address, static_cast<int>(*length)}.network();
    return isRoutable(network) ? std::optional(network) : std::nullopt;
}

void PlanReader::addRoute(const Prefix& network)
{
    addOnce(m_plan.routes, network);
}

void PlanReader::readBanner()
{
    m_plan.banner = m_environment.value("CISCO_BANNER").substr(0, longestBanner);
}

} // namespace naru::helper
