// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringView>

namespace naru::profile {

/** Where a text is to stand. */
enum class TextPlace { Content, CData, InDoubleQuotes, InSingleQuotes };

/** Writes values so that they are read again as they were. */
class Escape
{
public:
    /** `encoding`: of the file, canonical. `asciiOnly`: other characters become references. */
    Escape(QByteArray encoding, bool asciiOnly)
        : m_encoding(std::move(encoding))
        , m_asciiOnly(asciiOnly)
    {}

    /** `lineEnd` stands for each LF. The value holds only characters that XML allows, and no CR. */
    [[nodiscard]] QString operator()(QStringView value, TextPlace place, QStringView lineEnd) const;

private:
    [[nodiscard]] bool needsReference(QStringView character) const;

    QByteArray m_encoding;
    bool m_asciiOnly;
};

/** Whether XML 1.0 can hold the text, in whatever way it is written. */
[[nodiscard]] bool isXmlText(QStringView text);
/** Whether it may be the name of an element or attribute; a prefix is part of it. */
[[nodiscard]] bool isXmlName(QStringView name);

} // namespace naru::profile
