// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/SecretStore.h"

#include <QFuture>

namespace naru::store {

/**
 * What the session bus says of the place where secrets are stored; a pool thread waits for it, some seconds
 * at most. Needed because a keychain says "not found" of what it can't open, and because QtKeychain 0.13
 * can't be asked whether there is one. Never `Refused`: only a job is refused.
 */
[[nodiscard]] QFuture<SecretService> lookAtSecretService();

} // namespace naru::store
