// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"
#include "evidence/SupportSession.h"

#include <QStringList>

#include <optional>

namespace naru::cli {

/** What is to go into a support session. */
struct SupportWish
{
    QStringList profiles;
    /** Further logs: AnyConnect.txt, DART bundles. */
    QStringList logs;
    QStringList captures;
    /** Stands in for the user's data folder; empty: that. */
    QString data;
    /** The raw log's own text goes in too, not its events alone. */
    bool rawLog = false;
};

/** Gathers it; what cannot be read is said, and nothing comes back. */
[[nodiscard]] std::optional<evidence::SupportSession> gatherSession(const SupportWish& wish,
                                                                    const Console& console);

} // namespace naru::cli
