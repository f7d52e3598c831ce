// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Icons.h"

#include "kit/Theme.h"

#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPointer>
#include <QSvgRenderer>

namespace naru::kit {

namespace {

enum class Tint { Text, OnAccent };

/** Asks the theme at each drawing, so that an icon once made follows it. */
class ThemedEngine final : public QIconEngine
{
public:
    ThemedEngine(QString name, const Theme& theme, Tint tint)
        : m_name(std::move(name))
        , m_theme(&theme)
        , m_tint(tint)
    {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        if (m_theme)
            Icons::paint(*painter, m_name, rect, colour(mode));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new ThemedEngine(*this); }

private:
    QColor colour(QIcon::Mode mode) const
    {
        const Colors& colors = m_theme->colors();
        if (mode == QIcon::Disabled)
            return colors.text3;
        if (m_tint == Tint::OnAccent)
            return colors.onAccent;
        return mode == QIcon::Selected ? colors.accent : colors.text;
    }

    QString m_name;
    QPointer<const Theme> m_theme;
    Tint m_tint;
};

QString fileOf(const QString& name)
{
    return QStringLiteral(":/naru/icons/") + name + QStringLiteral(".svg");
}

/** Draws the black-and-white picture as a mask: black becomes the colour, white a hole. */
QImage tinted(const QString& name, const QSize& size, const QColor& colour)
{
    QSvgRenderer renderer(fileOf(name));
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    if (!renderer.isValid()) {
        qWarning("There is no icon named %s", qPrintable(name));
        return picture;
    }
    QPainter painter(&picture);
    renderer.render(&painter);
    painter.end();
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            // Premultiplied: alpha less brightness is the share of black.
            const int share = qAlpha(line[x]) - qRed(line[x]);
            line[x] = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), share));
        }
    }
    return picture;
}

} // namespace

namespace Icons {

QIcon icon(const QString& name, const Theme& theme)
{
    return QIcon(new ThemedEngine(name, theme, Tint::Text));
}

QIcon iconOnAccent(const QString& name, const Theme& theme)
{
    return QIcon(new ThemedEngine(name, theme, Tint::OnAccent));
}

void paint(QPainter& painter, const QString& name, const QRectF& place, const QColor& colour)
{
    const double ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
    const QSize size = (place.size() * ratio).toSize();
    if (!size.isEmpty())
        painter.drawImage(place, tinted(name, size, colour));
}

QPixmap pixmap(const QString& name, int size, const QColor& colour, double devicePixelRatio)
{
    const int pixels = qRound(size * devicePixelRatio);
    QPixmap pixmap = QPixmap::fromImage(tinted(name, {pixels, pixels}, colour));
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

QStringList names()
{
    QStringList names;
    for (const QString& file : QDir(QStringLiteral(":/naru/icons")).entryList({QStringLiteral("*.svg")}))
        names.append(file.chopped(4));
    return names;
}

} // namespace Icons

} // namespace naru::kit
