// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of openconnect, and frames of the helper around them: any bytes.
#include "TunnelState.h"

#include <cstdlib>

using namespace naru;
using namespace naru::tunnel;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    std::string_view rest(reinterpret_cast<const char*>(bytes), size);
    TunnelState state(size % 2 ? std::optional<std::uint16_t>(1080) : std::nullopt);
    base::SteadyTime now{};
    while (!rest.empty()) {
        const auto text = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(text.size() + 1, rest.size()));
        now += std::chrono::seconds(1);
        const auto frame = helper::Frame::fromLine(text);
        const auto news =
            state.take(frame ? *frame : helper::Frame("line").add("text", text), now, base::SystemTime());
        // A tunnel comes up once; what is told together must fit together.
        if ((news.connected && news.back) || (news.back && state.phase() != TunnelState::Phase::Up))
            std::abort();
        static_cast<void>(state.tick(now));
        if (frame && state.end(*frame).technical.size() > 1024)
            std::abort();
    }
    return 0;
}
