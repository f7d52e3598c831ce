// SPDX-License-Identifier: GPL-3.0-or-later
#include "Phrase.h"

namespace naru::wording {

QString translated(const Words& words, const char* text, int count)
{
    QString result = words.translator()->translate("Words", text, nullptr, count);
    if (result.isEmpty())
        result = QString::fromUtf8(text);
    if (count >= 0)
        result.replace(QLatin1String("%n"), words.locale().toString(count));
    return result;
}

QString filled(const QString& text, std::span<const QString> arguments)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int which = text[i] == QLatin1Char('%') && i + 1 < text.size() ? text[i + 1].digitValue() : 0;
        if (which < 1 || static_cast<std::size_t>(which) > arguments.size()) {
            result += text[i];
            continue;
        }
        result += arguments[static_cast<std::size_t>(which) - 1];
        ++i;
    }
    return result;
}

QString phrase(const Words& words, const char* text, std::initializer_list<QString> arguments)
{
    return filled(translated(words, text), arguments);
}

} // namespace naru::wording
