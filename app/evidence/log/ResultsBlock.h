// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Log.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace naru::evidence {

/** The record `*** OGS Selection Results ***`. */
struct ResultsBlock
{
    struct Row
    {
        QString host;
        std::optional<std::chrono::milliseconds> rtt;
        QString failure;
    };
    QString trigger;
    QString lastServer;
    bool fromCache = false;
    std::vector<Row> rows;
    QString selected;
    std::optional<LogOutcome> outcome;
};

[[nodiscard]] ResultsBlock readResults(const QStringList& lines);

/** What a line says of how a run ended, wherever it stands. */
[[nodiscard]] std::optional<LogOutcome> outcomeOf(const QString& line);

} // namespace naru::evidence
