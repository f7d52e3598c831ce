// SPDX-License-Identifier: GPL-3.0-or-later
// The hold model on ns-3's MapScheduler with 10,000 pending events: ns a hold.
#include <chrono>
#include <cstdio>
#include <ns3/core-module.h>
#include <random>

namespace {

constexpr int Pending = 10'000;
constexpr long Operations = 2'000'000;
long done = 0;
std::mt19937_64 bits(1);

void hold()
{
    if (++done >= Operations)
        ns3::Simulator::Stop();
    ns3::Simulator::Schedule(ns3::NanoSeconds(static_cast<std::int64_t>(bits() % 2'000'000)), &hold);
}

} // namespace

int main()
{
    ns3::ObjectFactory factory;
    factory.SetTypeId("ns3::MapScheduler");
    ns3::Simulator::SetScheduler(factory);
    for (int i = 0; i < Pending; ++i)
        ns3::Simulator::Schedule(ns3::NanoSeconds(static_cast<std::int64_t>(bits() % 2'000'000)), &hold);
    const auto start = std::chrono::steady_clock::now();
    ns3::Simulator::Run();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::printf("hold/%d %.1f ns\n", Pending, seconds / static_cast<double>(done) * 1e9);
    ns3::Simulator::Destroy();
}
