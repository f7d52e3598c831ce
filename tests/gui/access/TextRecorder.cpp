// SPDX-License-Identifier: GPL-3.0-or-later
#include "TextRecorder.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainterPath>
#include <QScrollBar>

namespace naru::test {

namespace {

bool scrolls(const QScrollBar& bar)
{
    return bar.maximum() > bar.minimum();
}

/** What is cut off at its edges is found by scrolling. */
bool canScroll(const QWidget* widget, Qt::Orientation orientation)
{
    for (; widget; widget = widget->parentWidget()) {
        if (qobject_cast<const QLineEdit*>(widget))
            return true;
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
        if (area && scrolls(orientation == Qt::Horizontal ? *area->horizontalScrollBar()
                                                          : *area->verticalScrollBar()))
            return true;
        if (widget->isWindow())
            break;
    }
    return false;
}

} // namespace

TextRecorder::TextRecorder(const QSize& size)
    : QPaintEngine(AllFeatures)
    , m_size(size)
{
    qApp->installEventFilter(this);
}

bool TextRecorder::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Paint && watched->isWidgetType())
        m_painting = static_cast<QWidget*>(watched);
    return false;
}

int TextRecorder::metric(PaintDeviceMetric metric) const
{
    constexpr int dots = 96;
    constexpr int depth = 32;
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dots;
    case PdmDepth:
        return depth;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return int(devicePixelRatioFScale());
    default:
        return 0;
    }
}

bool TextRecorder::begin(QPaintDevice* /*device*/)
{
    setActive(true);
    return true;
}

void TextRecorder::updateState(const QPaintEngineState& now)
{
    const DirtyFlags dirty = now.state();
    if (dirty & DirtyTransform)
        m_transform = now.transform();
    if (dirty & DirtyClipEnabled)
        m_isClipped = now.isClipEnabled();
    if (dirty & (DirtyClipPath | DirtyClipRegion)) {
        const QRegion own =
            (dirty & DirtyClipPath)
                ? QRegion(now.transform().mapRect(now.clipPath().boundingRect()).toAlignedRect())
                : now.transform().map(now.clipRegion());
        m_clip = now.clipOperation() == Qt::IntersectClip && m_isClipped ? m_clip & own : own;
        m_isClipped = now.clipOperation() != Qt::NoClip;
    }
}

double TextRecorder::outside(const QRectF& place) const
{
    // A shadow of a pixel is rounding.
    constexpr double rounding = 1.5;
    QRectF seen = QRectF(QPointF(), m_size);
    if (!systemClip().isEmpty())
        seen &= systemClip().boundingRect();
    if (m_isClipped)
        seen &= m_clip.boundingRect();
    // Not there at all: a row behind the last one.
    if (seen.isEmpty())
        return 0;
    const double across = std::max(seen.left() - place.left(), place.right() - seen.right());
    const double down = std::max(seen.top() - place.top(), place.bottom() - seen.bottom());
    const bool isAcross = across > rounding && !canScroll(m_painting, Qt::Horizontal);
    const bool isDown = down > rounding && !canScroll(m_painting, Qt::Vertical);
    return std::max(isAcross ? across : 0.0, isDown ? down : 0.0);
}

void TextRecorder::drawTextItem(const QPointF& place, const QTextItem& item)
{
    // What is wholly clipped away is a row behind the last one that is seen.
    if (!m_painting || item.text().trimmed().isEmpty() || (m_isClipped && m_clip.isEmpty()))
        return;
    // What letters need: lines may stand closer than their full height.
    const QFontMetricsF metrics(item.font());
    const QRectF box(place.x(), place.y() - metrics.capHeight(), item.width(),
                     metrics.capHeight() + metrics.descent() / 2);
    ShownText shown;
    shown.text = item.text();
    shown.where = QString::fromLatin1(m_painting->metaObject()->className());
    for (const QWidget* parent = m_painting; parent && !parent->isWindow(); parent = parent->parentWidget()) {
        const QString type = QString::fromLatin1(parent->metaObject()->className());
        if (type.startsWith(QStringLiteral("naru::")) && parent != m_painting) {
            shown.where += QStringLiteral(" in ") % type;
            break;
        }
    }
    shown.cutOff = outside(m_transform.mapRect(box));
    shown.isElided = shown.text.endsWith(u'\u2026') && !saysTheRest(box.center());
    join(std::move(shown), m_transform.mapRect(box));
}

/** A tooltip, of the widget or of the cell there. */
bool TextRecorder::saysTheRest(const QPointF& place) const
{
    for (const QWidget* widget = m_painting; widget && !widget->isWindow(); widget = widget->parentWidget()) {
        if (!widget->toolTip().isEmpty())
            return true;
    }
    const auto* header = qobject_cast<const QHeaderView*>(m_painting->parentWidget());
    if (header && header->viewport() == m_painting) {
        const int section = header->logicalIndexAt(place.toPoint());
        return !header->model()
                    ->headerData(section, header->orientation(), Qt::ToolTipRole)
                    .toString()
                    .isEmpty();
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(m_painting->parentWidget());
    return view && view->viewport() == m_painting &&
           !view->indexAt(place.toPoint()).data(Qt::ToolTipRole).toString().isEmpty();
}

/** A line in which fonts change comes in pieces. */
void TextRecorder::join(ShownText piece, const QRectF& place)
{
    constexpr double near = 2;
    const bool goesOn = !m_texts.empty() && m_last.widget == m_painting &&
                        std::abs(m_last.place.right() - place.left()) < near &&
                        std::abs(m_last.place.center().y() - place.center().y()) < place.height() / 2;
    m_last = {m_painting, place};
    if (!goesOn) {
        m_texts.push_back(std::move(piece));
        return;
    }
    ShownText& line = m_texts.back();
    line.text += piece.text;
    line.cutOff = std::max(line.cutOff, piece.cutOff);
    line.isElided = piece.isElided;
}

} // namespace naru::test
