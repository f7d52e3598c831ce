// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/run/Frame.h"

#include <atomic>
#include <mutex>

namespace naru::simulator {

/** Where the simulation thread leaves the latest frame. Safe from any thread. */
class Mailbox
{
public:
    /** One that was not taken is replaced. */
    void put(FramePtr frame)
    {
        const std::scoped_lock lock(m_mutex);
        m_frame = std::move(frame);
        m_wanted = false;
    }
    /** Null where there is nothing new. Asks for the next one. */
    [[nodiscard]] FramePtr take()
    {
        const std::scoped_lock lock(m_mutex);
        m_wanted = true;
        return std::move(m_frame);
    }
    /** The last one was taken: only then a running simulation makes another. */
    [[nodiscard]] bool isWanted() const { return m_wanted; }

private:
    std::mutex m_mutex;
    FramePtr m_frame;
    std::atomic<bool> m_wanted = true;
};

} // namespace naru::simulator
