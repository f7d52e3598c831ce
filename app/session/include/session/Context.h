// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Gate.h"
#include "profile/Profile.h"
#include "session/Policy.h"

#include <QString>

#include <memory>
#include <optional>

namespace naru::session {

/** The world at the moment of a step, as far as a decision looks at it. */
struct Context
{
    base::SteadyTime now{};
    base::SystemTime date{};
    /** Never null. */
    std::shared_ptr<const profile::Profile> profile;
    Policy policy;
    /** Whether OGS chooses (`ogs::selectsAutomatically`, OGS-74). */
    bool selectsAutomatically = false;
    /** Whether an entry may be chosen by hand (`ogs::manualChoice`, OGS-27). */
    ogs::ManualChoice manualChoice;
    /** `UserSettings::reconnectionCounts` (OGS-20). */
    bool reconnectionCounts = true;
    /** Name of the entry that a run of a person's own has chosen since the last connection: it stands for the
     * gateway that was connected last (OGS-10, 21). Nothing where there was no such run. */
    std::optional<QString> chosen;
};

} // namespace naru::session
