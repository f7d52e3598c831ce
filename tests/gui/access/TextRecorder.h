// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ShownTexts.h"

#include <QObject>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QRegion>
#include <QTransform>

namespace naru::test {

/** Keeps the texts that are drawn, with the widget that draws them, and draws nothing. */
class TextRecorder final : public QObject, public QPaintDevice, private QPaintEngine
{
public:
    explicit TextRecorder(const QSize& size);

    [[nodiscard]] const std::vector<ShownText>& texts() const { return m_texts; }

    [[nodiscard]] QPaintEngine* paintEngine() const override { return const_cast<TextRecorder*>(this); }

protected:
    /** Of the program: tells whose turn it is to paint. */
    bool eventFilter(QObject* watched, QEvent* event) override;
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    bool begin(QPaintDevice* device) override;
    bool end() override { return true; }
    void updateState(const QPaintEngineState& now) override;
    [[nodiscard]] Type type() const override { return User; }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& place, const QTextItem& item) override;
    [[nodiscard]] double outside(const QRectF& place) const;
    [[nodiscard]] bool saysTheRest(const QPointF& place) const;
    void join(ShownText piece, const QRectF& place);

    QSize m_size;
    QWidget* m_painting = nullptr;
    QTransform m_transform;
    QRegion m_clip;
    bool m_isClipped = false;
    struct Piece
    {
        const QWidget* widget = nullptr;
        QRectF place;
    };
    Piece m_last;
    std::vector<ShownText> m_texts;
};

} // namespace naru::test
