// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ProblemModel.h"

#include "kit/Speech.h"
#include "profiles/ProfileEditor.h"
#include "profiles/SeverityMark.h"

namespace naru::profiles {

ProblemModel::ProblemModel(const FormContext& context, QObject* parent)
    : QAbstractListModel(parent)
    , m_context(context)
{
    connect(&context.editor, &ProfileEditor::documentReplaced, this, &ProblemModel::refresh);
    connect(&context.editor, &ProfileEditor::reviewed, this, &ProblemModel::refresh);
}

void ProblemModel::refresh()
{
    beginResetModel();
    m_review = m_context.editor.review();
    m_counts = {};
    m_safe = 0;
    if (m_review) {
        for (const profile::Finding& finding : m_review->lint.findings) {
            ++m_counts[static_cast<std::size_t>(finding.problem.severity)];
            m_safe += finding.fix && finding.fix->kind == profile::FixKind::Safe ? 1 : 0;
        }
    }
    endResetModel();
}

const profile::Finding& ProblemModel::finding(int row) const
{
    return m_review->lint.findings[static_cast<std::size_t>(row)];
}

int ProblemModel::count(profile::Severity severity) const
{
    return m_counts[static_cast<std::size_t>(severity)];
}

int ProblemModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_review ? 0 : static_cast<int>(m_review->lint.findings.size());
}

QVariant ProblemModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const profile::Finding& found = finding(index.row());
    const wording::Words& words = m_context.speech.words();
    switch (role) {
    case Qt::DisplayRole:
        return words.problem(found.problem);
    case Severity:
        return static_cast<int>(found.problem.severity);
    case Place:
        return tr("line %1").arg(QString::number(found.problem.place.line));
    case FixText:
        return found.fix ? words.fix(*found.fix) : QString();
    case Qt::ToolTipRole: {
        QStringList lines{words.problem(found.problem), words.problemAdvice(found.problem),
                          found.fix ? words.fix(*found.fix) : QString(), found.problem.path};
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    case Qt::AccessibleTextRole: {
        QStringList parts{severityWord(found.problem.severity), words.problem(found.problem),
                          index.data(Place).toString()};
        if (found.fix)
            parts.append(tr("Fix: %1").arg(words.fix(*found.fix)));
        return parts.join(QStringLiteral(". "));
    }
    default:
        return {};
    }
}

} // namespace naru::profiles
