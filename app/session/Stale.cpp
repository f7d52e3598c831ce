// SPDX-License-Identifier: GPL-3.0-or-later
#include "Stale.h"

#include "Overloaded.h"

namespace naru::session {

namespace {

template <class Part>
concept OfRun = requires(const Part& event)
{
    event.run;
};
template <class Part>
concept OfSignIn = std::same_as<Part, SignInReached> || std::same_as<Part, SignInWaits> ||
    std::same_as<Part, SignInAnswered> || std::same_as<Part, SignInSucceeded> ||
    std::same_as<Part, SignInFailed>;
template <class Part>
concept OfTunnel = requires(const Part& event)
{
    event.attempt;
}
&&!OfSignIn<Part>;

bool isOther(Number number, Number living)
{
    return number == 0 || number != living;
}

} // namespace

bool isStale(const Alive& alive, const Event& event)
{
    return std::visit(Overloaded{
                          [&]<OfRun Part>(const Part& e) { return isOther(e.run, alive.run); },
                          [&]<OfSignIn Part>(const Part& e) { return isOther(e.attempt, alive.signIn); },
                          [&]<OfTunnel Part>(const Part& e) { return isOther(e.attempt, alive.tunnel); },
                          [&](const NetworkTested& e) { return isOther(e.test, alive.test); },
                          [&](const TimerFired& e) {
                              const auto running = alive.timers.find(e.timer);
                              return running == alive.timers.end() || running->second != e.number;
                          },
                          [](const auto&) { return false; },
                      },
                      event);
}

} // namespace naru::session
