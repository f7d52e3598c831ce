// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Field.h"

#include <QHash>

namespace naru::profile {

namespace {

using Siblings = QHash<QString, std::vector<const Field*>>;

struct Index
{
    QHash<QString, const Field*> byPath;
    /** By the path of the parent, in the order of the table. */
    Siblings elements;
    Siblings attributes;
};

const Index& index()
{
    static const Index made = [] {
        Index all;
        for (const Field& field : fields()) {
            all.byPath.insert(field.path, &field);
            (field.isAttribute() ? all.attributes : all.elements)[field.parent()].push_back(&field);
        }
        return all;
    }();
    return made;
}

qsizetype lastSlash(QLatin1StringView path)
{
    qsizetype at = path.size() - 1;
    while (at >= 0 && path[at] != u'/')
        --at;
    return at;
}

} // namespace

QLatin1StringView Field::name() const
{
    return path.sliced(lastSlash(path) + 1);
}

QLatin1StringView Field::parent() const
{
    return path.first(std::max<qsizetype>(0, lastSlash(path)));
}

std::vector<QLatin1StringView> Field::choiceList() const
{
    if (type == FieldType::Boolean)
        return {QLatin1StringView("true"), QLatin1StringView("false")};
    std::vector<QLatin1StringView> list;
    for (const QLatin1StringView choice : choices.tokenize(u' ')) {
        if (!choice.isEmpty())
            list.push_back(choice);
    }
    return list;
}

const Field* findField(QStringView path)
{
    return index().byPath.value(path.toString());
}

const std::vector<const Field*>& childFields(QStringView path)
{
    static const std::vector<const Field*> none;
    const auto found = index().elements.constFind(path.toString());
    return found == index().elements.constEnd() ? none : *found;
}

const std::vector<const Field*>& attributeFields(QStringView path)
{
    static const std::vector<const Field*> none;
    const auto found = index().attributes.constFind(path.toString());
    return found == index().attributes.constEnd() ? none : *found;
}

bool isMixed(const Field& field)
{
    return field.type != FieldType::Structure && !childFields(QString(field.path)).empty();
}

QString plainPath(QStringView path)
{
    QString plain;
    bool isNumber = false;
    for (const QChar c : path) {
        isNumber = isNumber || c == u'[';
        if (!isNumber)
            plain += c;
        isNumber = isNumber && c != u']';
    }
    return plain;
}

} // namespace naru::profile
