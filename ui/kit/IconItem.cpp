// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/IconItem.h"

#include "kit/Icons.h"

namespace naru::kit {

IconItem::IconItem(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setImplicitSize(20, 20);
}

void IconItem::setName(const QString& name)
{
    if (m_name == name)
        return;
    m_name = name;
    update();
    Q_EMIT changed();
}

void IconItem::setColor(const QColor& color)
{
    if (m_color == color)
        return;
    m_color = color;
    update();
    Q_EMIT changed();
}

void IconItem::paint(QPainter* painter)
{
    if (!m_name.isEmpty())
        Icons::paint(*painter, m_name, boundingRect(), m_color);
}

} // namespace naru::kit
