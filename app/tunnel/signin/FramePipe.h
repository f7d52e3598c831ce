// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "FrameOrder.h"
#include "FrameReport.h"

#include <condition_variable>
#include <deque>
#include <mutex>

namespace naru::signin {

/**
 * The child's end of the pipes: orders on standard input, reports on standard output. A thread reads all the
 * time, so that the end of the input, or nonsense on it, ends the process wherever the library hangs.
 */
class FramePipe
{
public:
    /** Starts the thread, which never ends before the process does: there is one pipe, for its whole life. */
    FramePipe();
    FramePipe(const FramePipe&) = delete;
    FramePipe& operator=(const FramePipe&) = delete;

    /** The next order; waits for it. */
    [[nodiscard]] tunnel::SignInOrder receive();
    /** Writes a report; ends the process where nobody reads it any more. */
    void send(const tunnel::SignInReport& report);

private:
    [[noreturn]] void read();

    std::mutex m_mutex;
    std::condition_variable m_came;
    std::deque<tunnel::SignInOrder> m_orders;
};

} // namespace naru::signin
