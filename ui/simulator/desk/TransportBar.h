// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "simulator/run/Desk.h"

#include <QWidget>

class QLabel;
class QMenu;
class QLineEdit;
class QToolButton;
class QPushButton;

namespace naru::kit {
class ComboBox;
}

namespace naru::simulator {

class ScrubBar;
struct TimeMark;

/** Play, steps, time, timeline, speed, seed, bookmarks: what moves the run, below the stage. */
class TransportBar final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int height = 56;

    TransportBar(const kit::Surroundings& surroundings, Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] ScrubBar& timeline() const { return *m_timeline; }
    /** Space where nothing else wants it, and the header's menu. */
    void togglePlay();
    void addBookmark();

Q_SIGNALS:
    void runUntilWished();

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QToolButton* makeButton(const QString& icon, void (Desk::*act)());
    void layOut();
    void retranslate();
    void follow();
    void followFrame();
    void takeSeed();
    [[nodiscard]] QString timeText(sim::Time moment) const;
    void fillBookmarks();
    void chooseSpeed(int index);

    kit::Surroundings m_surroundings;
    Desk& m_desk;
    QToolButton* m_restart;
    QToolButton* m_back;
    QPushButton* m_play;
    QToolButton* m_step;
    QToolButton* m_second;
    QToolButton* m_until;
    QLabel* m_now;
    QLabel* m_end;
    ScrubBar* m_timeline;
    QLabel* m_rate;
    kit::ComboBox* m_speed;
    QLabel* m_seedLabel;
    QLineEdit* m_seed;
    QToolButton* m_bookmarks;
    QMenu* m_bookmarkMenu;
};

} // namespace naru::simulator
