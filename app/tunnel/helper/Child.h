// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Caller.h"
#include "Descriptor.h"
#include "Failure.h"

#include <optional>
#include <string>
#include <vector>

namespace naru::helper {

/** How a child ended. */
struct ChildEnd
{
    /** Its exit status; nothing where a signal ended it. */
    std::optional<int> status;
    int signal = 0;
};

/** A program that runs as the calling user, without any right beyond his, and dies with us. */
class Child
{
public:
    /** The descriptor at which the program and what it starts find `Setup::channel`, and `Setup::self`. */
    static constexpr int channelDescriptor = 3;
    static constexpr int selfDescriptor = 4;

    struct Setup
    {
        std::string program;
        std::vector<std::string> arguments;
        Caller user;
        /** Given to its standard input, which then ends. At most what a pipe takes (64 KiB). */
        std::string input;
        /** A socket of which it gets this end. */
        int channel = -1;
        /** Our own program. */
        int self = -1;
    };

    [[nodiscard]] static Result<Child> start(Setup setup);

    /** Its output and its errors, in one stream. */
    [[nodiscard]] int output() const { return m_output.get(); }
    /** Becomes readable when it ends. */
    [[nodiscard]] int ended() const { return m_process.get(); }
    /** Sent to it alone, not to what it started. */
    void signal(int number) const;
    /** Waits for the end; afterwards there is none to signal. */
    [[nodiscard]] ChildEnd wait();

private:
    Child(pid_t pid, Descriptor process, Descriptor output)
        : m_pid(pid)
        , m_process(std::move(process))
        , m_output(std::move(output))
    {}

    pid_t m_pid;
    Descriptor m_process;
    Descriptor m_output;
};

} // namespace naru::helper
