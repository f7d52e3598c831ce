// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/SettingProblems.h"

#include "kit/EngineView.h"

namespace naru::shell {

namespace {

QString line(const base::Error& error)
{
    const QString place = error.place ? QStringLiteral(":%1").arg(error.place->line) : QString();
    return error.subject + place + QStringLiteral(": ") + error.technical;
}

} // namespace

void sayProblems(const std::vector<base::Error>& problems, kit::EngineView& engine, bool profileExpected)
{
    if (problems.empty())
        return;
    base::Error message = problems.front();
    QStringList lines;
    for (const base::Error& problem : problems)
        lines.append(line(problem));
    message.technical = lines.join(u'\n');
    const auto say = [&engine, message] { engine.noteFailure(message); };
    if (profileExpected)
        QObject::connect(&engine, &kit::EngineView::profileChanged, &engine, say, Qt::SingleShotConnection);
    else
        say();
}

} // namespace naru::shell
