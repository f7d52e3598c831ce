// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/LineStyle.h"
#include "charts/LineView.h"
#include "evidence/Evidence.h"
#include "evidence/Naming.h"

namespace naru::kit {
class Theme;
}

namespace naru::evidence_ui {

/** The RTT of each gateway over the runs of a log, one step a run; a label stands at each line's end. A run
 * without a value is a gap. */
class HistoryChart final : public charts::LineView
{
    Q_OBJECT

public:
    explicit HistoryChart(const kit::Theme& theme, QWidget* parent = nullptr);

    /** `log` may be null. `chosen`: host of the gateway that stands out; `run`: what is marked. Eight
     * gateways at most. */
    void setHistory(const LogPtr& log, const QString& chosen, std::optional<std::size_t> run,
                    const Naming& naming);
    void retranslate();
    void restyle();
    /** What is drawn, the one that stands out first. */
    [[nodiscard]] const std::vector<const evidence::LogSeries*>& series() const { return m_series; }

protected:
    void paintBehind(QPainter& painter) const override;
    void paintOver(QPainter& painter) const override;

private:
    /** All gateways of the log, in the order in which they are drawn. */
    void setSeries(std::vector<const evidence::LogSeries*> series);
    void feed();
    [[nodiscard]] charts::LineOfPoints lineOf(const evidence::LogSeries& series) const;
    void paintAxis(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    [[nodiscard]] static charts::LineStyle styleOf(std::size_t index);

    const kit::Theme& m_theme;
    /** Holds what the series point to. */
    LogPtr m_log;
    std::vector<const evidence::LogSeries*> m_series;
    QStringList m_names;
    std::size_t m_firstRun = 0;
    std::size_t m_lastRun = 0;
    std::optional<std::size_t> m_run;
    charts::ValueScale m_scale;
};

} // namespace naru::evidence_ui
