// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Descriptor.h"
#include "Environment.h"
#include "Failure.h"

#include <optional>
#include <string>

namespace naru::helper {

/**
 * The way from openconnect's script, which runs as the user, to the helper: the script sends its environment
 * and waits for a yes or no. A pair of sockets without a name, inherited through openconnect: no other
 * process of the user's finds it. What comes is hostile all the same.
 */
class ScriptChannel
{
public:
    [[nodiscard]] static Result<ScriptChannel> open();

    [[nodiscard]] int socket() const { return m_ours.get(); }
    /** The end that is inherited. */
    [[nodiscard]] int scriptEnd() const { return m_scripts.get(); }
    /** After the child has it. */
    void closeScriptEnd() { m_scripts.reset(); }

    /** Takes what has come, without waiting. */
    void read();
    /** An environment that is there whole, once. */
    [[nodiscard]] std::optional<Environment> take();
    /** Lets the script that sent the environment end with success or failure. */
    void answer(bool good) const;

private:
    ScriptChannel(Descriptor ours, Descriptor scripts)
        : m_ours(std::move(ours))
        , m_scripts(std::move(scripts))
    {}

    Descriptor m_ours;
    Descriptor m_scripts;
    std::string m_received;
};

/** The script's side: sends the environment over a descriptor and waits; whether the answer was yes. */
[[nodiscard]] bool handOver(int socket, const char* const* environment);

} // namespace naru::helper
