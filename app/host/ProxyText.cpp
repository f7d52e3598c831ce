// SPDX-License-Identifier: GPL-3.0-or-later
#include "ProxyText.h"

#include <QHash>

#include <algorithm>

namespace naru::host {

namespace {

constexpr qsizetype longestAddress = 2048;
constexpr qsizetype longestHost = 253;

/** A line of `gsettings`' output is `schema key value`; keys here are `schema key`. */
using Values = QHash<QString, QString>;

/** Calls `visit` for each line, white space around it removed. */
template <class Visitor>
void forEachLine(QByteArrayView text, Visitor visit)
{
    while (!text.isEmpty()) {
        const qsizetype end = text.indexOf('\n');
        visit(QString::fromUtf8(end < 0 ? text : text.first(end)).trimmed());
        text = end < 0 ? QByteArrayView() : text.sliced(end + 1);
    }
}

bool isHost(const QString& text)
{
    return !text.isEmpty() && text.size() <= longestHost &&
           std::none_of(text.cbegin(), text.cend(), [](QChar c) {
               return c.isSpace() || !c.isPrint() || c == QLatin1Char('/') || c == QLatin1Char('@');
           });
}

std::optional<ProxySettings::Fixed> fixedOf(const QString& host, const QString& port)
{
    bool isNumber = false;
    const ushort number = port.toUShort(&isNumber);
    if (!isHost(host) || !isNumber || number == 0)
        return std::nullopt;
    return ProxySettings::Fixed{host, number};
}

/** GVariant's text form of a string: in either kind of quotes, with backslashes. */
QString unquoted(const QString& text)
{
    if (text.size() < 2 || (text.front() != QLatin1Char('\'') && text.front() != QLatin1Char('"')))
        return text;
    QString result;
    for (qsizetype i = 1; i < text.size() - 1; ++i) {
        if (text[i] == QLatin1Char('\\') && i + 1 < text.size() - 1)
            ++i;
        result.append(text[i]);
    }
    return result;
}

std::optional<ProxySettings::Fixed> gnomeProxy(const Values& values, QLatin1String scheme)
{
    const QString schema = QLatin1String("org.gnome.system.proxy.") + scheme;
    return fixedOf(values.value(schema + QLatin1String(" host")),
                   values.value(schema + QLatin1String(" port")));
}

std::optional<ProxySettings> settingsOf(std::optional<ProxySettings::Fixed> fixed)
{
    return fixed ? std::optional(ProxySettings{std::move(fixed), false, {}}) : std::nullopt;
}

/** The group `[Proxy Settings]`; keys without KDE's marks such as `[$e]`. */
Values proxyGroup(QByteArrayView text)
{
    Values values;
    bool inside = false;
    forEachLine(text, [&](const QString& line) {
        if (line.startsWith(QLatin1Char('['))) {
            inside = line == QLatin1String("[Proxy Settings]");
            return;
        }
        const qsizetype equals = line.indexOf(QLatin1Char('='));
        if (inside && equals > 0 && !line.startsWith(QLatin1Char('#'))) {
            const QString key = line.left(equals).section(QLatin1Char('['), 0, 0).trimmed();
            values.insert(key, line.mid(equals + 1).trimmed());
        }
    });
    return values;
}

} // namespace

std::optional<ProxySettings::Fixed> parseProxy(const QString& text)
{
    QString rest = text.trimmed();
    if (rest.size() > longestAddress)
        return std::nullopt;
    QString port = QStringLiteral("80");
    if (const qsizetype scheme = rest.indexOf(QLatin1String("://")); scheme >= 0) {
        const QString name = rest.left(scheme).toLower();
        if (name != QLatin1String("http") && name != QLatin1String("https"))
            return std::nullopt;
        if (name == QLatin1String("https"))
            port = QStringLiteral("443");
        rest = rest.mid(scheme + 3);
    }
    rest = rest.section(QLatin1Char('/'), 0, 0);
    rest = rest.mid(rest.lastIndexOf(QLatin1Char('@')) + 1);
    rest = rest.simplified().replace(QLatin1Char(' '), QLatin1Char(':'));
    QString host = rest;
    const qsizetype bracket = rest.indexOf(QLatin1Char(']'));
    const qsizetype colon = rest.indexOf(QLatin1Char(':'), std::max<qsizetype>(bracket, 0));
    if (colon >= 0) {
        host = rest.left(colon);
        if (colon + 1 < rest.size())
            port = rest.mid(colon + 1);
    }
    if (host.startsWith(QLatin1Char('[')) && host.endsWith(QLatin1Char(']')))
        host = host.mid(1, host.size() - 2);
    return fixedOf(host, port);
}

ProxySettings environmentProxy(const QProcessEnvironment& environment)
{
    for (const char* name : {"https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"}) {
        if (auto fixed = parseProxy(environment.value(QLatin1String(name))))
            return {std::move(fixed), false, {}};
    }
    return {};
}

std::optional<ProxySettings> parseGSettings(QByteArrayView text)
{
    Values values;
    forEachLine(text, [&](const QString& line) {
        const QString key = line.section(QLatin1Char(' '), 0, 1);
        values.insert(key, unquoted(line.mid(key.size()).trimmed()));
    });
    const QString mode = values.value(QStringLiteral("org.gnome.system.proxy mode"));
    if (mode == QLatin1String("auto"))
        return ProxySettings{{}, true, values.value(QStringLiteral("org.gnome.system.proxy autoconfig-url"))};
    if (mode != QLatin1String("manual"))
        return std::nullopt;
    const auto https = gnomeProxy(values, QLatin1String("https"));
    return settingsOf(https ? https : gnomeProxy(values, QLatin1String("http")));
}

std::optional<ProxySettings> parseKioslaverc(QByteArrayView text, const QProcessEnvironment& environment)
{
    const Values values = proxyGroup(text);
    const QString https = values.value(QStringLiteral("httpsProxy"));
    switch (values.value(QStringLiteral("ProxyType")).toInt()) {
    case 1:
        return settingsOf(parseProxy(https));
    case 2:
        return ProxySettings{{}, true, values.value(QStringLiteral("Proxy Config Script"))};
    case 3:
        return ProxySettings{{}, true, {}};
    case 4:
        return settingsOf(parseProxy(environment.value(https)));
    default:
        return std::nullopt;
    }
}

} // namespace naru::host
