// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/SourcePane.h"

#include "kit/SourceView.h"
#include "profiles/DraftBar.h"
#include "profiles/ProfileEditor.h"
#include "profiles/SourceFill.h"
#include "profiles/SourceSync.h"
#include "profiles/XmlLanguage.h"

#include <QTextBlock>
#include <QVBoxLayout>

#include <utility>

namespace naru::profiles {

using profile::Document;

namespace {

constexpr std::chrono::milliseconds applyPause(250);
constexpr qint64 longestBurst = 2000;

} // namespace

SourcePane::SourcePane(const FormContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_view(new kit::SourceView(context.theme, xmlLanguage(), this))
    , m_fill(new SourceFill(*m_view->document(), this))
    , m_bar(new DraftBar(context, this))
{
    layOut();
    m_applySoon.setSingleShot(true);
    m_applySoon.setInterval(applyPause);
    connect(&m_applySoon, &QTimer::timeout, this, &SourcePane::applySoon);
    connect(m_fill, &SourceFill::filled, this, &SourcePane::noteFilled);
    connect(m_view, &kit::SourceView::textTyped, this, &SourcePane::noteTyping);
    connect(m_bar, &DraftBar::placeWished, this, &SourcePane::goToError);
    connect(m_bar, &DraftBar::dropWished, this, &SourcePane::dropDraft);
    connect(&context.editor, &ProfileEditor::documentReplaced, this, &SourcePane::reload);
    connect(&context.editor, &ProfileEditor::edited, this, &SourcePane::follow);
    connect(&context.editor, &ProfileEditor::reviewed, this, &SourcePane::markChanges);
    retranslate();
}

void SourcePane::layOut()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view, 1);
}

QString SourcePane::shown() const
{
    return m_view->document()->toRawText();
}

void SourcePane::reload()
{
    m_isTyped = false;
    m_error.reset();
    m_context.editor.setDraft(false);
    follow();
    m_bar->setError(m_error);
}

void SourcePane::follow()
{
    // Behind another tab it takes no time from the typing there; it catches up when it is shown.
    if (!isVisible() || m_isTyped)
        return;
    m_following = true;
    const QString wanted =
        m_context.editor.hasDocument() ? shownText(m_context.editor.document().text()) : QString();
    const QString before = shown();
    const std::optional<TextEdit> change = differenceOf(before, wanted);
    if (!change) {
        m_fill->stop();
        noteFilled();
        return;
    }
    m_fill->start(*change);
    // Not for a change of one slice: it would take the input method from under the typing.
    if (m_fill->isFilling())
        m_view->setReadOnly(true);
    if (before.isEmpty())
        m_view->moveCursor(QTextCursor::Start);
}

void SourcePane::noteFilled()
{
    m_view->document()->clearUndoRedoStacks();
    m_view->setReadOnly(!m_context.editor.hasDocument());
    m_following = false;
    markChanges();
    if (const std::optional<profile::TextRange> wished = std::exchange(m_wished, std::nullopt))
        showRange(*wished);
}

void SourcePane::markChanges()
{
    if (!isVisible() || m_isTyped || m_following || !m_context.editor.review())
        return;
    std::vector<std::pair<int, int>> lines;
    const Document& document = m_context.editor.document();
    if (m_context.editor.review()->revision != document.revision())
        return;
    const auto lineOf = [&](qsizetype offset) {
        const int place = static_cast<int>(shownOffset(document.text(), offset));
        return m_view->document()->findBlock(place).blockNumber();
    };
    for (const profile::TextRange& range : m_context.editor.review()->changed)
        lines.emplace_back(lineOf(range.begin), lineOf(std::max(range.begin, range.end - 1)));
    m_view->setChangedLines(std::move(lines));
}

void SourcePane::noteTyping()
{
    if (m_following || !m_context.editor.hasDocument())
        return;
    m_isTyped = true;
    m_applySoon.start();
}

void SourcePane::applySoon()
{
    // A syllable that is being put together is not torn from under the hands.
    if (m_view->isComposing())
        m_applySoon.start();
    else
        flush();
}

bool SourcePane::flush()
{
    m_view->commit();
    m_applySoon.stop();
    if (!m_isTyped || !m_context.editor.hasDocument())
        return true;
    const Document& document = m_context.editor.document();
    const std::optional<TextEdit> change = editOfSource(document.text(), document.form().lineEnd, shown());
    base::Result<void> done;
    if (change) {
        if (!m_merge || !m_sinceEdit.isValid() || m_sinceEdit.elapsed() > longestBurst)
            m_merge = m_context.editor.newMerge();
        done = m_context.editor.tryEdit(
            [&](Document& edited) { return edited.replace(change->range, change->text, m_merge); });
        m_sinceEdit.start();
    }
    m_isTyped = !done;
    m_error = done ? std::nullopt : std::optional(done.error());
    m_context.editor.setDraft(m_isTyped);
    if (done)
        follow();
    m_bar->setError(m_error);
    return done.has_value();
}

void SourcePane::undoDraft()
{
    if (m_view->document()->isUndoAvailable())
        m_view->undo();
    else
        dropDraft();
}

void SourcePane::redoDraft()
{
    m_view->redo();
}

void SourcePane::dropDraft()
{
    m_applySoon.stop();
    reload();
    if (isVisible())
        m_view->setFocus(Qt::OtherFocusReason);
}

void SourcePane::goToError()
{
    if (!m_error || !m_error->place)
        return;
    Q_EMIT shownWished();
    const QTextBlock block = m_view->document()->findBlockByNumber(m_error->place->line - 1);
    QTextCursor cursor(block.isValid() ? block : m_view->document()->lastBlock());
    const int column = std::min(m_error->place->column - 1, cursor.block().length() - 1);
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, std::max(0, column));
    m_view->setTextCursor(cursor);
    m_view->centerCursor();
    m_view->setFocus(Qt::OtherFocusReason);
}

void SourcePane::showRange(profile::TextRange range)
{
    if (m_isTyped || !m_context.editor.hasDocument())
        return;
    if (m_following) {
        m_wished = range;
        return;
    }
    const QString& text = m_context.editor.document().text();
    QTextCursor cursor(m_view->document());
    cursor.setPosition(static_cast<int>(shownOffset(text, std::min(range.end, text.size()))));
    cursor.setPosition(static_cast<int>(shownOffset(text, std::min(range.begin, text.size()))),
                       QTextCursor::KeepAnchor);
    m_view->setTextCursor(cursor);
    m_view->centerCursor();
    m_view->setFocus(Qt::OtherFocusReason);
}

void SourcePane::retranslate()
{
    m_view->setAccessibleName(tr("Source of the profile"));
    m_bar->retranslate();
}

void SourcePane::restyle()
{
    m_view->restyle();
}

void SourcePane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow();
}

void SourcePane::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    flush();
}

} // namespace naru::profiles
