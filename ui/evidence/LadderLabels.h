// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Capture.h"

#include <optional>
#include <vector>

namespace naru::evidence_ui {

/** What a packet carries in the words of its protocol: `ClientHello`, `SYN, ACK`, `data`. */
[[nodiscard]] QString labelOf(const evidence::Segment& segment);

/** The first packet of that side with the same sequence number; null where it is not there. */
[[nodiscard]] const evidence::Segment* firstCopy(const std::vector<evidence::Segment>& segments,
                                                 std::size_t index);

/** Where the parts of an exchange end, since the first SYN, as far as can be seen without keys. */
struct ExchangeTimes
{
    /** The gateway's last data before the client sends application data; nothing without TLS. */
    std::optional<base::Nanoseconds> tlsEnd;
    /** The gateway's first data behind the request. */
    std::optional<base::Nanoseconds> firstByte;
};
[[nodiscard]] ExchangeTimes exchangeTimes(const evidence::Connection& connection);

} // namespace naru::evidence_ui
