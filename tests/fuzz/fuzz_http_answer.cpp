// SPDX-License-Identifier: GPL-3.0-or-later
#include "HttpAnswer.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using naru::probe::HttpAnswer;

/** Whether the bytes come at once or one by one, the same must be read. */
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArrayView bytes(data, static_cast<qsizetype>(size));
    HttpAnswer whole;
    whole.feed(bytes);
    HttpAnswer piecewise;
    for (const char byte : bytes)
        piecewise.feed(QByteArrayView(&byte, 1));
    const bool same = whole.state() == piecewise.state() && whole.status() == piecewise.status() &&
                      whole.closes() == piecewise.closes() && whole.location() == piecewise.location();
    const bool bounded = whole.location().size() <= HttpAnswer::longestHead;
    const bool sane = !whole.status() || (*whole.status() >= 100 && *whole.status() <= 999);
    if (!same || !bounded || !sane)
        std::abort();
    return 0;
}
