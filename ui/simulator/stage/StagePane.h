// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "sim/scenario/Snapshot.h"
#include "simulator/run/Frame.h"
#include "simulator/stage/SceneMaker.h"

#include <QImage>
#include <QWidget>

#include <memory>

class QPainter;

namespace naru::kit {
class QuickPane;
}

namespace naru::simulator {

class StageModel;

/**
 * The stage of the simulator: what a run looks like at a moment. One painted item in a QML scene, with an
 * invisible item over each element for those who hear or type. Follows language, theme and "reduce motion".
 * Window thread.
 */
class StagePane final : public QWidget
{
    Q_OBJECT

public:
    explicit StagePane(const kit::Surroundings& surroundings, QWidget* parent = nullptr);
    ~StagePane() override;

    /** "balancer", "cluster" or "limiter"; clears the stage. Another name shows nothing. */
    void setModel(const QString& name);
    using QWidget::show;
    /** Shows a side of a frame; null clears the stage. The other side only where there is one.
     * While the frame plays, marks travel; else they stand. */
    void show(const FramePtr& frame, bool sideB = false);
    /** Marks what is selected: an element's id, or `session/N`, `flow/N`; empty for nothing. */
    void select(const QString& id);
    /** The steps of what is followed, in their order; `now` counts the steps that have happened: step `now`
     * is the present one, 0 none yet. An empty story follows nothing. */
    void follow(const std::vector<sim::LogEntry>& story, std::size_t now);

    /** What is shown; while the pane is hidden, what was. */
    [[nodiscard]] const Scene& scene() const;
    /** The whole stage as it is now, laid out for the size, over a page of the theme; for print and pictures.
     */
    void paint(QPainter& painter, const QSize& size) const;
    [[nodiscard]] QByteArray svg() const;
    /** Twice as fine as on the screen. */
    [[nodiscard]] QImage image() const;

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /** By click, Enter or Space; empty by Escape or a click beside everything. */
    void picked(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] QSize pictureSize() const;

    kit::Surroundings m_surroundings;
    std::unique_ptr<StageModel> m_model;
    kit::QuickPane* m_pane;
};

} // namespace naru::simulator
