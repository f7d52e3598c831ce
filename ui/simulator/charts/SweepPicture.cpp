// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/SweepPicture.h"

#include "charts/ValueScale.h"
#include "simulator/charts/FigureText.h"
#include "simulator/charts/MetricRows.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace naru::simulator {

namespace {

constexpr int leftEdge = 84;
constexpr int topEdge = 32;
constexpr int rightEdge = 24;
constexpr int bottomEdge = 48;
constexpr int cellHeight = 32;
constexpr int lineHeight = 240;

QRectF plotOf(const QSize& size)
{
    return {leftEdge, topEdge, size.width() - leftEdge - rightEdge * 1.0,
            size.height() - topEdge - bottomEdge * 1.0};
}

void paintHeads(QPainter& painter, const charts::Look& look, const SweepPicture& picture, const QRectF& plot)
{
    painter.setFont(look.smallStrong);
    painter.setPen(look.colors.text);
    painter.drawText(QRectF(24, 6, plot.right() - 24, 18), Qt::AlignLeft | Qt::AlignVCenter, picture.title);
    painter.setFont(look.small);
    painter.setPen(look.colors.text2);
    painter.drawText(QRectF(plot.left(), plot.bottom() + 26, plot.width(), 18), Qt::AlignCenter,
                     picture.across);
    if (picture.isMap())
        painter.drawText(QRectF(24, 6, plot.right() - 24, 18), Qt::AlignRight | Qt::AlignVCenter,
                         picture.down);
    const double step = plot.width() / std::max(1.0, static_cast<double>(picture.acrossValues.size()));
    const QFontMetricsF metrics(look.small);
    for (qsizetype i = 0; i < picture.acrossValues.size(); ++i)
        painter.drawText(QRectF(plot.left() + step * static_cast<double>(i), plot.bottom() + 6, step, 18),
                         Qt::AlignCenter,
                         metrics.elidedText(picture.acrossValues[i], Qt::ElideMiddle, step - 4));
}

void paintLine(QPainter& painter, const charts::Look& look, const QLocale& locale,
               const SweepPicture& picture, const QRectF& plot)
{
    double greatest = 0;
    for (const SweepPicture::Cell& cell : picture.cells)
        greatest = std::max({greatest, cell.value.value_or(0), cell.interval ? cell.interval->high : 0.0});
    const charts::ValueScale scale = charts::ValueScale::covering(greatest, greatest < 4 ? 1e-6 : 1);
    const auto y = [&](double value) {
        return plot.bottom() - std::max(0.0, value) / scale.top * plot.height();
    };
    const double step = plot.width() / std::max<double>(1, static_cast<double>(picture.cells.size()));
    painter.setFont(look.smallFigures);
    for (double value = 0; value <= scale.top * 1.001; value += scale.step) {
        painter.setPen(QPen(look.colors.line, 1));
        painter.drawLine(QPointF(plot.left(), y(value)), QPointF(plot.right(), y(value)));
        painter.setPen(look.colors.text2);
        painter.drawText(QRectF(0, y(value) - 10, plot.left() - 8, 20), Qt::AlignRight | Qt::AlignVCenter,
                         figureText(locale, value, picture.unit));
    }
    std::optional<QPointF> before;
    for (std::size_t i = 0; i < picture.cells.size(); ++i) {
        const SweepPicture::Cell& cell = picture.cells[i];
        if (!cell.value) {
            before.reset();
            continue;
        }
        const QPointF point(plot.left() + step * (static_cast<double>(i) + 0.5), y(*cell.value));
        painter.setPen(QPen(look.colors.accent, 2));
        if (before)
            painter.drawLine(*before, point);
        if (cell.interval) {
            painter.setPen(QPen(look.colors.g1, 1.5));
            painter.drawLine(QPointF(point.x(), y(cell.interval->low)),
                             QPointF(point.x(), y(cell.interval->high)));
            for (const double end : {cell.interval->low, cell.interval->high})
                painter.drawLine(QPointF(point.x() - 4, y(end)), QPointF(point.x() + 4, y(end)));
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.colors.accent);
        painter.drawEllipse(point, 3, 3);
        painter.setPen(look.colors.text);
        painter.drawText(QRectF(point.x() - 40, point.y() - 24, 80, 16), Qt::AlignCenter,
                         figureText(locale, cell.value, picture.unit));
        before = point;
    }
}

void paintMap(QPainter& painter, const charts::Look& look, const QLocale& locale, const SweepPicture& picture,
              const QRectF& plot)
{
    std::optional<double> least;
    std::optional<double> most;
    for (const SweepPicture::Cell& cell : picture.cells) {
        if (!cell.value)
            continue;
        least = std::min(least.value_or(*cell.value), *cell.value);
        most = std::max(most.value_or(*cell.value), *cell.value);
    }
    const auto columns = static_cast<std::size_t>(picture.acrossValues.size());
    const double width = plot.width() / std::max<double>(1, static_cast<double>(columns));
    const QFontMetricsF metrics(look.small);
    for (std::size_t i = 0; i < picture.cells.size(); ++i) {
        const QRectF place(plot.left() + width * static_cast<double>(i % columns),
                           plot.top() + static_cast<double>(cellHeight * (i / columns)), width - 2,
                           cellHeight - 2);
        const SweepPicture::Cell& cell = picture.cells[i];
        const double share = cell.value && *most > *least ? (*cell.value - *least) / (*most - *least) : 0.0;
        // Never so dark that the number in it could not be read.
        constexpr double strongest = 0.45;
        const QColor fill =
            cell.value ? kit::mixed(look.colors.soft, look.colors.accent, strongest * share) : look.colors.bg;
        painter.fillRect(place, fill);
        painter.setFont(look.smallFigures);
        painter.setPen(look.colors.text);
        painter.drawText(place, Qt::AlignCenter, figureText(locale, cell.value, picture.unit));
        if (i % columns == 0) {
            painter.setPen(look.colors.text2);
            painter.drawText(QRectF(0, place.top(), plot.left() - 8, place.height()),
                             Qt::AlignRight | Qt::AlignVCenter,
                             metrics.elidedText(picture.downValues.value(static_cast<qsizetype>(i / columns)),
                                                Qt::ElideMiddle, plot.left() - 12));
        }
    }
}

} // namespace

