// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "engine/Engine.h"
#include "lab/Lab.h"
#include "ogs/Location.h"
#include "profile/Profile.h"

namespace naru::shell {

/** Gateways on loopback and a location that belongs to them, so that nothing of the user's own is touched. */
class Demo final
{
public:
    /** Starts the gateways; what they are called stands in the profile. */
    [[nodiscard]] base::Result<profile::Profile> start();

    [[nodiscard]] static ogs::Location location();
    [[nodiscard]] static engine::Network network();
    /** A data folder inside the user's own; the machine is not asked. */
    [[nodiscard]] static engine::Places places();

private:
    lab::Lab m_lab;
};

} // namespace naru::shell
