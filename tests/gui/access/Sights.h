// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Stage.h"

#include <functional>
#include <vector>

namespace naru::test {

/** A place in the program that a person can come to. */
struct Sight
{
    QByteArray name;
    /** Goes there; the window that stands on top then. */
    std::function<QWidget*(Stage&)> show;
};

/** Every page in its main states. */
[[nodiscard]] const std::vector<Sight>& pageSights();
/** Every dialog of our own, over the window. */
[[nodiscard]] const std::vector<Sight>& dialogSights();
/** Both. */
[[nodiscard]] std::vector<Sight> allSights();

/** Closes what stands over the window. */
void leave(Stage& stage, QWidget* top);

} // namespace naru::test
