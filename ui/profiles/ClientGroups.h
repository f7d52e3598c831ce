// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Field.h"

#include <QString>

#include <vector>

namespace naru::profiles {

/** Client settings that belong together. */
enum class ClientGroup {
    Start,
    Network,
    Selection,
    TrustedNetworks,
    Sessions,
    Certificates,
    Enrollment,
    Scripts,
    LocalPolicy,
    Other,
};

inline constexpr int clientGroups = static_cast<int>(ClientGroup::Other) + 1;

/** Translated. */
[[nodiscard]] QString groupTitle(ClientGroup group);
/** In the table's order; together all children of `ClientInitialization`. */
[[nodiscard]] std::vector<const profile::Field*> groupFields(ClientGroup group);

} // namespace naru::profiles
