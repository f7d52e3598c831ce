// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/DifferencePainter.h"

#include "simulator/charts/FigureText.h"
#include "simulator/words/Spoken.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace naru::simulator {

namespace {

constexpr double edge = 24;
constexpr double nameWidth = 196;
constexpr double numberWidth = 76;

int rankOf(const DifferenceRow& row)
{
    return row.isSure() ? 0 : row.difference.difference.value_or(0) != 0 ? 1 : 2;
}

/** Where the columns are. */
struct Columns
{
    explicit Columns(int width)
        : a(edge + nameWidth)
        , b(a + numberWidth)
        , chart(b + numberWidth + 16)
        , number(width - edge - 1.6 * numberWidth)
        , right(width - edge)
    {}

    double a;
    double b;
    double chart;
    double number;
    double right;
};

void paintInterval(QPainter& painter, const charts::Look& look, const DifferenceRow& row, const QRectF& place)
{
    const sim::Difference& one = row.difference;
    const double low = one.interval ? one.interval->low : *one.difference;
    const double high = one.interval ? one.interval->high : *one.difference;
    const double most = std::max({std::abs(low), std::abs(high), std::abs(*one.difference)});
    const auto x = [&](double value) {
        return place.center().x() + (most > 0 ? value / most : 0.0) * place.width() / 2;
    };
    const double y = place.center().y();
    painter.setPen(QPen(look.colors.line2, 1));
    painter.drawLine(QPointF(x(0), place.top()), QPointF(x(0), place.bottom()));
    const QColor colour = row.isSure() ? look.colors.accent : look.colors.g2;
    painter.setPen(QPen(colour, 2));
    painter.drawLine(QPointF(x(low), y), QPointF(x(high), y));
    for (const double end : {low, high})
        painter.drawLine(QPointF(x(end), y - 4), QPointF(x(end), y + 4));
    // Filled where it is sure, a ring where it may be chance.
    painter.setBrush(row.isSure() ? colour : look.colors.bg);
    painter.drawEllipse(QPointF(x(*one.difference), y), 3.5, 3.5);
}

void paintRow(QPainter& painter, const charts::Look& look, const QLocale& locale, const DifferenceRow& row,
              const Columns& columns, double y)
{
    const sim::Difference& one = row.difference;
    painter.setPen(QPen(look.colors.line, 1));
    painter.drawLine(QPointF(edge, y + 0.5), QPointF(columns.right, y + 0.5));
    const QFontMetricsF metrics(look.small);
    const auto text = [&](double left, double top, double width, const QString& words, Qt::Alignment side,
                          const QColor& colour) {
        painter.setPen(colour);
        painter.drawText(QRectF(left, top, width, 16), side | Qt::AlignVCenter,
                         metrics.elidedText(words, Qt::ElideRight, width));
    };
    const bool coded = row.title != row.code;
    painter.setFont(look.small);
    text(edge, y + (coded ? 2 : 10), nameWidth - 8, row.title, Qt::AlignLeft, look.colors.text);
    if (coded)
        text(edge, y + 18, nameWidth - 8, row.code, Qt::AlignLeft, look.colors.text2);
    painter.setFont(look.smallFigures);
    const double middle = y + 10;
    text(columns.a, middle, numberWidth, figureText(locale, one.a, one.unit), Qt::AlignRight,
         look.colors.text);
    text(columns.b, middle, numberWidth, figureText(locale, one.b, one.unit), Qt::AlignRight,
         look.colors.accent);
    painter.setFont(row.isSure() ? look.smallStrong : look.smallFigures);
    text(columns.number, middle, columns.right - columns.number,
         differenceText(locale, one.difference, one.unit), Qt::AlignRight, look.colors.text);
    paintInterval(painter, look, row,
                  {columns.chart, y + 8, columns.number - columns.chart - 8, differenceRowHeight - 16.0});
}

} // namespace

bool DifferenceRow::isSure() const
{
    return difference.interval && (difference.interval->low > 0 || difference.interval->high < 0);
}

std::vector<DifferenceRow> differenceRows(const std::vector<sim::Difference>& differences,
                                          const SeriesTexts& texts, wording::Language language)
{
    std::vector<DifferenceRow> rows;
    for (const sim::Difference& one : differences)
        if (one.difference)
            rows.push_back({QString::fromStdString(one.name), texts.metricTitle(one.name, language), one});
    std::ranges::stable_sort(rows, {}, rankOf);
    return rows;
}

void paintDifferences(QPainter& painter, const charts::Look& look, const wording::Words& words,
                      const std::vector<DifferenceRow>& rows, int width)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const Columns columns(width);
    painter.setFont(look.small);
    painter.setPen(look.colors.text2);
    const auto head = [&](double left, double right, const QString& text, Qt::Alignment side) {
        painter.drawText(QRectF(left, 10, right - left, 16), side | Qt::AlignVCenter, text);
    };
    head(edge, columns.a, spoken(words, QT_TRANSLATE_NOOP("Simulator", "Figure")), Qt::AlignLeft);
    head(columns.a, columns.b, QStringLiteral("A"), Qt::AlignRight);
    head(columns.b, columns.b + numberWidth, QStringLiteral("B"), Qt::AlignRight);
    head(columns.chart, columns.number, spoken(words, QT_TRANSLATE_NOOP("Simulator", "95 % interval")),
         Qt::AlignHCenter);
    head(columns.number, columns.right, QStringLiteral("B − A"), Qt::AlignRight);
    double y = differenceRowHeight;
    for (const DifferenceRow& row : rows) {
        paintRow(painter, look, words.locale(), row, columns, y);
        y += differenceRowHeight;
    }
}

} // namespace naru::simulator
