// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace naru::shell {

/** A gateway of the sample profile, with what its three probes measured. */
struct SampleGateway
{
    const char* english;
    const char* korean;
    const char* host;
    int port;
    const char* address;
    /** Whole ms in the order of the probes; 0: no answer. */
    std::array<int, 3> values;
    /** Backup URLs, null where there is none. */
    std::array<const char*, 2> backups;
};

inline constexpr std::array<SampleGateway, 5> sampleGateways{{
    {"Seoul",
     "서울",
     "seoul.vpn.example.net",
     443,
     "203.0.113.10",
     {219, 218, 132},
     {"https://seoul-b.vpn.example.net/eng", "https://192.0.2.20/eng"}},
    {"Tokyo",
     "도쿄",
     "tokyo.vpn.example.net",
     443,
     "198.51.100.21",
     {305, 302, 311},
     {"https://tokyo-b.vpn.example.net/eng", nullptr}},
    {"Frankfurt",
     "프랑크푸르트",
     "fra.vpn.example.net",
     443,
     "198.51.100.30",
     {631, 632, 506},
     {nullptr, nullptr}},
    {"Virginia", "버지니아", "iad.vpn.example.net", 8443, "192.0.2.44", {881, 877, 902}, {nullptr, nullptr}},
    {"São Paulo", "상파울루", "gru.vpn.example.net", 443, "192.0.2.60", {0, 0, 0}, {nullptr, nullptr}},
}};

} // namespace naru::shell
