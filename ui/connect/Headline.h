// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Engine.h"
#include "wording/Words.h"

#include <QCoreApplication>
#include <QString>

namespace naru::connect {

/** The one sentence of state, and the line below it. */
class Headline final
{
    Q_DECLARE_TR_FUNCTIONS(naru::connect::Headline)

public:
    QString sentence;
    QString detail;

    /** Before a run. `known`: this location has a usable entry in the cache. */
    [[nodiscard]] static Headline idle(int gateways, bool known);
    [[nodiscard]] static Headline ofReport(const ogs::RunReport& report, const wording::Words& words,
                                           base::SystemTime now);
    /** While something is connected, tried or waited for. `told`: what was told last; `report` may be null.
     */
    [[nodiscard]] static Headline ofSession(const session::Status& status,
                                            const std::optional<session::Notice>& told,
                                            const ogs::RunReport* report, const wording::Words& words);

private:
    [[nodiscard]] static Headline measuring(const ogs::RunReport& report, const wording::Words& words);
    [[nodiscard]] static Headline measured(const ogs::RunReport& report, const wording::Words& words);
    [[nodiscard]] static Headline cached(const ogs::RunReport& report, const wording::Words& words,
                                         base::SystemTime now);
};

} // namespace naru::connect
