// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/ComboBox.h"

#include "kit/Access.h"
#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QPainter>
#include <QWheelEvent>

namespace naru::kit {

namespace {
constexpr int arrowSize = 14;
}

ComboBox::ComboBox(const Theme& theme, QWidget* parent)
    : QComboBox(parent)
    , m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    sayNameAndValue(*this);
}

void ComboBox::paintEvent(QPaintEvent* event)
{
    QComboBox::paintEvent(event);
    QPainter painter(this);
    const QRectF arrow(width() - arrowSize - Theme::space(2), (height() - arrowSize) / 2.0, arrowSize,
                       arrowSize);
    Icons::paint(painter, QStringLiteral("down"), arrow,
                 isEnabled() ? m_theme.colors().text2 : m_theme.colors().text3);
}

void ComboBox::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace naru::kit
