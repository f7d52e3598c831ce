// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/SourceExcerpt.h"

#include "kit/SourceView.h"
#include "kit/Theme.h"
#include "profiles/ProfileEditor.h"
#include "profiles/SourceSync.h"
#include "profiles/XmlLanguage.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace naru::profiles {

using kit::Theme;
using profile::Document;
using profile::TextRange;

namespace {

constexpr qsizetype mostUnits = 20'000;

/** From the start of the first line to the end of the last one. */
TextRange wholeLines(const QString& text, TextRange range)
{
    const auto isEnd = [&](qsizetype at) { return text[at] == u'\n' || text[at] == u'\r'; };
    while (range.begin > 0 && !isEnd(range.begin - 1))
        --range.begin;
    range.end = std::min(range.end, range.begin + mostUnits);
    while (range.end < text.size() && !isEnd(range.end))
        ++range.end;
    return range;
}

} // namespace

SourceExcerpt::SourceExcerpt(const FormContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_title(new QLabel(this))
    , m_changes(new QLabel(this))
    , m_view(new kit::SourceView(context.theme, xmlLanguage(), this))
{
    m_view->setReadOnly(true);
    m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_title->setProperty("tone", "heading");
    m_changes->setProperty("tone", "small");
    auto* head = new QHBoxLayout;
    head->setContentsMargins(Theme::space(4), Theme::space(2), Theme::space(4), Theme::space(2));
    head->addWidget(m_title, 1);
    head->addWidget(m_changes);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_view, 1);
    connect(&context.editor, &ProfileEditor::documentReplaced, this, &SourceExcerpt::refresh);
    connect(&context.editor, &ProfileEditor::edited, this, &SourceExcerpt::refresh);
    connect(&context.editor, &ProfileEditor::hostChanged, this, &SourceExcerpt::refresh);
    connect(&context.editor, &ProfileEditor::reviewed, this, &SourceExcerpt::refresh);
}

void SourceExcerpt::refresh()
{
    if (!isVisible())
        return;
    const std::optional<profile::NodeId> host = m_context.editor.host();
    if (!host) {
        m_view->clear();
        m_title->setText(tr("Source"));
        m_changes->clear();
        return;
    }
    const Document& document = m_context.editor.document();
    const TextRange range = wholeLines(document.text(), document.range(*host));
    const QString text = document.text().mid(range.begin, range.size());
    if (shownText(text) != m_view->document()->toRawText())
        m_view->setPlainText(text);
    const int first = document.place(range.begin).line;
    m_view->setFirstLine(first);
    m_title->setText(tr("Source, lines %1 to %2")
                         .arg(QString::number(first), QString::number(first + m_view->blockCount() - 1)));

    const ReviewPtr& review = m_context.editor.review();
    if (!review || review->revision != document.revision())
        return;
    std::vector<std::pair<int, int>> lines;
    int count = 0;
    for (const TextRange& changed : review->changed) {
        if (changed.end < range.begin || changed.begin > range.end)
            continue;
        const auto lineOf = [&](qsizetype offset) {
            return document.place(std::clamp(offset, range.begin, range.end)).line - first;
        };
        lines.emplace_back(lineOf(changed.begin), lineOf(std::max(changed.begin, changed.end - 1)));
        count += lines.back().second - lines.back().first + 1;
    }
    m_view->setChangedLines(std::move(lines));
    m_changes->setText(count == 0 ? QString() : tr("%n lines changed", nullptr, count));
}

void SourceExcerpt::retranslate()
{
    m_view->setAccessibleName(tr("Source of the server"));
    refresh();
}

void SourceExcerpt::restyle()
{
    m_view->restyle();
}

void SourceExcerpt::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

} // namespace naru::profiles
