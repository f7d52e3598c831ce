// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <cstdint>
#include <vector>

namespace naru::profiles {

/** What a line of XML begins in. */
enum class XmlState : std::uint8_t { Text, Tag, SingleQuoted, DoubleQuoted, Comment, Data, Instruction };

enum class XmlKind : std::uint8_t { Markup, Name, AttributeName, AttributeValue, Reference, Comment };

/** A part of a line that has a colour. */
struct XmlSpan
{
    int begin = 0;
    int length = 0;
    XmlKind kind = XmlKind::Markup;
};

/** Scans a line; what the next one begins in. `spans` may be null. Any text will do, well-formed or not; in
 * time linear to it. Pure. */
XmlState scanXmlLine(QStringView line, XmlState state, std::vector<XmlSpan>* spans);

} // namespace naru::profiles
