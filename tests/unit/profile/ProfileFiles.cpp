// SPDX-License-Identifier: GPL-3.0-or-later
#include "ProfileFiles.h"

#include <QDir>
#include <QFile>

namespace naru::test {

QByteArray profileFile(const QString& name)
{
    return bytesOf(qEnvironmentVariable("NARU_SOURCE_DIR") + u"/tests/data/profile/" + name);
}

namespace {

std::optional<QString> corpusOf(const QString& kind)
{
    const QString beside = qEnvironmentVariable("NARU_SOURCE_DIR") + u"/../shared/corpus";
    const QString folder = qEnvironmentVariable("NARU_CORPUS", beside) + u'/' + kind;
    return QDir(folder).exists() ? std::optional(folder) : std::nullopt;
}

} // namespace

std::optional<QString> corpusOfProfiles()
{
    return corpusOf(QStringLiteral("profiles"));
}

std::optional<QString> corpusOfPreferences()
{
    return corpusOf(QStringLiteral("preferences"));
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no file %s", qPrintable(path));
    return file.readAll();
}

QStringList textsOf(const std::vector<profile::Problem>& problems)
{
    QStringList texts;
    for (const profile::Problem& problem : problems) {
        texts.append(QStringLiteral("%1:%2 %3 %4 %5")
                         .arg(problem.place.line)
                         .arg(problem.place.column)
                         .arg(profile::code(problem.code), problem.path, problem.subject));
    }
    return texts;
}

QByteArray profileWith(const QByteArray& elements)
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<AnyConnectProfile xmlns=\"http://schemas.xmlsoap.org/encoding/\">" +
           elements + "</AnyConnectProfile>";
}

} // namespace naru::test
