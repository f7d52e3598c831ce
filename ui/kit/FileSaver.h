// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QByteArray>
#include <QString>

#include <functional>

class QWidget;

namespace naru::kit {

/** Leaves the old file whole when something goes wrong: `FileNotWritable`. */
[[nodiscard]] base::Result<void> writeFile(const QString& path, const QByteArray& bytes);

/**
 * Asks where to save, without blocking: `chosen` is called later with a path, or never. `name` is suggested,
 * its ending is added where the user leaves it out.
 */
void askWhereToSave(QWidget& parent, const QString& title, const QString& name,
                    std::function<void(const QString& path)> chosen);

/** Asks where, and writes there what `bytes` gives then; `failed` is told where that can't be done. */
void saveAs(QWidget& parent, const QString& title, const QString& name, std::function<QByteArray()> bytes,
            std::function<void(const base::Error& error)> failed);

} // namespace naru::kit
