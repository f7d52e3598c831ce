// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Frame.h"

#include <chrono>
#include <string>

namespace naru::helper {

/** Frames on their way to the caller, who may be slow, or gone: nothing here ever waits for him. */
class Outbox
{
public:
    /** Makes the descriptor one that does not wait. */
    explicit Outbox(int fd);

    /** Lines of the log are dropped while the caller is far behind; no other frame is as long as he reads at
     * all. */
    void send(const Frame& frame);
    void sendLog(const std::string& text);
    /** Writes what goes without waiting. False where the caller is gone. */
    bool flush();
    /** Before the end: waits for the caller that long. */
    void drain(std::chrono::milliseconds limit);
    [[nodiscard]] bool isEmpty() const { return m_bytes.empty(); }

private:
    int m_fd;
    bool m_gone = false;
    std::string m_bytes;
};

} // namespace naru::helper
