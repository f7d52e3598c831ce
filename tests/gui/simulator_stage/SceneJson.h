// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/stage/Scene.h"

#include <QByteArray>

namespace naru::test {

/** The scene as text, one item a line: what golden models are compared with. */
[[nodiscard]] QByteArray toJson(const simulator::Scene& scene);

} // namespace naru::test
