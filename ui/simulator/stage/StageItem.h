// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/stage/StageModel.h"
#include "simulator/stage/Travels.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QImage>
#include <QQuickPaintedItem>

namespace naru::simulator {

class ScenePainter;

/**
 * The stage as one painted item: what stands still is kept as a picture, marks that travel are drawn over it.
 * One stop of the Tab ring, inside of which arrows walk. Window thread.
 */
class StageItem : public QQuickPaintedItem
{
    Q_OBJECT
    QML_NAMED_ELEMENT(StagePicture)

    Q_PROPERTY(naru::simulator::StageModel* model READ model WRITE setModel NOTIFY modelChanged)

public:
    explicit StageItem(QQuickItem* parent = nullptr);

    [[nodiscard]] StageModel* model() const { return m_model; }
    void setModel(StageModel* model);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void modelChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void takeScene();
    void paintStill(const ScenePainter& painter);
    void paintMarks(QPainter& painter, const ScenePainter& scenes) const;
    [[nodiscard]] bool isMoving() const;

    StageModel* m_model = nullptr;
    QImage m_still;
    bool m_isStale = true;
    bool m_hasFocus = false;
    Travels m_travels;
    std::uint64_t m_run = 0;
    QBasicTimer m_beat;
    QElapsedTimer m_clock;
    QElapsedTimer m_sinceScene;
};

} // namespace naru::simulator
