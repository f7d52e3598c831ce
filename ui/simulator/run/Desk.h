// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/run/Worker.h"

#include <QThread>

namespace naru::simulator {

/** A moment that someone wants to come back to. */
struct Bookmark
{
    sim::Time at{};
    QString name;
    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/**
 * What the page knows of the simulation: the scenario, the latest frame, and the wishes, which it carries to
 * the simulation thread. Lives in the window thread; owns the simulation's.
 */
class Desk final : public QObject
{
    Q_OBJECT

public:
    explicit Desk(const base::Clock& clock, QObject* parent = nullptr);
    ~Desk() override;

    /** Begins anew with another scenario. @param b the other run of a comparison */
    void open(const sim::Scenario& a, const std::optional<sim::Scenario>& b = {});
    [[nodiscard]] bool isOpen() const { return m_setup.has_value(); }
    /** As it was opened, with what was changed from the start since. */
    [[nodiscard]] const sim::Scenario& scenario(SideName side = SideName::A) const;
    /** A scenario that repeats the run as it stands: with all changes that were made. */
    [[nodiscard]] sim::Scenario recorded(SideName side) const;
    /** Null before the first. */
    [[nodiscard]] const FramePtr& frame() const { return m_frame; }
    /** The frame is one of the run that was wished for last. */
    [[nodiscard]] bool isCurrent() const { return m_frame && m_setup && m_frame->run == m_setup->run; }
    [[nodiscard]] sim::Time now() const { return m_frame ? m_frame->a.snapshot.at : sim::Time(); }
    /** From the wish on. */
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    [[nodiscard]] Pace::Speed speed() const { return m_speed; }
    [[nodiscard]] bool isComparing() const { return m_setup && m_setup->b; }
    [[nodiscard]] const std::vector<Bookmark>& bookmarks() const { return m_bookmarks; }

    void play(const StopAt& stop = {});
    void pause();
    void setSpeed(Pace::Speed speed);
    void stepEvent();
    void stepEventBack();
    void stepTime(sim::Time by);
    /** Many wishes in a row become one. */
    void goTo(sim::Time moment);
    /** From the start, without the changes that were made by hand. */
    void restart();
    void setSeed(std::int64_t seed);
    /** From now on. */
    void set(SideName side, const std::string& path, const sim::Node& value);
    /** The run is computed anew from the start to where it stands. False, with changeRefused(): there is no
     * such parameter. */
    bool setFromStart(SideName side, const std::string& path, const sim::Node& value);
    /** Adds changes made by hand, also before where the run stands: it is computed anew from the start to
     * there. */
    void plan(SideName side, const std::vector<sim::PlannedChange>& changes);
    /** A second run, which begins as a copy of the first. */
    void setComparing(bool comparing);
    /** Whose story is told: `flow/12`, `uag/uag1`; empty for none's. */
    void follow(const QString& id);

    void addBookmark(const QString& name);
    void removeBookmark(int index);

Q_SIGNALS:
    void frameChanged();
    void scenarioChanged();
    void playingChanged();
    void speedChanged();
    void bookmarksChanged();
    /** The scenario can't be run: what was there before stays. */
    void refused(const naru::sim::Problem& problem);
    void changeRefused(naru::simulator::SideName side, const naru::sim::Problem& problem);
    /** It stopped by itself. */
    void stopped(naru::simulator::StopReason reason);

private:
    /** The changes that were made by hand, by time. */
    [[nodiscard]] std::vector<sim::PlannedChange> made(SideName side) const;
    /** What leads to where the runs stand now. */
    [[nodiscard]] Setup present() const;
    void start(Setup setup);
    void takeFrame();
    void setPlaying(bool playing);
    template <class Do>
    void inWorker(Do&& act);

    Mailbox m_mailbox;
    QThread m_thread;
    Worker* m_worker;
    std::optional<Setup> m_setup;
    /** What m_setup was before a setup that is still to be accepted. */
    std::optional<Setup> m_accepted;
    FramePtr m_frame;
    bool m_playing = false;
    Pace::Speed m_speed = 1.0;
    std::uint64_t m_run = 0;
    std::vector<Bookmark> m_bookmarks;
};

} // namespace naru::simulator
