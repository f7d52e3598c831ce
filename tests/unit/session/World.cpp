// SPDX-License-Identifier: GPL-3.0-or-later
#include "World.h"

#include <algorithm>

namespace naru::session::test {

namespace {

profile::HostEntry entry(const QString& name, const QString& backupHost, const QString& backupGroup)
{
    profile::HostEntry host;
    host.name = name;
    host.address = name + QStringLiteral(".example");
    host.target = profile::Target{host.address, 443};
    if (!backupHost.isEmpty()) {
        profile::Backup backup;
        backup.text = QStringLiteral("https://%1/%2").arg(backupHost, backupGroup);
        backup.target = profile::Target{backupHost, 443};
        backup.group = backupGroup;
        host.backups = {backup};
    }
    return host;
}

QString durationText(base::Nanoseconds time)
{
    const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
    return milliseconds % 1000 == 0 ? QStringLiteral("%1s").arg(milliseconds / 1000)
                                    : QStringLiteral("%1ms").arg(milliseconds);
}

QStringList detailsOf(const Action& action)
{
    if (const auto* run = std::get_if<StartRun>(&action)) {
        const ogs::Conditions& c = run->conditions;
        return {c.trigger == ogs::Trigger::Reconnection ? QStringLiteral("later") : QStringLiteral("first")};
    }
    if (const auto* signIn = std::get_if<StartSignIn>(&action)) {
        QStringList details{signIn->hop.target.text()};
        if (!signIn->mayOfferSecret)
            details << QStringLiteral("no-secret");
        if (!signIn->mayAskTrust)
            details << QStringLiteral("trust-only");
        return details;
    }
    if (const auto* tunnel = std::get_if<StartTunnel>(&action))
        return {tunnel->hop.target.text()};
    if (const auto* stop = std::get_if<StopTunnel>(&action))
        return stop->force ? QStringList{QStringLiteral("force")} : QStringList();
    if (const auto* timer = std::get_if<StartTimer>(&action))
        return {codeName(timer->timer), durationText(timer->after)};
    if (const auto* timer = std::get_if<StopTimer>(&action))
        return {codeName(timer->timer)};
    if (const auto* tell = std::get_if<Tell>(&action))
        return {codeName(tell->notice.code)};
    return {};
}

ogs::Location place(const QString& name)
{
    return {{{name, QStringLiteral("192.168.1.1")}}};
}

} // namespace

profile::Profile threeGateways()
{
    profile::Profile profile;
    profile.selection.enabled = true;
    profile.autoReconnect.behavior = profile::ReconnectBehavior::ReconnectAfterResume;
    profile.hosts = {
        entry(QStringLiteral("seoul"), QStringLiteral("seoul2.example"), QStringLiteral("staff")),
        entry(QStringLiteral("tokyo"), QStringLiteral("tokyo2.example"), {}),
        entry(QStringLiteral("busan"), {}, {})};
    return profile;
}

RunReportPtr reportOf(const profile::Profile& profile, const QStringList& order, ogs::Source source,
                      ogs::Phase phase)
{
    ogs::RunReport report;
    report.source = source;
    report.phase = phase;
    for (const profile::HostEntry& host : profile.hosts) {
        ogs::GatewayResult row;
        row.entry = host.name;
        row.target = host.target;
        row.group = host.group;
        row.backups = host.backups;
        const qsizetype rank = order.indexOf(host.name);
        if (rank >= 0 && source == ogs::Source::Measured)
            row.rtt = 20ms * (rank + 1);
        report.gateways.push_back(row);
    }
    for (const QString& name : order) {
        const auto row = std::ranges::find(report.gateways, name, &ogs::GatewayResult::entry);
        if (row != report.gateways.end())
            report.order.push_back(static_cast<int>(row - report.gateways.begin()));
    }
    if (!report.order.empty())
        report.selected = report.order.front();
    return std::make_shared<const ogs::RunReport>(report);
}

RunReportPtr reportWith(const profile::Profile& profile, const ogs::Reason& reason)
{
    ogs::RunReport report = *reportOf(profile, {});
    report.why = {reason};
    return std::make_shared<const ogs::RunReport>(report);
}

QString textOf(const Action& action)
{
    const QStringList details = detailsOf(action);
    return details.empty() ? codeName(action)
                           : QStringLiteral("%1(%2)").arg(codeName(action), details.join(u','));
}

World::World(const profile::Profile& profile)
{
    context.now = base::SteadyTime(1h);
    context.date = base::SystemTime(std::chrono::sys_days{std::chrono::year{2026} / 11 / 30});
    context.selectsAutomatically = true;
    setProfile(profile);
    state = initialState();
}

void World::setProfile(const profile::Profile& profile)
{
    context.profile = std::make_shared<const profile::Profile>(profile);
}

World& World::send(const Event& event)
{
    Step taken = step(state, event, context);
    state = std::move(taken.state);
    actions = std::move(taken.actions);
    for (const Action& action : actions) {
        if (const auto* started = std::get_if<StartTimer>(&action))
            m_due[started->timer] = context.now + started->after;
    }
    return *this;
}

World& World::advance(base::Nanoseconds by)
{
    context.now += by;
    context.date += std::chrono::duration_cast<std::chrono::milliseconds>(by);
    return *this;
}

World& World::atOffice()
{
    return moved(QStringLiteral("office.example"));
}

World& World::moved(const QString& name, bool trusted)
{
    return send(NetworkChanged{true, place(name), trusted});
}

World& World::networkGone()
{
    return send(NetworkChanged{false, {}, false});
}

World& World::wish(const std::optional<QString>& entry)
{
    return send(ConnectWished{entry});
}

World& World::choose(const QStringList& order)
{
    return send(RunDecided{state.alive.run, reportOf(*context.profile, order)});
}

World& World::signInFails(SignInFailure kind)
{
    return send(SignInFailed{state.alive.signIn, kind});
}

World& World::signIn()
{
    return send(SignInSucceeded{state.alive.signIn});
}

QStringList World::failWholeRound()
{
    QStringList servers;
    while (!signsInAt().isEmpty()) {
        servers << signsInAt();
        signInFails(SignInFailure::Unreachable);
    }
    return servers;
}

World& World::up()
{
    return send(TunnelUp{state.alive.tunnel});
}

World& World::connect()
{
    return atOffice().wish().choose().signIn().up().advance(1h);
}

World& World::ends(TunnelEnd kind)
{
    return send(TunnelEnded{state.alive.tunnel, kind});
}

World& World::sleep()
{
    return send(GoingToSleep{});
}

World& World::wake(base::Nanoseconds slept)
{
    // The steady clock stands while the machine sleeps.
    context.date += std::chrono::duration_cast<std::chrono::milliseconds>(slept);
    return send(Resumed{slept});
}

World& World::fire(Timer timer)
{
    advance(std::max(m_due[timer] - context.now, base::Nanoseconds(0)));
    const auto running = state.alive.timers.find(timer);
    return send(TimerFired{timer, running == state.alive.timers.end() ? 0 : running->second});
}

const StartSignIn* World::startedSignIn() const
{
    for (const Action& action : actions) {
        if (const auto* started = std::get_if<StartSignIn>(&action))
            return started;
    }
    return nullptr;
}

const StartRun* World::startedRun() const
{
    for (const Action& action : actions) {
        if (const auto* started = std::get_if<StartRun>(&action))
            return started;
    }
    return nullptr;
}

QString World::signsInAt() const
{
    const StartSignIn* started = startedSignIn();
    return started ? started->hop.target.text() : QString();
}

bool World::told(NoticeCode code) const
{
    return std::ranges::any_of(actions, [&](const Action& action) {
        const auto* tell = std::get_if<Tell>(&action);
        return tell && tell->notice.code == code;
    });
}

QVariantMap World::argumentsOf(NoticeCode code) const
{
    for (const Action& action : actions) {
        const auto* tell = std::get_if<Tell>(&action);
        if (tell && tell->notice.code == code)
            return tell->notice.arguments;
    }
    return {};
}

QStringList World::texts() const
{
    QStringList result;
    for (const Action& action : actions)
        result << textOf(action);
    return result;
}

std::optional<base::Nanoseconds> World::timer(Timer timer) const
{
    for (const Action& action : actions) {
        const auto* started = std::get_if<StartTimer>(&action);
        if (started && started->timer == timer)
            return started->after;
    }
    return std::nullopt;
}

} // namespace naru::session::test
