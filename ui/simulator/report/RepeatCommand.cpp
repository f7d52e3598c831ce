// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/report/RepeatCommand.h"

#include <algorithm>

namespace naru::simulator {

namespace {

/** What no shell takes for anything but itself. */
bool isPlain(const QString& text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber()) || QStringLiteral("_./:=@%+-").contains(c);
    });
}

} // namespace

QString shellQuoted(const QString& text)
{
    if (isPlain(text))
        return text;
    QString quoted = text;
    quoted.replace(u'\'', QLatin1String("'\\''"));
    return u'\'' + quoted + u'\'';
}

bool repeatsAsOpened(const sim::Scenario& opened, const sim::Scenario& recorded)
{
    sim::Scenario same = recorded;
    same.seed = opened.seed;
    same.until = opened.until;
    return sim::writeScenario(same) == sim::writeScenario(opened);
}

QString repeatCommand(const QString& file, std::int64_t seed, const sim::Snapshot& stands)
{
    // A name that begins with a dash is no option.
    const QString path = file.startsWith(u'-') ? QStringLiteral("./") + file : file;
    const QString end = stands.isMidMoment
                            ? QStringLiteral("--events %1").arg(stands.events)
                            : QStringLiteral("--until ") + QString::fromStdString(sim::timeText(stands.at));
    return QStringLiteral("naructl sim run %1 --seed %2 %3")
        .arg(shellQuoted(path), QString::number(seed), end);
}

} // namespace naru::simulator
