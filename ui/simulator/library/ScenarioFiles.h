// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "sim/scenario/Scenario.h"

#include <QByteArray>
#include <QString>

/** What the library asks of the disk. */
namespace naru::simulator {

/** A scenario is never larger. */
inline constexpr qint64 largestScenario = 4 << 20;

/** `FileNotReadable`, or `FileTooLarge` beyond `most` bytes. */
[[nodiscard]] base::Result<QByteArray> readFile(const QString& path, qint64 most);

/**
 * Reads the files that a scenario names: plain files in `folder` or below it, at most 16 MB. What a scenario
 * from elsewhere names outside of its own folder is none of its business, and is not read.
 */
[[nodiscard]] sim::FileReader filesIn(const QString& folder);

/** A file's name, without ending, made of a title: small Latin letters, digits and dashes; `scenario` where
 * nothing is left. */
[[nodiscard]] QString nameFor(const std::string& title);

/** The source with the numbers of its CSV files in it, so that it is complete in itself; unchanged where it
 * names none. */
[[nodiscard]] QByteArray selfContained(const QByteArray& source, const sim::Scenario& scenario);

} // namespace naru::simulator
