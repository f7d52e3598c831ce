// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QString>

#include <array>

namespace naru::kit {
class Theme;
}

namespace naru::simulator {

/** The faces of a stage: S of the theme, also in weight 600, and M in weight 600. */
enum class Face : std::uint8_t { Small, SmallStrong, Strong };

/** Fonts and their measures, so that a scene can be laid out without a screen. */
class Typeset
{
public:
    explicit Typeset(const kit::Theme& theme);

    [[nodiscard]] const QFont& font(Face face) const { return m_fonts[static_cast<std::size_t>(face)]; }
    /** Whole pixels that a line of the text takes. */
    [[nodiscard]] double width(const QString& text, Face face) const;
    /** From line to line: 16 for S, 20 for M, more where the system's font is larger. */
    [[nodiscard]] double lineHeight(Face face) const { return m_heights[static_cast<std::size_t>(face)]; }
    /** Shortened at its end to the width where it is wider. */
    [[nodiscard]] QString fitted(const QString& text, Face face, double width) const;

private:
    static constexpr std::size_t faces = 3;

    std::array<QFont, faces> m_fonts;
    std::array<QFontMetricsF, faces> m_metrics;
    std::array<double, faces> m_heights{};
};

} // namespace naru::simulator
