// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QObject;

namespace naru::shell {

class Interior;

/**
 * Writes what the user changes of the window's own (language, theme, motion, the profile that is open) into
 * `Preferences`, while `context` lives. What is so at the start, e.g. by the command line, is not written.
 */
void rememberChanges(Interior& interior, QObject& context);

} // namespace naru::shell
