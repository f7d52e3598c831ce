// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace naru::shell {

/** Counts warnings of Qt and QML while it lives, and lets them through to stderr. One at a time. */
class WarningCounter final
{
public:
    WarningCounter();
    ~WarningCounter();
    WarningCounter(const WarningCounter&) = delete;
    WarningCounter& operator=(const WarningCounter&) = delete;

    [[nodiscard]] int count() const;
    /** Said by the platform about itself, wherever the program runs without a screen; named in the .cpp. */
    [[nodiscard]] static bool isAllowed(const QString& message);
};

} // namespace naru::shell
