// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Descriptor.h"

#include <chrono>

namespace naru::helper {

/** One tunnel a machine: held by the watcher and its worker until the last of them is gone. Nothing where
   another helper holds it longer than the patience. */
[[nodiscard]] Descriptor takeLock(std::chrono::milliseconds patience);

} // namespace naru::helper
