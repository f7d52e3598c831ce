// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "sim/scenario/Model.h"
#include "simulator/charts/PlotMaker.h"

#include <QTimer>
#include <QWidget>

class QPushButton;
class QStackedLayout;

namespace naru::kit {
class KeyScroll;
class RowTable;
class SegmentedControl;
} // namespace naru::kit

namespace naru::simulator {

class ChartStack;
class DistributionView;
class ExportMenu;
class MetricTable;
class SeriesMenu;
class SeriesTable;

/**
 * The charts of a run, or of two: series over time on one axis with the playhead through all of them, and
 * distributions; behind each a table. Follows frames at most fifteen times a second, and not at all while it
 * is hidden. Window thread.
 */
class ChartsPane final : public QWidget
{
    Q_OBJECT

public:
    enum class View { OverTime, Distributions };

    explicit ChartsPane(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    /** Before the first frame of another model. */
    void setModel(const sim::ModelInfo& model);
    void show(const FramePtr& frame);
    /** Flags at changes and bookmarks, by time. */
    void setMarks(std::vector<TimeMark> marks);
    /** The thing whose lines stand out, as the stage picked it: `uag/uag1`; empty for none. */
    void setPicked(const QString& id);

    void setView(View view);
    void setWindow(ChartWindow window);
    /** Whether the table stands in the charts' place. */
    void setTable(bool shown);

    /** What is shown over time; as the charts have it now. */
    [[nodiscard]] const std::vector<Plot>& plots() const { return m_plots; }
    /** The charts of the present view as a picture. */
    [[nodiscard]] QByteArray png() const;
    [[nodiscard]] QByteArray svg() const;
    /** What the present view shows, as a table: series, or figures of the report. */
    [[nodiscard]] QByteArray csv() const;

Q_SIGNALS:
    /** The user wants to be at that moment. */
    void timeWished(naru::sim::Time moment);
    /** A file could not be written. */
    void failed(naru::base::Error error);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeBar(QWidget* bar);
    void makeTables();
    void retranslate();
    void restyle();
    void scheduleRefresh();
    void refresh();
    void refreshOverTime(const wording::Words& words);
    void refreshDistributions(const wording::Words& words);
    void offerSeries();
    void showPart();

    kit::Surroundings m_surroundings;
    kit::SegmentedControl* m_view;
    kit::SegmentedControl* m_window;
    QPushButton* m_series;
    QPushButton* m_tableButton;
    QPushButton* m_export;
    SeriesMenu* m_menu;
    ExportMenu* m_exports;
    QStackedLayout* m_stack;
    ChartStack* m_overTime;
    kit::KeyScroll* m_distributionArea;
    DistributionView* m_distributions;
    SeriesTable* m_seriesTable;
    MetricTable* m_metricTable;
    kit::RowTable* m_seriesView;
    kit::RowTable* m_metricView;

    QTimer m_timer;
    std::string m_model;
    SeriesTexts m_texts;
    FramePtr m_frame;
    /** The run whose series the menu offers. */
    std::optional<std::uint64_t> m_run;
    std::vector<TimeMark> m_marks;
    QString m_picked;
    std::vector<Plot> m_plots;
};

} // namespace naru::simulator
