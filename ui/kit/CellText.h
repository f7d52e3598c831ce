// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

#include <optional>

namespace naru::kit {

/** Which colour of the theme a text takes. */
enum class Tone { Normal, Secondary, Faint, Accent, Warn, Fail };

/** One line of a cell. */
struct CellLine
{
    QString text = {};
    Tone tone = Tone::Normal;
    bool strong = false;
    /** 12 px instead of 14. */
    bool small = false;
    /** In figures of one width, for columns of numbers. */
    bool figures = false;
    /** Of `Icons`; empty for none. */
    QString icon = {};
    /** Where the icon's colour differs from the text's. */
    std::optional<Tone> iconTone = {};
    /** The icon stands behind the text. */
    bool iconBehind = false;
};

/** What `TextCell` shows: one line or two. A model gives it in `cellTextRole`. */
struct CellText
{
    CellLine first;
    CellLine second;
};

/** A `CellText`; cells without one show their display text. */
inline constexpr int cellTextRole = 0x0100 + 0x4e00;

} // namespace naru::kit

Q_DECLARE_METATYPE(naru::kit::CellText)
