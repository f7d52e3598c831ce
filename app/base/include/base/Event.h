// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QString>
#include <QVariantMap>

namespace naru::base {

/** What happened. The names of the arguments that go with each kind stand beside it. */
enum class EventKind {
    /** host: probing of a gateway begins (OGS-60). */
    OgsThreadStarting,
    /** host, pings: list of whole ms, in the order of the probes (OGS-60). */
    OgsPingResults,
    /** lastServer (may be empty), trigger: the head of the block of results. */
    OgsSelectionResults,
    /** host, rtt (ms; absent where there is none), failure (code; absent where it was measured): one row. */
    OgsSelectionRow,
    /** host: the choice. */
    OgsSelected,
    /** Nothing: the answer came from the cache. */
    OgsFromCache,
    /** reason: code of the refusal. */
    OgsRefused,
    /** host: the previous gateway stands in. */
    OgsRetainedLast,
};

/** Something that happened, as data: it is worded only where it is shown. */
struct Event
{
    EventKind kind;
    SystemTime at;
    QVariantMap arguments;
};

} // namespace naru::base
