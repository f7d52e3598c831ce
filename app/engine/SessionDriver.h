// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Context.h"
#include "session/Event.h"
#include "session/Status.h"
#include "session/Step.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>
#include <map>
#include <memory>

namespace naru::engine {

/**
 * Runs the pure session: gives it events one after another, keeps its timers, and hands out what else it
 * wants done. An event that comes while an action is carried out waits its turn. Belongs to the engine's
 * thread.
 */
class SessionDriver final : public QObject
{
    Q_OBJECT

public:
    /** What the session is to know at each step. */
    using ContextSource = std::function<session::Context()>;

    SessionDriver(ContextSource context, const session::Memory& memory, QObject* parent = nullptr);
    ~SessionDriver() override;

    void take(const session::Event& event);
    [[nodiscard]] const session::State& state() const { return m_state; }
    [[nodiscard]] session::Status status() const;

Q_SIGNALS:
    /** Any action but those of timers; in order. */
    void acted(const naru::session::Action& action);
    /** After each event that changed anything. */
    void changed(const naru::session::Status& status);
    void memoryChanged(const naru::session::Memory& memory);

private:
    void step(const session::Event& event);
    void startTimer(const session::StartTimer& wish);
    void stopTimer(session::Timer timer);

    ContextSource m_context;
    session::State m_state;
    std::deque<session::Event> m_events;
    bool m_stepping = false;
    std::map<session::Timer, std::unique_ptr<QTimer>> m_timers;
};

} // namespace naru::engine
