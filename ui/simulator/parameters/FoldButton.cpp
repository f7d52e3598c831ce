// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/FoldButton.h"

#include "kit/Access.h"
#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QPainter>

namespace naru::simulator {

using kit::Theme;

namespace {

constexpr int foldMargin = 12;
constexpr int arrow = 12;
constexpr int textLeft = foldMargin + arrow + 4;

} // namespace

FoldButton::FoldButton(const Theme& theme, QWidget* parent)
    : QAbstractButton(parent)
    , m_theme(theme)
{
    setCheckable(true);
    kit::sayItOpens(*this);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FoldButton::setTexts(const QString& name, const QString& context, const QString& count)
{
    m_context = context;
    m_count = count;
    setText(name);
    QString spoken = name;
    for (const QString& part : {context, count})
        if (!part.isEmpty())
            spoken += QStringLiteral(", ") % part;
    setAccessibleName(spoken);
    update();
}

QSize FoldButton::sizeHint() const
{
    return {200, Theme::space(7)};
}

void FoldButton::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& colors = m_theme.colors();
    if (underMouse())
        painter.fillRect(rect(), colors.hover);
    // A heading of nothing has nothing to open.
    if (isEnabled())
        kit::Icons::paint(painter, isChecked() ? QStringLiteral("down") : QStringLiteral("right"),
                          QRectF(foldMargin, (height() - arrow) / 2.0, arrow, arrow), colors.text2);
    QRect place = rect().adjusted(textLeft, 0, -Theme::space(4), 0);
    painter.setFont(m_theme.smallFigures());
    painter.setPen(colors.text3);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, m_count);
    place.setRight(place.right() - painter.fontMetrics().horizontalAdvance(m_count) - Theme::space(2));
    painter.setFont(m_theme.smallStrong());
    painter.setPen(colors.text);
    const QString name = painter.fontMetrics().elidedText(text(), Qt::ElideRight, place.width());
    painter.drawText(place, Qt::AlignVCenter, name);
    place.setLeft(place.left() + painter.fontMetrics().horizontalAdvance(name) + Theme::space(2));
    painter.setFont(m_theme.small());
    painter.setPen(colors.text2);
    painter.drawText(place, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_context, Qt::ElideRight, place.width()));
    if (hasFocus()) {
        painter.setPen(QPen(colors.accent, Theme::focusWidth));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace naru::simulator
