// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/SessionView.h"
#include "kit/Theme.h"
#include "wording/Words.h"

#include <QCoreApplication>
#include <QString>

namespace naru::shell {

/** The state of the connection as a shape, a colour and a word, for the corner and the tray. */
class StateMark final
{
    Q_DECLARE_TR_FUNCTIONS(naru::shell::StateMark)

public:
    enum class Tone { Quiet, Accent, Warn };

    /** Name of the icon. */
    QString icon;
    Tone tone = Tone::Quiet;
    /** One or two words. */
    QString word;

    [[nodiscard]] static StateMark of(const kit::SessionView& session, const wording::Words& words);
    [[nodiscard]] QColor colour(const kit::Theme& theme) const;
    friend bool operator==(const StateMark&, const StateMark&) = default;
};

} // namespace naru::shell
