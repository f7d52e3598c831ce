// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Scenario.h"
#include "wording/ScenarioWords.h"

#include <QByteArray>
#include <QString>

namespace naru::simulator {

/** A scenario of the library, as it stands in its file; also one that can't be read. */
struct ScenarioEntry
{
    /** `shipped/NAME` or `own/NAME`; stays the same as long as the file does. */
    QString id;
    QByteArray source;
    /** The scenario, or what is wrong with it. That its run can start is not checked. */
    sim::Checked<sim::Scenario> scenario;
    /** What could be read of these, even where the whole is broken; both may be empty. */
    sim::Text title;
    QString model;

    /** The user's own may be changed; those that come with the program may not. */
    [[nodiscard]] bool isOwn() const;
    /** The part of the id behind the slash: what its file is called. */
    [[nodiscard]] QString fileName() const;
    /** In the language, else in the other one, else the file's name. */
    [[nodiscard]] QString titleIn(wording::Language language) const;
    /** What it shows; empty for a broken one. */
    [[nodiscard]] QString textIn(wording::Language language) const;
};

using wording::textIn;

/** Reads a source, with the files that it names. Never fails: what is wrong is in the entry. */
[[nodiscard]] ScenarioEntry readEntry(const QString& id, const QByteArray& source,
                                      const sim::FileReader& files);

} // namespace naru::simulator
