// SPDX-License-Identifier: GPL-3.0-or-later
#include "WordsFields.h"

#include "wording/Words.h"

#include <QHash>

namespace naru::wording {

namespace {

/** nullptr where a field has no words, which a test forbids. */
const FieldWords* wordsOf(const profile::Field& field)
{
    static const QHash<QString, const FieldWords*> all = [] {
        QHash<QString, const FieldWords*> index;
        for (const auto part : {clientFieldWords(), certificateFieldWords(), hostFieldWords()}) {
            for (const FieldWords& words : part)
                index.insert(QString::fromLatin1(words.path), &words);
        }
        return index;
    }();
    return all.value(field.path);
}

} // namespace

QString Words::fieldLabel(const profile::Field& field) const
{
    const FieldWords* words = wordsOf(field);
    return words == nullptr ? QString(field.name()) : text(words->label);
}

QString Words::fieldText(const profile::Field& field) const
{
    const FieldWords* words = wordsOf(field);
    return words == nullptr ? QString() : text(words->text);
}

} // namespace naru::wording
