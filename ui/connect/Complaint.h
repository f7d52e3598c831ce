// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/SessionView.h"
#include "wording/Words.h"

#include <QString>

namespace naru::connect {

/** Why nothing is connected, or what else a person has to know of the connection. */
class Complaint final
{
public:
    /** What happened, why, what to do; empty for nothing to say. Plain text: parts may be the gateway's. */
    QString sentence;
    /** In the words of programs and the gateway; may be empty. */
    QString technical;
    /** A failure; else a piece of news. */
    bool isFailure = false;

    [[nodiscard]] static Complaint of(const kit::SessionView& session, const wording::Words& words);
    friend bool operator==(const Complaint&, const Complaint&) = default;
};

} // namespace naru::connect
