// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QString>

namespace naru::kit {

/** An icon in QML: sharp at any scale, since it is drawn at the screen's own resolution. */
class IconItem : public QQuickPaintedItem
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Icon)

    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY changed)

public:
    explicit IconItem(QQuickItem* parent = nullptr);

    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QColor color() const { return m_color; }
    void setName(const QString& name);
    void setColor(const QColor& color);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    QString m_name;
    QColor m_color{Qt::black};
};

} // namespace naru::kit
