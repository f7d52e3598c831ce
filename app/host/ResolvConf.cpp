// SPDX-License-Identifier: GPL-3.0-or-later
#include "ResolvConf.h"

#include "Addresses.h"
#include "SmallFile.h"

namespace naru::host {

namespace {

/** How a file begins that naru-helper wrote, and the lines that stood there before
 * (app/tunnel/helper/ResolvConf.cpp). */
constexpr QByteArrayView ownTunnelsFile = "# By naru, while its tunnel is up";
constexpr QByteArrayView replacedLine = "# before: ";

/** The words of a line; none for a comment. */
QStringList wordsOf(QByteArrayView line)
{
    if (line.startsWith('#') || line.startsWith(';'))
        return {};
    return QString::fromUtf8(line).simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

template <class Take>
void forEachLine(QByteArrayView text, Take take)
{
    while (!text.isEmpty()) {
        const qsizetype end = text.indexOf('\n');
        take(end < 0 ? text : text.first(end));
        text = end < 0 ? QByteArrayView() : text.sliced(end + 1);
    }
}

void addLine(const QStringList& words, ResolvConf& conf)
{
    if (words.size() < 2)
        return;
    if (words[0] == QLatin1String("nameserver")) {
        appendOnce(conf.servers, serverAddress(words[1]));
        conf.namesStub = conf.namesStub || isStub(words[1]);
    } else if (words[0] == QLatin1String("domain")) {
        conf.suffixes.clear();
        appendOnce(conf.suffixes, searchDomain(words[1]));
    } else if (words[0] == QLatin1String("search")) {
        conf.suffixes.clear();
        for (const QString& word : words.sliced(1))
            appendOnce(conf.suffixes, searchDomain(word));
    }
}

} // namespace

ResolvConf parseResolvConf(QByteArrayView text)
{
    ResolvConf conf;
    const bool isOwnTunnels = text.startsWith(ownTunnelsFile);
    forEachLine(text, [&](QByteArrayView line) {
        // The servers of our own tunnel are no place where the machine is (OGS-13).
        if (!isOwnTunnels)
            addLine(wordsOf(line), conf);
        else if (line.startsWith(replacedLine))
            addLine(wordsOf(line.sliced(replacedLine.size())), conf);
    });
    return conf;
}

QStringList resolvConfFiles(const QString& root)
{
    return {root + QLatin1String("/etc/resolv.conf"),
            root + QLatin1String("/run/systemd/resolve/resolv.conf"),
            root + QLatin1String("/run/NetworkManager/no-stub-resolv.conf")};
}

std::optional<ResolvConf> readResolvConf(const QString& root)
{
    const QStringList files = resolvConfFiles(root);
    const std::optional<QByteArray> text = readSmallFile(files.constFirst());
    if (!text)
        return std::nullopt;
    ResolvConf conf = parseResolvConf(*text);
    if (!conf.servers.isEmpty() || !conf.namesStub)
        return conf;
    for (const QString& file : files.sliced(1)) {
        const std::optional<QByteArray> behind = readSmallFile(file);
        ResolvConf real = behind ? parseResolvConf(*behind) : ResolvConf{};
        if (real.servers.isEmpty())
            continue;
        if (real.suffixes.isEmpty())
            real.suffixes = conf.suffixes;
        return real;
    }
    return conf;
}

QStringList readNameservers(const QString& root)
{
    QStringList servers;
    const QByteArray text = readSmallFile(resolvConfFiles(root).constFirst()).value_or(QByteArray());
    forEachLine(text, [&](QByteArrayView line) {
        const QStringList words = wordsOf(line);
        if (words.size() > 1 && words[0] == QLatin1String("nameserver"))
            appendOnce(servers, words[1]);
    });
    return servers;
}

} // namespace naru::host
