// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/desk/Tour.h"

#include <QCoreApplication>

#include <array>

namespace naru::simulator {

using namespace std::chrono_literals;

namespace {

constexpr const char* golden = "vdra-golden-timeline";

constexpr std::array limiterSteps{
    TourStep{QT_TRANSLATE_NOOP(
                 "naru::simulator::Tour",
                 "1,000 CCR-I a second come from pgw1, and the limit is 1,000: all pass. The CPU of the "
                 "database is at 40 %, below every range of the table."),
             golden, 5s, "peer/pgw1", TourPanel::Selected},
    TourStep{
        QT_TRANSLATE_NOOP(
            "naru::simulator::Tour",
            "CPU 62 % lies in the range 60 to 65: 40 % are taken off the limit at once. 600 pass, 400 are "
            "refused with 3002. That is why traffic fell to 600."),
        golden, 15s, "database", TourPanel::Events},
    TourStep{QT_TRANSLATE_NOOP("naru::simulator::Tour",
                               "CPU 63 % is the same range. Nothing adds up: it is still 600."),
             golden, 25s, "database", TourPanel::Events},
    TourStep{QT_TRANSLATE_NOOP(
                 "naru::simulator::Tour",
                 "CPU 49 % would allow more, but a step back has to wait: the hold time of 30 seconds runs."),
             golden, 35s, "database", TourPanel::Events},
    TourStep{QT_TRANSLATE_NOOP("naru::simulator::Tour",
                               "30 seconds at 49 % or less: one step of 20 points is given back. 800 pass."),
             golden, 65s, "peer/pgw1", TourPanel::Events},
    TourStep{QT_TRANSLATE_NOOP(
                 "naru::simulator::Tour",
                 "CPU 57 %: the table says 30 %. It replaces the 20 % that were left, it is not added: 700."),
             golden, 75s, "database", TourPanel::Events},
    TourStep{QT_TRANSLATE_NOOP("naru::simulator::Tour", "CPU 67 %: the highest range, 50 %. 500 pass."),
             golden, 85s, "database", TourPanel::Events},
    TourStep{
        QT_TRANSLATE_NOOP("naru::simulator::Tour", "CPU 55 %: a lower range takes effect at once, too. 700."),
        golden, 95s, "database", TourPanel::Events},
    TourStep{QT_TRANSLATE_NOOP("naru::simulator::Tour", "Again 30 seconds below: 10 % are left, 900 pass."),
             golden, 135s, "peer/pgw1", TourPanel::Events},
    TourStep{QT_TRANSLATE_NOOP(
                 "naru::simulator::Tour",
                 "Another 30 seconds: nothing is throttled any more. pgw2 has no dynamic profile and passed "
                 "in full all the time."),
             golden, 165s, "peer/pgw2", TourPanel::Selected},
};

constexpr const char* misrouted = "misrouted-secondaries";
constexpr const char* quiesce = "quiesce";
constexpr const char* withPersistence = "balancers[lb1].persistence=source";

constexpr std::array balancerSteps{
    TourStep{
        QT_TRANSLATE_NOOP(
            "naru::simulator::Tour",
            "Clients sign in through the load balancer at one of three appliances. Without persistence it "
            "chooses anew for each connection."),
        misrouted, 2s, "balancer/lb1", TourPanel::Parameters},
    TourStep{
        QT_TRANSLATE_NOOP(
            "naru::simulator::Tour",
            "A secondary connection reaches an appliance that does not know the user: it is dropped in the "
            "DMZ. With three appliances that happens to two of three. That is why they fail."),
        misrouted, 30s, "uag/uag1", TourPanel::Events},
    TourStep{QT_TRANSLATE_NOOP(
                 "naru::simulator::Tour",
                 "Run B has persistence by source address and the same clients: no secondary connection goes "
                 "astray."),
             misrouted,
             5min,
             "balancer/lb1",
             TourPanel::Parameters,
             {},
             withPersistence},
    TourStep{QT_TRANSLATE_NOOP("naru::simulator::Tour",
                               "Before maintenance: the three appliances have about as many sessions each."),
             quiesce, 119min, "uag/uag1", TourPanel::Selected},
    TourStep{
        QT_TRANSLATE_NOOP(
            "naru::simulator::Tour",
            "uag1 is in quiesce mode: it answers health checks with 503 and gets no new sessions; those it "
            "has go on."),
        quiesce, 2h + 5min, "uag/uag1", TourPanel::Events},
    TourStep{QT_TRANSLATE_NOOP(
                 "naru::simulator::Tour",
                 "Hours later its last user has left, or the maximum session time is over: it is free for "
                 "maintenance, and nobody was cut off."),
             quiesce, 13h, "uag/uag1", TourPanel::Events},
};

constexpr const char* setUp = "cluster-tcp-setup";
constexpr std::array otherNode{TourChange{200ms, "traffic[client].back", "[\"n3\"]"}};

constexpr std::array clusterSteps{
    TourStep{QT_TRANSLATE_NOOP(
                 "naru::simulator::Tour",
                 "1. The SYN comes to n1: it becomes the owner of the flow, writes its number into the SYN "
                 "cookie, and sends the SYN to the server."),
             setUp, 1ms, "flow/1", TourPanel::Selected},
    TourStep{QT_TRANSLATE_NOOP(
                 "naru::simulator::Tour",
                 "2. The SYN-ACK of the server comes to n2, which has no such flow: n2 is a forwarder."),
             setUp, 10ms + 1us, "flow/1", TourPanel::Selected},
    TourStep{QT_TRANSLATE_NOOP(
                 "naru::simulator::Tour",
                 "3. n2 decodes the owner from the SYN cookie, without asking anyone, and forwards to n1."),
             setUp, 10ms + 50us, "flow/1", TourPanel::Selected},
    TourStep{QT_TRANSLATE_NOOP(
                 "naru::simulator::Tour",
                 "4. n1 registers the flow at its director with a state update, and sends the SYN-ACK to the "
                 "client."),
             setUp, 10ms + 150us, "flow/1", TourPanel::Selected},
    TourStep{
        QT_TRANSLATE_NOOP("naru::simulator::Tour", "5. The director keeps the state: it backs the owner up."),
        setUp, 10ms + 250us, "flow/1", TourPanel::Selected},
    TourStep{QT_TRANSLATE_NOOP("naru::simulator::Tour",
                               "6. Later packets that come to n2 go by its forwarding flow to the owner."),
             setUp, 121ms, "flow/1", TourPanel::Selected},
    TourStep{
        QT_TRANSLATE_NOOP(
            "naru::simulator::Tour",
            "7. A packet comes to n3, which knows nothing of the flow: it asks the director who owns it, "
            "and forwards."),
        setUp, 321ms, "flow/1", TourPanel::Selected, otherNode},
    TourStep{QT_TRANSLATE_NOOP(
                 "naru::simulator::Tour",
                 "8. Whenever the state changes, the owner tells director and backup. Who owns a flow stands "
                 "here at any time."),
             setUp, 440ms, "flow/1", TourPanel::Selected, otherNode},
};

constexpr std::array allTours{
    Tour{"limiter", QT_TRANSLATE_NOOP("naru::simulator::Tour", "Dynamic limiting, step by step"),
         limiterSteps},
    Tour{"balancer", QT_TRANSLATE_NOOP("naru::simulator::Tour", "Misrouting and quiesce mode"),
         balancerSteps},
    Tour{"cluster", QT_TRANSLATE_NOOP("naru::simulator::Tour", "TCP set-up in eight steps"), clusterSteps},
};

} // namespace

std::span<const Tour> tours()
{
    return allTours;
}

QString tourText(const char* text)
{
    return QCoreApplication::translate("naru::simulator::Tour", text);
}

} // namespace naru::simulator
