// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace naru::profiles {

class ProfileEditor;

// What is done to the chosen host entry as a whole. One step of undo each.

/** Behind the chosen one, or as the first; it is then the chosen one. */
void addHost(ProfileEditor& editor, const QString& name);
void duplicateHost(ProfileEditor& editor);
void removeHost(ProfileEditor& editor);

} // namespace naru::profiles
