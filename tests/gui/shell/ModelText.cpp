// SPDX-License-Identifier: GPL-3.0-or-later
#include "ModelText.h"

#include <QCoreApplication>
#include <QFile>
#include <QMap>
#include <QStringList>

namespace naru::test {

QString textOf(const QAbstractItemModel& model)
{
    QMap<QString, int> roles;
    const QHash<int, QByteArray> names = model.roleNames();
    for (auto role = names.begin(); role != names.end(); ++role)
        roles.insert(QString::fromUtf8(role.value()), role.key());
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (auto role = roles.begin(); role != roles.end(); ++role) {
            const QVariant value = model.index(row, 0).data(role.value());
            const QString text = value.userType() == QMetaType::QStringList ? value.toStringList().join(u'|')
                                                                            : value.toString();
            if (value.canConvert<QString>() || value.userType() == QMetaType::QStringList)
                lines.append(role.key() + QStringLiteral(": ") + text);
        }
        lines.append(QString());
    }
    return lines.join(u'\n');
}

QString differenceFromGolden(const QString& text, const QString& name)
{
    QFile golden(qEnvironmentVariable("NARU_SOURCE_DIR") + QStringLiteral("/tests/data/gui/") + name);
    const QStringList wanted =
        golden.open(QIODevice::ReadOnly) ? QString::fromUtf8(golden.readAll()).split(u'\n') : QStringList();
    const QStringList seen = text.split(u'\n');
    if (wanted == seen)
        return {};
    QFile fail(QCoreApplication::applicationDirPath() + u'/' + name + QStringLiteral(".fail"));
    if (fail.open(QIODevice::WriteOnly))
        fail.write(text.toUtf8());
    qsizetype line = 0;
    while (line < wanted.size() && line < seen.size() && wanted[line] == seen[line])
        ++line;
    return QStringLiteral("%1, line %2: wanted “%3”, got “%4”; all of it is in %5")
        .arg(name, QString::number(line + 1), wanted.value(line), seen.value(line), fail.fileName());
}

} // namespace naru::test
