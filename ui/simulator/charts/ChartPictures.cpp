// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/ChartPictures.h"

#include "simulator/charts/TimeChart.h"
#include "simulator/words/Spoken.h"

#include <QPainter>

namespace naru::simulator {

namespace {

constexpr int fileWidth = 800;
constexpr int plotHeight = 180;

void paintPlots(QPainter& painter, const std::vector<Plot>& plots, const charts::Look& look,
                const wording::Words& words)
{
    for (std::size_t i = 0; i < plots.size(); ++i) {
        TimeChart chart(look, {i == 0, i + 1 == plots.size()});
        chart.setPlot(plots[i], words.locale());
        painter.save();
        painter.translate(0, static_cast<double>(i) * plotHeight);
        chart.paintPicture(painter, {fileWidth, plotHeight});
        painter.restore();
    }
}

QSize sizeOf(const std::vector<Plot>& plots)
{
    return {fileWidth, std::max(1, static_cast<int>(plots.size())) * plotHeight};
}

QSize sizeOf(const Distributions& shown)
{
    return {fileWidth, DistributionPainter::heightOf(shown)};
}

QString titleOf(const std::vector<Plot>& plots)
{
    QStringList titles;
    for (const Plot& plot : plots)
        titles.append(plot.title);
    return titles.join(QStringLiteral(", "));
}

} // namespace

QImage imageOfPlots(const std::vector<Plot>& plots, const charts::Look& look, const wording::Words& words)
{
    return charts::imageOf(sizeOf(plots), look.colors.bg,
                           [&](QPainter& painter) { paintPlots(painter, plots, look, words); });
}

QByteArray svgOfPlots(const std::vector<Plot>& plots, const charts::Look& look, const wording::Words& words)
{
    return charts::svgOf(sizeOf(plots), look.colors.bg, titleOf(plots),
                         [&](QPainter& painter) { paintPlots(painter, plots, look, words); });
}

QImage imageOfDistributions(const Distributions& shown, const charts::Look& look, const wording::Words& words)
{
    return charts::imageOf(sizeOf(shown), look.colors.bg, [&](QPainter& painter) {
        paintDistributions(painter, look, words, shown, fileWidth);
    });
}

QByteArray svgOfDistributions(const Distributions& shown, const charts::Look& look,
                              const wording::Words& words)
{
    const QString title = spoken(words, QT_TRANSLATE_NOOP("Simulator", "Distributions"));
    return charts::svgOf(sizeOf(shown), look.colors.bg, title, [&](QPainter& painter) {
        paintDistributions(painter, look, words, shown, fileWidth);
    });
}

} // namespace naru::simulator
