// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "FrameObject.h"
#include "tunnel/Form.h"

namespace naru::tunnel {

[[nodiscard]] QJsonObject jsonOf(const Form& form);
/** A form as `jsonOf` wrote it; what is not so makes the object unsound. */
[[nodiscard]] Form readForm(FrameObject& object);

} // namespace naru::tunnel
