// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/desk/Tour.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace naru::kit {
class Theme;
}

namespace naru::simulator {

/** A guided tour above the stage: what there is to see, and the way on. Hidden while there is none. */
class TourBar final : public QFrame
{
    Q_OBJECT

public:
    explicit TourBar(const kit::Theme& theme, QWidget* parent = nullptr);

    /** Begins at its first step. */
    void begin(const Tour& tour);
    void end();
    /** Null where no tour is on. */
    [[nodiscard]] const TourStep* step() const;
    void go(int by);

Q_SIGNALS:
    void stepWished(const naru::simulator::TourStep& step);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void show();
    void retranslate();

    const kit::Theme& m_theme;
    QLabel* m_count;
    QLabel* m_text;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_close;
    const Tour* m_tour = nullptr;
    int m_step = 0;
};

} // namespace naru::simulator
