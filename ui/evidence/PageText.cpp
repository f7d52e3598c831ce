// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/PageText.h"

#include "wording/EvidenceText.h"

#include <QCoreApplication>

namespace naru::evidence_ui {

namespace {

struct PageTextTr
{
    Q_DECLARE_TR_FUNCTIONS(naru::evidence_ui::PageText)
};

} // namespace

QString pageText(const EvidenceModel& model, const wording::Words& words)
{
    std::vector<std::pair<QString, QString>> parts;
    if (model.capture())
        parts.emplace_back(PageTextTr::tr("Packet capture"),
                           wording::captureText(words, model.capture()->reading, model.report()));
    if (model.log())
        parts.emplace_back(PageTextTr::tr("Log"), wording::logText(words, model.log()->reading));
    if (model.session())
        parts.emplace_back(PageTextTr::tr("Support session"),
                           wording::sessionText(words, model.session()->session));
    QStringList texts;
    for (const auto& [heading, text] : parts)
        texts.append(parts.size() == 1 ? text : QStringLiteral("== %1 ==\n%2").arg(heading, text));
    if (model.connection() != nullptr)
        texts.append(wording::ladderText(words, *model.connection()));
    return texts.join(QLatin1String("\n\n"));
}

} // namespace naru::evidence_ui
