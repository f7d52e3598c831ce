// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/RunTable.h"

#include "kit/Speech.h"
#include "wording/EvidenceWords.h"

namespace naru::evidence_ui {

using kit::CellLine;
using kit::CellText;

QString runTime(const evidence::LogRun& run, const QLocale& locale)
{
    if (!run.at)
        return QStringLiteral("–");
    const bool isKorean = locale.language() == QLocale::Korean;
    const QString format = isKorean ? QStringLiteral("yyyy. M. d.") : QStringLiteral("d MMM yyyy");
    return locale.toString(run.at->date(), format) + (isKorean ? u" " : u", ") +
           run.at->time().toString(QStringLiteral("HH:mm:ss"));
}

RunTable::RunTable(const kit::Speech& speech, const EvidenceModel& model, QObject* parent)
    : CellTable(ColumnCount, parent)
    , m_speech(speech)
    , m_model(model)
{}

void RunTable::reload()
{
    beginResetModel();
    endResetModel();
}

int RunTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_model.log() ? 0 : static_cast<int>(m_model.log()->reading.runs.size());
}

std::size_t RunTable::runOf(int row) const
{
    return static_cast<std::size_t>(rowCount() - 1 - row);
}

int RunTable::rowOf(std::size_t run) const
{
    return rowCount() - 1 - static_cast<int>(run);
}

CellText RunTable::cellText(int row, int column) const
{
    const evidence::LogRun& run = m_model.log()->reading.runs[runOf(row)];
    const wording::Words& words = m_speech.words();
    switch (column) {
    case When:
        return {{.text = runTime(run, words.locale()), .figures = true}, {}};
    case Trigger:
        return {{.text = run.trigger.isEmpty() ? QStringLiteral("–")
                                               : wording::EvidenceWords(words).trigger(run.trigger)},
                {}};
    case Outcome:
        return {
            {.text = run.reason.isEmpty() ? wording::EvidenceWords(words).outcome(run.outcome) : run.reason},
            {}};
    case Chosen:
        return {{.text = run.selected.isEmpty() ? QStringLiteral("–") : m_model.naming()(run.selected),
                 .strong = true},
                {}};
    default:
        break;
    }
    for (const evidence::LogGateway& gateway : run.gateways) {
        if (gateway.host == run.selected)
            return {{.text = words.milliseconds(gateway.rtt), .figures = true}, {}};
    }
    return {{.text = QStringLiteral("–")}, {}};
}

QString RunTable::heading(int column) const
{
    switch (column) {
    case When:
        return tr("When");
    case Trigger:
        return tr("Why it ran");
    case Outcome:
        return tr("Outcome");
    case Chosen:
        return tr("Chosen");
    case Rtt:
        return tr("RTT");
    default:
        return {};
    }
}

} // namespace naru::evidence_ui
