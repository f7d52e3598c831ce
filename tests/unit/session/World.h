// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/Verdict.h"
#include "profile/Profile.h"
#include "session/Codes.h"
#include "session/Status.h"
#include "session/Step.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace naru::session::test {

using namespace std::chrono_literals;

/** Three entries, `seoul`, `tokyo`, `busan`; seoul with a backup in the group `staff`, tokyo with one too.
 * The profile keeps a connection over sleep. */
[[nodiscard]] profile::Profile threeGateways();
/** A run that ended with this order, the choice first; each 20 ms slower than the one before. */
[[nodiscard]] RunReportPtr reportOf(const profile::Profile& profile, const QStringList& order,
                                    ogs::Source source = ogs::Source::Measured,
                                    ogs::Phase phase = ogs::Phase::Complete);
/** A run with one reason and no choice. */
[[nodiscard]] RunReportPtr reportWith(const profile::Profile& profile, const ogs::Reason& reason);

/** An action as one word: `start-timer(retry:10s)`, `start-sign-in(seoul.example:443)`. */
[[nodiscard]] QString textOf(const Action& action);

/** A session and the world that it looks at: time stands still until it is moved. */
class World
{
public:
    explicit World(const profile::Profile& profile = threeGateways());

    /** Takes an event; `actions` are those of this step alone. */
    World& send(const Event& event);
    World& advance(base::Nanoseconds by);
    void setProfile(const profile::Profile& profile);

    // What a session goes through, each from where the one before has led.
    /** `NetworkChanged` of the office, up and not trusted. */
    World& atOffice();
    World& moved(const QString& place, bool trusted = false);
    World& networkGone();
    World& wish(const std::optional<QString>& entry = {});
    World& choose(const QStringList& order = {QStringLiteral("seoul"), QStringLiteral("tokyo"),
                                              QStringLiteral("busan")});
    World& signInFails(SignInFailure kind);
    World& signIn();
    /** Servers in the order in which they are signed in at while each of them is unreachable. */
    QStringList failWholeRound();
    World& up();
    /** All of them: connected to seoul, for long enough to be stable. */
    World& connect();
    World& ends(TunnelEnd kind);
    World& sleep();
    World& wake(base::Nanoseconds slept);
    /** Lets the timer fire, at its time. */
    World& fire(Timer timer);

    [[nodiscard]] Kind kind() const { return kindOf(state); }
    /** Where the last sign-in was started in this step; empty where none was. */
    [[nodiscard]] QString signsInAt() const;
    [[nodiscard]] const StartSignIn* startedSignIn() const;
    [[nodiscard]] const StartRun* startedRun() const;
    [[nodiscard]] bool did(const QString& action) const { return texts().contains(action); }
    /** Whether it was told in this step. */
    [[nodiscard]] bool told(NoticeCode code) const;
    [[nodiscard]] QVariantMap argumentsOf(NoticeCode code) const;
    [[nodiscard]] QStringList texts() const;
    [[nodiscard]] std::optional<base::Nanoseconds> timer(Timer timer) const;

    Context context;
    State state;
    std::vector<Action> actions;

private:
    std::map<Timer, base::SteadyTime> m_due;
};

} // namespace naru::session::test
