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

private:
    [[nodiscard]] static Headline measuring(const ogs::RunReport& report, const wording::Words& words);
    [[nodiscard]] static Headline measured(const ogs::RunReport& report, const wording::Words& words);
    [[nodiscard]] static Headline cached(const ogs::RunReport& report, const wording::Words& words,
                                         base::SystemTime now);
};

} // namespace naru::connect
