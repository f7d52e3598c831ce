// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Datagram.h"
#include "evidence/Capture.h"

#include <map>
#include <utility>
#include <vector>

namespace naru::evidence {

/** Follows name lookups over UDP: how long they took, and which addresses got which names. */
class LookupTable
{
public:
    explicit LookupTable(int most)
        : m_most(most)
    {}

    /** A UDP packet; what is no DNS is passed over. */
    void take(PacketTime at, const Datagram& datagram);
    void finish(CaptureReading& reading);

private:
    /** Name and type. */
    using Question = std::pair<QString, std::uint16_t>;
    void takeQuestion(PacketTime at, const Question& question);
    void takeAnswer(PacketTime at, const Question& question, Bytes message, std::size_t answers, int count);

    int m_most;
    std::vector<Lookup> m_lookups;
    /** Questions without an answer yet. */
    std::map<Question, std::size_t> m_open;
    std::map<QString, std::set<QString>> m_names;
    int m_namesKept = 0;
};

} // namespace naru::evidence
