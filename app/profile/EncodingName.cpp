// SPDX-License-Identifier: GPL-3.0-or-later
#include "EncodingName.h"

#include <QLatin1StringView>
#include <QString>

#include <algorithm>
#include <array>

namespace naru::profile {

namespace {

struct Alias
{
    QLatin1StringView name;
    QLatin1StringView canonical;
};

// Names in lower case and without `-`, `_` and blanks.
constexpr auto aliases = std::to_array<Alias>({
    {QLatin1StringView("utf8"), QLatin1StringView("UTF-8")},
    {QLatin1StringView("usascii"), QLatin1StringView("UTF-8")},
    {QLatin1StringView("ascii"), QLatin1StringView("UTF-8")},
    {QLatin1StringView("utf16"), QLatin1StringView("UTF-16")},
    {QLatin1StringView("utf16le"), QLatin1StringView("UTF-16LE")},
    {QLatin1StringView("utf16be"), QLatin1StringView("UTF-16BE")},
    {QLatin1StringView("unicode"), QLatin1StringView("UTF-16")},
    {QLatin1StringView("utf32"), QLatin1StringView("UTF-32")},
    {QLatin1StringView("utf32le"), QLatin1StringView("UTF-32LE")},
    {QLatin1StringView("utf32be"), QLatin1StringView("UTF-32BE")},
    {QLatin1StringView("euckr"), QLatin1StringView("windows-949")},
    {QLatin1StringView("cp949"), QLatin1StringView("windows-949")},
    {QLatin1StringView("ms949"), QLatin1StringView("windows-949")},
    {QLatin1StringView("uhc"), QLatin1StringView("windows-949")},
    {QLatin1StringView("windows949"), QLatin1StringView("windows-949")},
    {QLatin1StringView("ksc5601"), QLatin1StringView("windows-949")},
    {QLatin1StringView("ksc56011987"), QLatin1StringView("windows-949")},
    {QLatin1StringView("ksx1001"), QLatin1StringView("windows-949")},
    {QLatin1StringView("gb2312"), QLatin1StringView("GB18030")},
    {QLatin1StringView("gbk"), QLatin1StringView("GB18030")},
    {QLatin1StringView("cp936"), QLatin1StringView("GB18030")},
    {QLatin1StringView("gb18030"), QLatin1StringView("GB18030")},
    {QLatin1StringView("latin1"), QLatin1StringView("ISO-8859-1")},
    {QLatin1StringView("koi8r"), QLatin1StringView("KOI8-R")},
});

struct Family
{
    QLatin1StringView prefix;
    QLatin1StringView canonical;
    int lowest;
    int highest;
};

constexpr auto families = std::to_array<Family>({
    {QLatin1StringView("iso8859"), QLatin1StringView("ISO-8859-"), 1, 9},
    {QLatin1StringView("iso8859"), QLatin1StringView("ISO-8859-"), 13, 15},
    {QLatin1StringView("windows"), QLatin1StringView("windows-"), 1250, 1258},
    {QLatin1StringView("cp"), QLatin1StringView("windows-"), 1250, 1258},
});

} // namespace

QByteArray canonicalEncoding(QStringView declared)
{
    QString name = declared.toString().toLower();
    name.removeIf([](QChar c) { return c == u'-' || c == u'_' || c.isSpace(); });

    const auto* alias = std::find_if(aliases.begin(), aliases.end(),
                                     [&name](const Alias& candidate) { return candidate.name == name; });
    if (alias != aliases.end())
        return QByteArray(alias->canonical.data(), alias->canonical.size());

    for (const Family& family : families) {
        if (!name.startsWith(family.prefix))
            continue;
        bool isNumber = false;
        const int number = QStringView(name).sliced(family.prefix.size()).toInt(&isNumber);
        if (isNumber && number >= family.lowest && number <= family.highest)
            return QByteArray(family.canonical.data(), family.canonical.size()) + QByteArray::number(number);
    }
    return {};
}

} // namespace naru::profile
