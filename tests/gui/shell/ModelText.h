// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QString>

namespace naru::test {

/** A list model as text: a line `role: value` for each role, an empty line behind each row. Values of a type
 * that has no text are left out. */
[[nodiscard]] QString textOf(const QAbstractItemModel& model);

/**
 * Compares with tests/data/gui/NAME. Where they differ, NAME.fail is written into the folder of the test's
 * program and the answer is the first line that differs; empty where they agree.
 */
[[nodiscard]] QString differenceFromGolden(const QString& text, const QString& name);

} // namespace naru::test
