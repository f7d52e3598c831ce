// SPDX-License-Identifier: GPL-3.0-or-later
#include "Scene.h"

#include <algorithm>

namespace naru::evidence {

std::optional<base::Nanoseconds> exchangeOf(const Connection& connection)
{
    const std::optional<base::Nanoseconds> handshake = connection.handshake();
    const bool isUnanswered = connection.application.clientHello && !connection.firstFlight.at;
    if (!connection.end || !handshake || isUnanswered)
        return std::nullopt;
    // From the SYN that was answered.
    return *connection.end - (*connection.tcp - *handshake);
}

double inMilliseconds(base::Nanoseconds value)
{
    return std::chrono::duration<double, std::milli>(value).count();
}

base::Nanoseconds median(std::vector<base::Nanoseconds> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

} // namespace naru::evidence
