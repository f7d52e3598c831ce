// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "connect/Lane.h"
#include "engine/Engine.h"
#include "wording/Words.h"

#include <QCoreApplication>

#include <vector>

namespace naru::connect {

/** Makes lanes of what is known. Pure but for the language of `tr()`. */
class Lanes final
{
    Q_DECLARE_TR_FUNCTIONS(naru::connect::Lanes)

public:
    /** The lane of one gateway: `index` into `report.gateways`. */
    [[nodiscard]] static Lane ofGateway(const ogs::RunReport& report, int index, const wording::Words& words);
    /** Before the first run: names only. */
    [[nodiscard]] static std::vector<Lane> ofProfile(const profile::Profile& profile);
    /**
     * Indices into `report.gateways` in the order in which the page shows them: the ranked, then those that
     * have a value so far, then the rest in the profile's order.
     */
    [[nodiscard]] static std::vector<int> order(const ogs::RunReport& report);
    /** `≤ 506 ms` while it can still fall, else the number, else a word; an en dash where none is to come. */
    [[nodiscard]] static QString value(const ogs::RunReport& report, const ogs::GatewayResult& gateway,
                                       const wording::Words& words);
    /** The address as the profile says it: the port only where it is not the usual one. */
    [[nodiscard]] static QString addresses(const std::vector<profile::Backup>& backups);
    [[nodiscard]] static QString address(const std::optional<profile::Target>& target, const QString& group);

private:
    [[nodiscard]] static QStringList probeTexts(const ogs::GatewayResult& gateway,
                                                const wording::Words& words);
    [[nodiscard]] static Track track(const ogs::GatewayResult& gateway);
};

} // namespace naru::connect
