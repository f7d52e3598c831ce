// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace naru::test {

/** While it lives, warnings of Qt and QML are kept; a test asks `taken()` to be empty. */
class WarningTrap
{
public:
    WarningTrap();
    ~WarningTrap();
    WarningTrap(const WarningTrap&) = delete;
    WarningTrap& operator=(const WarningTrap&) = delete;

    /** What came so far, but for the noise of the offscreen platform that is named in Warnings.cpp. */
    [[nodiscard]] QStringList taken() const;
};

} // namespace naru::test
