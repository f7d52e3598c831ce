// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Fonts.h"

#include <QFile>
#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QMap>

#include <algorithm>

namespace naru::kit {

namespace {

QMap<QString, QStringList> readLists()
{
    QFile file(QStringLiteral(":/naru/fonts.txt"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("fonts.txt is missing from the resources");
    QMap<QString, QStringList> lists;
    QString section;
    const QString text = QString::fromUtf8(file.readAll());
    for (const QStringView line : QStringView(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (line.startsWith(QLatin1Char('#')))
            continue;
        if (line.startsWith(QLatin1Char('[')))
            section = line.mid(1, line.size() - 2).toString();
        else
            lists[section].append(line.toString());
    }
    return lists;
}

QStringList present(const QStringList& wanted)
{
    const QStringList families = QFontDatabase::families();
    QStringList result;
    std::copy_if(wanted.begin(), wanted.end(), std::back_inserter(result),
                 [&](const QString& family) { return families.contains(family); });
    return result;
}

/** Empty where the system only names a class of fonts, as it does without a desktop. */
QString systemFamily()
{
    const QString family = QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    const bool isClass = family.isEmpty() || family.startsWith(QLatin1String("Sans"), Qt::CaseInsensitive);
    return isClass ? QString() : family;
}

} // namespace

bool hasTabularFigures(const QString& family)
{
    QFont font(family);
    font.setPixelSize(100);
    const QFontMetricsF metrics(font);
    const qreal width = metrics.horizontalAdvance(QLatin1Char('0'));
    const QString figures = QStringLiteral("123456789");
    return std::all_of(figures.begin(), figures.end(),
                       [&](QChar figure) { return qAbs(metrics.horizontalAdvance(figure) - width) < 0.5; });
}

FontFamilies fontFamilies()
{
    const QMap<QString, QStringList> lists = readLists();
    const QString system = systemFamily();
    const QStringList latin = present(lists.value(QStringLiteral("latin")));
    const QStringList hangul = present(lists.value(QStringLiteral("hangul")));

    FontFamilies families;
    if (!system.isEmpty())
        families.text = {system};
    else if (!latin.isEmpty())
        families.text = {latin.first()};
    families.text += hangul;

    if (!families.text.isEmpty() && hasTabularFigures(families.text.first())) {
        families.figures = families.text;
    } else {
        families.figures = present(lists.value(QStringLiteral("figures")));
        families.figures += families.text;
    }
    families.figures.removeDuplicates();
    return families;
}

} // namespace naru::kit
