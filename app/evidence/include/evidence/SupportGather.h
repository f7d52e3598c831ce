// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/SupportSession.h"

#include <QStringList>

namespace naru::evidence {

/** What is to go into a support session. */
struct SupportWish
{
    QStringList profiles;
    /** Further logs: AnyConnect.txt, DART bundles; with their events. */
    QStringList logs;
    QStringList captures;
    /** Naru's own log; its events go in where there is such a file. */
    QString ownLog;
    /** The own log goes in as text, too. */
    bool rawLog = false;
    /** Of this program. */
    QString version;
    base::SystemTime madeAt{};
};

/**
 * Reads it; locations and history are left to whoever has them. Wall-clock times of logs are this machine's.
 * Blocks; any thread. Errors: those of the files, `FileTooLarge`, `Cancelled`.
 */
[[nodiscard]] ReadResult<SupportSession> gatherSession(const SupportWish& wish,
                                                       const ReadControl& control = {});

} // namespace naru::evidence
