// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/Picture.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace naru::charts {

QImage imageOf(const QSize& size, const QColor& page, const Paint& paint)
{
    constexpr int fineness = 2;
    QImage image(size * fineness, QImage::Format_RGB32);
    image.setDevicePixelRatio(fineness);
    image.fill(page);
    QPainter painter(&image);
    paint(painter);
    return image;
}

QByteArray pngOf(const QImage& image)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QByteArray svgOf(const QSize& size, const QColor& page, const QString& title, const Paint& paint)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    // One px of the painter is one of the file.
    generator.setResolution(96);
    generator.setTitle(title.toHtmlEscaped());
    QPainter painter(&generator);
    painter.fillRect(QRect(QPoint(), size), page);
    paint(painter);
    painter.end();
    return buffer.data();
}

QByteArray svgElement(const QByteArray& file)
{
    const qsizetype start = file.indexOf("<svg");
    return start < 0 ? QByteArray() : file.mid(start);
}

} // namespace naru::charts
