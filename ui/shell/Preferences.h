// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wording/Words.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace naru::shell {

/** What the window remembers in `naru.conf`: language, geometry, the profile that was open. */
class Preferences final
{
public:
    [[nodiscard]] static std::optional<wording::Language> language();
    static void setLanguage(wording::Language language);
    /** Files that are still there. */
    [[nodiscard]] static QStringList files();
    static void setFiles(const QStringList& files);
    [[nodiscard]] static QByteArray geometry();
    static void setGeometry(const QByteArray& geometry);
};

} // namespace naru::shell
