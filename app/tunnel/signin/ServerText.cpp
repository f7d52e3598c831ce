// SPDX-License-Identifier: GPL-3.0-or-later
#include "ServerText.h"

#include <cstring>

namespace naru::signin {

QString plainText(const char* text, qsizetype most)
{
    if (!text)
        return {};
    // No more bytes than the longest spelling of so many characters.
    const std::size_t size = strnlen(text, static_cast<std::size_t>(most) * 4);
    QString plain = QString::fromUtf8(text, static_cast<qsizetype>(size));
    plain.removeIf([](QChar character) {
        return character.category() == QChar::Other_Control && character != QLatin1Char('\n');
    });
    plain.truncate(most);
    return plain.trimmed();
}

} // namespace naru::signin
