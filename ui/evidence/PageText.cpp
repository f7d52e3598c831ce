// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/PageText.h"

#include "wording/EvidenceText.h"

#include <QFileInfo>

namespace naru::evidence_ui {

TextParts textParts(const EvidenceModel& model)
{
    return {model.log(), model.capture(), model.sharedReport(), model.session(), model.chosenConnection()};
}

QString pageText(const TextParts& parts, const wording::Words& words)
{
    std::vector<std::pair<QString, QString>> texts;
    if (parts.capture)
        texts.emplace_back(parts.capture->name,
                           wording::captureText(words, parts.capture->reading, *parts.report));
    if (parts.log)
        texts.emplace_back(QFileInfo(parts.log->path).fileName(),
                           wording::logText(words, parts.log->reading));
    if (parts.session)
        texts.emplace_back(QFileInfo(parts.session->path).fileName(),
                           wording::sessionText(words, parts.session->session));
    QStringList all;
    for (const auto& [name, text] : texts)
        all.append(texts.size() == 1 ? text : QStringLiteral("== %1 ==\n").arg(name) + text);
    if (parts.capture && parts.connection)
        all.append(wording::ladderText(words, parts.capture->reading.connections[*parts.connection]));
    return all.join(QLatin1String("\n\n"));
}

} // namespace naru::evidence_ui
