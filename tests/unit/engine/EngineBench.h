// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Engine.h"
#include "lab/Lab.h"
#include "profile/Reader.h"

#include <QFile>
#include <QSignalSpy>

#include <algorithm>

namespace naru::test {

inline const ogs::Location home{{{QStringLiteral("home.example"), QStringLiteral("192.168.1.1")}}};

[[nodiscard]] inline bool says(const ogs::RunReport& report, ogs::ReasonCode code)
{
    return std::ranges::find(report.why, code, &ogs::Reason::code) != report.why.end();
}

/** Entry of the choice; empty where there is none. */
[[nodiscard]] inline QString selected(const ogs::RunReport& report)
{
    return report.selected ? report.gateways[static_cast<std::size_t>(*report.selected)].entry : QString();
}

[[nodiscard]] inline QByteArray cacheFile(const QString& folder)
{
    QFile file(folder + QStringLiteral("/preferences_global.xml"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** An engine over a lab, and one run after another. */
struct EngineBench
{
    EngineBench(const QString& folder, const std::vector<lab::GatewaySpec>& specs,
                lab::Lab::Reach reach = lab::Lab::Reach::Loopback)
        : engine({folder, QStringLiteral("test"), false}, clock)
        , finished(&engine, &engine::Engine::runFinished)
    {
        if (!gateways.start(specs, reach))
            qFatal("no lab");
        const auto profile = profile::readProfile(gateways.profile());
        if (!profile)
            qFatal("no profile");
        engine.useProfile(*profile);
    }

    /** Runs at home, or where the request says, and answers with the report; null where none came in time. */
    engine::RunReportPtr run(engine::RunRequest request = {})
    {
        if (!request.location)
            request.location = home;
        const auto before = finished.size();
        engine.run(request);
        if (finished.size() == before && !finished.wait(15000))
            return {};
        return finished.last().first().value<engine::RunReportPtr>();
    }

    base::MachineClock clock;
    lab::Lab gateways;
    engine::Engine engine;
    QSignalSpy finished;
};

} // namespace naru::test
