// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Theme.h"
#include "wording/Words.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace naru::shell {

/** What the window remembers of itself in `naru.conf`; `engine::readSettings` reads what is about runs. */
class Preferences final
{
public:
    [[nodiscard]] static std::optional<wording::Language> language();
    static void setLanguage(wording::Language language);
    /** The system's where nothing is remembered, or nothing that is known. */
    [[nodiscard]] static kit::Theme::Scheme scheme();
    static void setScheme(kit::Theme::Scheme scheme);
    [[nodiscard]] static bool reduceMotion();
    static void setReduceMotion(bool reduce);
    /** Files that are still there. */
    [[nodiscard]] static QStringList files();
    static void setFiles(const QStringList& files);
    /** Also those that are gone, and no more than `EngineView::mostKnown`. */
    [[nodiscard]] static QStringList knownFiles();
    static void setKnownFiles(const QStringList& files);
    /** The user was told that the program stays in the tray. */
    [[nodiscard]] static bool trayIsKnown();
    static void setTrayIsKnown();
    [[nodiscard]] static QByteArray geometry();
    static void setGeometry(const QByteArray& geometry);
};

} // namespace naru::shell
