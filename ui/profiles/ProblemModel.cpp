// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ProblemModel.h"

#include "kit/Speech.h"
#include "profiles/HostFacts.h"
#include "profiles/ProfileEditor.h"
#include "profiles/SeverityMark.h"

#include <algorithm>
#include <numeric>

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
    m_order.clear();
    if (m_review) {
        const std::vector<profile::Finding>& findings = m_review->lint.findings;
        for (const profile::Finding& finding : findings) {
            ++m_counts[static_cast<std::size_t>(finding.problem.severity)];
            m_safe += finding.fix && finding.fix->kind == profile::FixKind::Safe ? 1 : 0;
        }
        m_order.resize(findings.size());
        std::iota(m_order.begin(), m_order.end(), std::size_t{0});
        std::stable_sort(m_order.begin(), m_order.end(), [&](std::size_t a, std::size_t b) {
            return findings[a].problem.severity < findings[b].problem.severity;
        });
    }
    endResetModel();
}

QString ProblemModel::subject(const profile::Finding& found) const
{
    if (!found.node || !m_context.editor.hasDocument() || !m_context.editor.document().contains(*found.node))
        return {};
    const std::optional<profile::NodeId> host = hostOf(m_context.editor.document(), *found.node);
    return host ? hostFacts(m_context.editor.document(), *host).name : QString();
}

const profile::Finding& ProblemModel::finding(int row) const
{
    return m_review->lint.findings[m_order[static_cast<std::size_t>(row)]];
}

int ProblemModel::count(profile::Severity severity) const
{
    return m_counts[static_cast<std::size_t>(severity)];
}

int ProblemModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_review ? 0 : static_cast<int>(m_order.size());
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
    case Subject:
        return subject(found);
    case Place:
        return tr("line %1").arg(QString::number(found.problem.place.line));
    case FixText:
        return found.fix ? words.fix(*found.fix) : QString();
    case Qt::ToolTipRole: {
        QStringList lines{subject(found), words.problem(found.problem), words.problemAdvice(found.problem),
                          found.fix ? words.fix(*found.fix) : QString(), found.problem.path};
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    case Qt::AccessibleTextRole: {
        QStringList parts{severityWord(found.problem.severity), subject(found), words.problem(found.problem),
                          index.data(Place).toString()};
        parts.removeAll(QString());
        if (found.fix)
            parts.append(tr("Fix: %1").arg(words.fix(*found.fix)));
        return parts.join(QStringLiteral(". "));
    }
    default:
        return {};
    }
}

} // namespace naru::profiles
