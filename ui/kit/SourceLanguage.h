// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <cstdint>
#include <vector>

class QTextCharFormat;

namespace naru::kit {

class Colors;

/** A part of a line that has a colour; what its kinds are the language says. */
struct SourceSpan
{
    int begin = 0;
    int length = 0;
    std::uint8_t kind = 0;
};

/** How a `SourceView` colours a text: line by line, from what the line before ended in. */
class SourceLanguage
{
public:
    virtual ~SourceLanguage() = default;

    /** What the next line begins in; the first one begins in 0. Any text will do, in time linear to it.
     * @param spans may be null */
    virtual std::uint8_t scan(QStringView line, std::uint8_t state, std::vector<SourceSpan>* spans) const = 0;
    [[nodiscard]] virtual QTextCharFormat format(std::uint8_t kind, const Colors& colors) const = 0;
};

} // namespace naru::kit
