// SPDX-License-Identifier: GPL-3.0-or-later
#include "FrameOrder.h"
#include "FrameReader.h"
#include "FrameReport.h"

#include <cstdint>
#include <cstdlib>

using namespace naru::tunnel;

namespace {

/** Ends the program, which libFuzzer takes as a find. */
void require(bool holds)
{
    if (!holds)
        std::abort();
}

/** What was read as a message is written and read as the same one again. */
void checkMessages(const Frame& frame)
{
    if (const auto report = reportOf(frame)) {
        const auto again = reportOf(frameOf(*report));
        require(again && *again == *report);
    }
    if (const auto order = orderOf(frame)) {
        const auto again = orderOf(frameOf(*order));
        require(again && *again == *order);
    }
}

} // namespace

/** The bytes come in pieces of the size of the first one. */
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const qsizetype piece = data[0] + 1;
    const QByteArrayView bytes(data + 1, static_cast<qsizetype>(size) - 1);
    FrameReader reader;
    for (qsizetype at = 0; at < bytes.size(); at += piece) {
        reader.feed(bytes.sliced(at, std::min(piece, bytes.size() - at)).toByteArray());
        for (auto frame = reader.next(); frame && *frame; frame = reader.next())
            checkMessages(**frame);
    }
    return 0;
}
