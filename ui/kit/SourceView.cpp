// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/SourceView.h"

#include "kit/Composition.h"
#include "kit/SourceLanguage.h"
#include "kit/Theme.h"

#include <QFontDatabase>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>

namespace naru::kit {

namespace {

constexpr int barWidth = 3;
constexpr int tabCells = 4;

/** A syllable of Hangul is two cells wide in it. */
QFont sourceFont(const Theme& theme)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setFamilies(
        {font.family(), QStringLiteral("Noto Sans Mono CJK KR"), QStringLiteral("NanumGothicCoding")});
    font.setPixelSize(theme.small().pixelSize() + 1);
    return font;
}

} // namespace

/** The strip with the line numbers; a child, because a scroll area keeps a margin for one. */
class SourceGutter final : public QWidget
{
public:
    explicit SourceGutter(SourceView* view)
        : QWidget(view)
        , m_view(*view)
    {}

protected:
    void paintEvent(QPaintEvent* event) override { m_view.paintGutter(event); }

private:
    SourceView& m_view;
};

SourceView::SourceView(const Theme& theme, const SourceLanguage& language, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_theme(theme)
    , m_language(language)
    , m_gutter(new SourceGutter(this))
{
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setProperty("source", true);
    m_colourSoon.setSingleShot(true);
    m_colourSoon.setInterval(0);
    connect(&m_colourSoon, &QTimer::timeout, this, &SourceView::colourVisible);
    connect(document(), &QTextDocument::contentsChange, this, [this](int position) { noteChange(position); });
    connect(this, &QPlainTextEdit::blockCountChanged, this, &SourceView::placeGutter);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& part, int dy) {
        if (dy != 0)
            m_gutter->scroll(0, dy);
        else
            m_gutter->update(0, part.y(), m_gutter->width(), part.height());
        if (!m_colouring)
            m_colourSoon.start();
    });
    restyle();
}

void SourceView::restyle()
{
    setFont(sourceFont(m_theme));
    document()->setDefaultFont(font());
    setTabStopDistance(tabCells * fontMetrics().horizontalAdvance(u'0'));
    placeGutter();
    m_gutter->update();
    m_colourSoon.start();
}

void SourceView::setFirstLine(int number)
{
    m_firstLine = number;
    placeGutter();
    m_gutter->update();
}

void SourceView::setChangedLines(std::vector<std::pair<int, int>> lines)
{
    m_changed = std::move(lines);
    m_gutter->update();
}

QString SourceView::preedit() const
{
    return textCursor().block().layout()->preeditAreaText();
}

void SourceView::commit()
{
    commitComposition(*this, preedit());
}

void SourceView::focusOutEvent(QFocusEvent* event)
{
    commit();
    QPlainTextEdit::focusOutEvent(event);
}

bool SourceView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void SourceView::showEvent(QShowEvent* event)
{
    QPlainTextEdit::showEvent(event);
    m_colourSoon.start();
}

void SourceView::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    placeGutter();
    m_colourSoon.start();
}

void SourceView::noteChange(int position)
{
    if (m_colouring)
        return;
    const auto line = static_cast<std::size_t>(document()->findBlock(position).blockNumber());
    m_states.resize(std::clamp<std::size_t>(line + 1, 1, m_states.size()));
    m_colourSoon.start();
    Q_EMIT textTyped();
}

std::uint8_t SourceView::stateBefore(const QTextBlock& block)
{
    const auto line = static_cast<std::size_t>(block.blockNumber());
    if (m_states.size() <= line) {
        QTextBlock at = document()->findBlockByNumber(static_cast<int>(m_states.size()) - 1);
        for (; m_states.size() <= line && at.isValid(); at = at.next())
            m_states.push_back(m_language.scan(at.text(), m_states.back(), nullptr));
    }
    return m_states[std::min(line, m_states.size() - 1)];
}

void SourceView::colour(const QTextBlock& block)
{
    std::vector<SourceSpan> spans;
    m_language.scan(block.text(), stateBefore(block), &spans);
    QList<QTextLayout::FormatRange> formats;
    for (const SourceSpan& span : spans)
        formats.append({span.begin, span.length, m_language.format(span.kind, m_theme.colors())});
    if (formats == block.layout()->formats() || !block.layout()->preeditAreaText().isEmpty())
        return;
    block.layout()->setFormats(formats);
    document()->markContentsDirty(block.position(), block.length());
}

void SourceView::colourVisible()
{
    if (!isVisible())
        return;
    m_colouring = true;
    QTextBlock block = firstVisibleBlock();
    for (qreal top = 0; block.isValid() && top < viewport()->height(); block = block.next()) {
        colour(block);
        top += blockBoundingRect(block).height();
    }
    m_colouring = false;
}

int SourceView::gutterWidth() const
{
    const QString widest = QString::number(m_firstLine + blockCount() - 1);
    return fontMetrics().horizontalAdvance(QString(widest.size(), u'0')) + Theme::space(5);
}

void SourceView::placeGutter()
{
    setViewportMargins(gutterWidth(), 0, 0, 0);
    const QRect place = contentsRect();
    m_gutter->setGeometry(place.left(), place.top(), gutterWidth(), place.height());
}

void SourceView::paintGutter(QPaintEvent* event)
{
    QPainter painter(m_gutter);
    const Colors& colors = m_theme.colors();
    painter.fillRect(event->rect(), colors.bg);
    painter.setFont(font());
    QTextBlock block = firstVisibleBlock();
    for (; block.isValid(); block = block.next()) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > event->rect().bottom())
            break;
        const int line = block.blockNumber();
        const bool isChanged = std::any_of(m_changed.begin(), m_changed.end(), [line](const auto& lines) {
            return line >= lines.first && line <= lines.second;
        });
        // The last block is higher than its line by the document's margin.
        const qreal height = block.layout()->boundingRect().height();
        if (isChanged)
            painter.fillRect(QRectF(0, place.top(), barWidth, height), colors.accent);
        painter.setPen(isChanged ? colors.text : colors.text3);
        painter.drawText(QRectF(0, place.top(), m_gutter->width() - Theme::space(2), height),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(m_firstLine + line));
    }
}

} // namespace naru::kit
