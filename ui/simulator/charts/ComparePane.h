// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "simulator/charts/DifferencePainter.h"
#include "simulator/charts/ReplicationJob.h"
#include "simulator/charts/SweepPicture.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedLayout;

namespace naru::kit {
class KeyScroll;
class ComboBox;
class RowTable;
class SegmentedControl;
} // namespace naru::kit

namespace naru::simulator {

class CompareForm;
class ExportMenu;
class PaintedView;
class PlainTable;

/**
 * Compares a scenario with a variant of itself, over many replications with common random numbers; or sweeps
 * one or two of its parameters. Runs in the background and can be cancelled. The results are those of
 * `naructl sim compare` and `sim sweep`. Window thread.
 */
class ComparePane final : public QWidget
{
    Q_OBJECT

public:
    enum class Mode { Compare, Sweep };

    explicit ComparePane(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    /** What is run; forgets results of another scenario. */
    void setScenario(const sim::Scenario& scenario, const sim::ModelInfo& model);
    /** The run B of the page, which is compared while no parameter is chosen; nothing for none. */
    void setOther(std::optional<sim::Scenario> other);

    void setMode(Mode mode);
    [[nodiscard]] CompareForm& form() const { return *m_form; }
    /** Begins with what the form says, or tells why that can't be. */
    void run();
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_job->isRunning(); }
    void setTable(bool shown);

    /** Of the last comparison, in the model's order, and over how many replications; for a report. */
    [[nodiscard]] const std::vector<sim::Difference>& compared() const { return m_found; }
    [[nodiscard]] std::uint64_t replications() const { return m_replications; }
    /** What B had otherwise than A, as settings; empty: it was the other run. */
    [[nodiscard]] const sim::Point& comparedWith() const { return m_foundFor; }
    /** The same in the order in which they are shown. */
    [[nodiscard]] const std::vector<DifferenceRow>& differences() const { return m_differences; }
    [[nodiscard]] const std::vector<sim::SweptPoint>& points() const { return m_points; }
    /** The figure that the sweep's chart shows, by its code. */
    void setFigure(const QString& code);
    [[nodiscard]] SweepPicture sweepShown() const;
    /** What is wrong, or how far it is. */
    [[nodiscard]] QString message() const;
    [[nodiscard]] QByteArray png() const;
    [[nodiscard]] QByteArray svg() const;
    [[nodiscard]] QByteArray csv() const;

Q_SIGNALS:
    void finished();
    /** A file could not be written. */
    void failed(naru::base::Error error);

protected:
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void connectAll();
    void retranslate();
    void forgetResults();
    void say(std::function<QString()> words);
    void sayWhatItIs();
    [[nodiscard]] bool isSweeping() const;
    void take();
    void showResults();
    void showTable();
    void fillFigures();
    void refuse(const sim::Problem& problem);
    void noteRunning();
    [[nodiscard]] QSize pictureSize(int width) const;
    void paint(QPainter& painter, const charts::Look& look, const QSize& size) const;

    kit::Surroundings m_surroundings;
    ReplicationJob* m_job;
    kit::SegmentedControl* m_mode;
    kit::ComboBox* m_figure;
    QPushButton* m_run;
    QPushButton* m_tableButton;
    QPushButton* m_export;
    ExportMenu* m_exports;
    CompareForm* m_form;
    QProgressBar* m_progress;
    QLabel* m_message;
    QStackedLayout* m_stack;
    kit::KeyScroll* m_area;
    PaintedView* m_view;
    PlainTable* m_table;
    kit::RowTable* m_tableView;

    std::optional<sim::Scenario> m_scenario;
    std::optional<sim::Scenario> m_other;
    SeriesTexts m_texts;
    /** Of the job that runs or ran last. */
    bool m_sweptLast = false;
    std::vector<sim::Point> m_settings;
    std::vector<sim::Difference> m_found;
    sim::Point m_foundFor;
    std::uint64_t m_replications = 0;
    std::function<QString()> m_words;
    std::vector<DifferenceRow> m_differences;
    std::vector<sim::SweptPoint> m_points;
};

} // namespace naru::simulator
