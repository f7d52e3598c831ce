// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "PageBench.h"
#include "Warnings.h"
#include "evidence/EvidencePage.h"

#include <QTemporaryDir>

#include <memory>

namespace naru::test {

/** A capture of tests/data/captures. */
[[nodiscard]] QString captureFile(const QString& name);

/** A record of AnyConnect's log; `time` is `HH:mm:ss`. */
[[nodiscard]] QByteArray logRecord(const QString& date, const QString& time, const char* function,
                                   const QByteArray& message);

/** The excerpts of the seed's chapter, as they stand there: 219 218 132, and the table from the cache. */
[[nodiscard]] QByteArray seedsExcerpts();

/** A log that says of each gateway what the capture shows of its first three connections, as AnyConnect would
 * on a machine whose clock is that far ahead of UTC. */
[[nodiscard]] QByteArray logOfCapture(const QString& captureName,
                                      std::chrono::minutes zone = std::chrono::minutes(0));

/** A log of `runs` runs of four gateways, a minute and more apart; Tokyo has no value in every fifth. */
[[nodiscard]] QByteArray manyRuns(int runs);

/** The page with a folder for its files; `trap` must be empty at the end. */
struct EvidenceBench
{
    EvidenceBench();

    [[nodiscard]] QString file(const QString& name, const QByteArray& bytes) const;
    /** Opens the files and waits until they are read and checked. */
    void open(const QStringList& paths);

    WarningTrap trap;
    QTemporaryDir folder;
    PageBench bench;
    std::unique_ptr<evidence_ui::EvidencePage> page;
};

} // namespace naru::test
