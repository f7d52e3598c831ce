// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Reading.h"

#include <QObject>

#include <functional>
#include <map>
#include <thread>

namespace naru::evidence_ui {

/**
 * One piece of long work in a thread of its own, so that the window never waits for it. New work takes the
 * place of what goes on: that is told to stop, and what it would have told is dropped.
 */
class Background final : public QObject
{
    Q_OBJECT

public:
    /** What is to be told, carried out in the window's thread. */
    using Told = std::function<void()>;
    /** Carried out in a thread of its own; what it uses must be its own: values. */
    using Work = std::function<Told(const evidence::ReadControl&)>;

    explicit Background(QObject* parent = nullptr);
    /** Waits until the work has seen that it is to stop. */
    ~Background() override;

    void start(Work work);
    /** Nothing of it is told any more. */
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

Q_SIGNALS:
    /** 0..1, about a hundred times a file. */
    void progressed(double done);
    void busyChanged(bool busy);

private:
    void finish(int number, const Told& told);
    void setBusy(bool busy);

    /** By number: the work that goes on, and what was told to stop and has not yet. */
    std::map<int, std::jthread> m_threads;
    int m_number = 0;
    bool m_isBusy = false;
};

} // namespace naru::evidence_ui
