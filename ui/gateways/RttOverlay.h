// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/ValueScale.h"
#include "gateways/GatewayRow.h"
#include "wording/Words.h"

#include <QCoreApplication>
#include <QMargins>
#include <QRectF>

class QPainter;

namespace naru::kit {
class Theme;
}

namespace naru::gateways {

/** What the chart over time shows beyond grid and lines. Made for one painting. */
class RttOverlay
{
    Q_DECLARE_TR_FUNCTIONS(naru::gateways::RttOverlay)

public:
    RttOverlay(const kit::Theme& theme, const wording::Words& words, const RttPicture& picture,
               const charts::ValueScale& scale, const QRectF& plot);

    /** The room that the labels need around the lines. */
    [[nodiscard]] static QMargins margins(const kit::Theme& theme);

    /** Behind grid and lines: the outages. */
    void paintBehind(QPainter& painter) const;
    /** Over them: axes, labels and marks. */
    void paint(QPainter& painter) const;

private:
    [[nodiscard]] QRectF bandOf(const Outage& outage) const;
    /** Whether it can be seen as a band; the crosses show every one. */
    [[nodiscard]] bool isBroad(const Outage& outage) const;
    void paintValueAxis(QPainter& painter) const;
    void paintTimeAxis(QPainter& painter) const;
    void paintOutages(QPainter& painter) const;
    void paintLosses(QPainter& painter) const;
    void paintRetransmissions(QPainter& painter) const;
    void paintEnds(QPainter& painter) const;
    void paintUnanswered(QPainter& painter) const;
    void paintEmpty(QPainter& painter) const;

    [[nodiscard]] double xOf(base::SystemTime time) const;
    [[nodiscard]] double yOf(std::chrono::milliseconds value) const;
    [[nodiscard]] QPointF placeOf(const RttPoint& point) const;
    [[nodiscard]] double lossY() const { return m_plot.bottom() + 16; }
    /** Nothing where there is no room for it. */
    [[nodiscard]] std::optional<QRectF> placeForLabel(const ChartLine& line, const Outage& outage) const;
    [[nodiscard]] static QString countOf(const Outage& outage);

    const kit::Theme& m_theme;
    const wording::Words& m_words;
    const RttPicture& m_picture;
    const charts::ValueScale& m_scale;
    QRectF m_plot;
};

} // namespace naru::gateways