SweepPicture sweepPicture(const std::vector<sim::SweptPoint>& points, const std::string& metric,
                          const QString& title)
{
    SweepPicture picture;
    picture.title = title;
    if (points.empty() || points.front().settings.empty())
        return picture;
    const auto path = [&](std::size_t i) {
        return QString::fromStdString(sim::settingParts(points.front().settings[i]).path);
    };
    const bool isMap = points.front().settings.size() > 1;
    picture.across = path(isMap ? 1 : 0);
    if (isMap)
        picture.down = path(0);
    const auto note = [](QStringList& values, const std::string& setting) {
        const QString value = QString::fromStdString(sim::settingParts(setting).value);
        if (!values.contains(value))
            values.append(value);
    };
    for (const sim::SweptPoint& point : points) {
        note(picture.acrossValues, point.settings[isMap ? 1 : 0]);
        if (isMap)
            note(picture.downValues, point.settings[0]);
        SweepPicture::Cell cell;
        if (const sim::Metric* found = point.report.find(metric)) {
            picture.unit = found->unit;
            cell = {MetricRow::valueOf(*found), found->mean ? found->interval : std::nullopt};
        }
        picture.cells.push_back(cell);
    }
    return picture;
}

QSize sizeOf(const SweepPicture& picture, int width)
{
    const int inner = picture.isMap() ? static_cast<int>(picture.downValues.size()) * cellHeight : lineHeight;
    return {width, topEdge + inner + bottomEdge};
}

void paintSweep(QPainter& painter, const charts::Look& look, const wording::Words& words,
                const SweepPicture& picture, const QSize& size)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF plot = plotOf(size);
    paintHeads(painter, look, picture, plot);
    if (picture.isMap())
        paintMap(painter, look, words.locale(), picture, plot);
    else
        paintLine(painter, look, words.locale(), picture, plot);
}

} // namespace naru::simulator
