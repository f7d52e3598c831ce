// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/ValueScale.h"

#include <QList>
#include <QPen>
#include <QPointF>
#include <QtCharts/QChartView>

#include <vector>

class QLineSeries;
class QScatterSeries;
class QValueAxis;
class QXYSeries;

namespace naru::charts {

/** A line of a chart, in the axes' own units. */
struct LineOfPoints
{
    QPen pen;
    /** A gap lies between two of them. One that has a single point is a dot. */
    std::vector<QList<QPointF>> segments;
};

/**
 * Lines over two axes that begin at a corner, drawn by Qt Charts: the grid and the lines. Labels and marks
 * are painted over and behind them by who derives from it. Lines are thinned to the width of the screen. The
 * table beside a chart is its twin in text.
 */
class LineView : public QChartView
{
    Q_OBJECT

public:
    /** @param room that labels and marks need around the lines */
    explicit LineView(const QMargins& room, QWidget* parent = nullptr);

    /** Where the lines are. */
    [[nodiscard]] QRectF plot() const;
    /** Lines that are drawn: one an unbroken stretch of more than one point. */
    [[nodiscard]] int drawnLines() const;
    /** The place of a point, in the view's pixels. */
    [[nodiscard]] QPointF placeOf(const QPointF& point) const;
    /** Draws the whole chart in that size; for a view that is not shown. */
    void paintPicture(QPainter& painter, const QSize& size);

protected:
    void setColours(const QColor& page, const QColor& grid);
    void setRanges(double from, double to, double lowest, const ValueScale& scale);
    /** The first lies lowest. */
    void setLines(std::vector<LineOfPoints> lines);

    /** Behind grid and lines. */
    virtual void paintBehind(QPainter& /*painter*/) const {}
    /** Over them. */
    virtual void paintOver(QPainter& /*painter*/) const {}

private:
    void drawBackground(QPainter* painter, const QRectF& rect) final;
    void drawForeground(QPainter* painter, const QRectF& rect) final;
    void feed();
    [[nodiscard]] QLineSeries* lineAt(std::size_t index);
    [[nodiscard]] QScatterSeries* dotsAt(std::size_t index);
    void attach(QXYSeries* series);
    void addLine(std::size_t index, const QPen& pen, const QList<QPointF>& segment, QList<QPointF> points);
    /** Goes up and down all the time. */
    [[nodiscard]] bool isRestless(const QList<QPointF>& points) const;
    /** @param columnWidth of which the lowest and the highest stay, in pixels */
    [[nodiscard]] QList<QPointF> thinned(const QList<QPointF>& points, int columnWidth) const;

    QValueAxis* m_across;
    QValueAxis* m_up;
    std::vector<LineOfPoints> m_given;
    /** Kept and fed anew: making series is what costs. */
    std::vector<QLineSeries*> m_lines;
    std::vector<QScatterSeries*> m_dots;
};

} // namespace naru::charts
