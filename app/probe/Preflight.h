// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "RunContext.h"
#include "probe/Resolver.h"
#include "profile/Target.h"

#include <QObject>
#include <QTimer>

namespace naru::probe {

class ProbeRace;

/**
 * The one request that goes before the probes of an uncached run (OGS-07), to learn whether a proxy that
 * asks for a sign-in stands in the way. It is over when the head of an answer is there, when it failed,
 * or at its limit; its times are never used.
 */
class Preflight final : public QObject
{
    Q_OBJECT

public:
    Preflight(RunContext& context, const profile::Target& target, base::Nanoseconds limit, QObject* parent);
    ~Preflight() override;

    void start();
    /** Closes its connection; `ended` does not come any more. */
    void stop();

Q_SIGNALS:
    /** Probing may begin. */
    void ended();

private:
    void onLookup(const Addresses& addresses);
    void finish(std::optional<ogs::Failure> failure);

    RunContext& m_context;
    const profile::Target m_target;
    QTimer m_limit;
    ProbeRace* m_race = nullptr;
    QString m_address;
    bool m_over = false;
};

} // namespace naru::probe
