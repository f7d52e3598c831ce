// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <algorithm>

namespace naru::kit {

/** What was typed into a search field: the words of it, in any order and any case. */
class SearchWords
{
public:
    SearchWords() = default;
    explicit SearchWords(const QString& typed)
        : m_words(typed.split(u' ', Qt::SkipEmptyParts))
    {}

    /** True where all of them are parts of the text; of no words, always. */
    [[nodiscard]] bool areIn(const QString& text) const
    {
        return std::ranges::all_of(
            m_words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    }

    [[nodiscard]] bool isEmpty() const { return m_words.isEmpty(); }
    friend bool operator==(const SearchWords&, const SearchWords&) = default;

private:
    QStringList m_words;
};

} // namespace naru::kit
