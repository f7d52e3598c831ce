// SPDX-License-Identifier: GPL-3.0-or-later
#include "PinStoreJson.h"

#include "Dates.h"

#include <QHostAddress>
#include <QJsonArray>

namespace naru::store {

namespace {

constexpr int version = 1;
/** RFC 1035. */
constexpr qsizetype longestHost = 253;

const QString versionName = QStringLiteral("naruPins");
const QString hostsName = QStringLiteral("hosts");
const QString hostName = QStringLiteral("host");
const QString portName = QStringLiteral("port");
const QString pinsName = QStringLiteral("pins");
const QString keyName = QStringLiteral("key");
const QString firstSeenName = QStringLiteral("firstSeen");
const QString subjectName = QStringLiteral("subject");
const QString expiresName = QStringLiteral("expires");

std::unexpected<base::Error> wrong(const QString& path)
{
    return std::unexpected(base::Error{base::ErrorCode::RecordInvalid, {}, std::nullopt, path});
}

base::Result<Pin> pinFrom(const QJsonValue& value, const QString& path)
{
    const QString key = value[keyName].toString();
    if (!isPin(key))
        return wrong(path + u'.' + keyName);
    const auto seen = timeFromIso(value[firstSeenName].toString());
    if (!seen)
        return wrong(path + u'.' + firstSeenName);
    const auto expires = timeFromIso(value[expiresName].toString());
    if (!expires && !value[expiresName].isUndefined())
        return wrong(path + u'.' + expiresName);
    return Pin{key, *seen, value[subjectName].toString(), expires};
}

base::Result<std::vector<Pin>> pinListFrom(const QJsonValue& value, const QString& path)
{
    const QJsonArray entries = value.toArray();
    if (entries.isEmpty() || std::size_t(entries.size()) > PinStore::maxPins)
        return wrong(path);
    std::vector<Pin> pins;
    for (qsizetype i = 0; i < entries.size(); ++i) {
        base::Result<Pin> pin = pinFrom(entries[i], path + u'[' + QString::number(i) + u']');
        if (!pin)
            return std::unexpected(pin.error());
        pins.push_back(*std::move(pin));
    }
    return pins;
}

base::Result<PinnedHost> hostFrom(const QJsonValue& value, const QString& path)
{
    const int port = value[portName].toInt();
    if (port < 1 || port > 65535)
        return wrong(path + u'.' + portName);
    const PinnedHost said{value[hostName].toString(), std::uint16_t(port)};
    if (normal(said) != said)
        return wrong(path + u'.' + hostName);
    return said;
}

QJsonObject jsonOf(const Pin& pin)
{
    QJsonObject object{
        {keyName, pin.key}, {firstSeenName, isoText(pin.firstSeen)}, {subjectName, pin.subject}};
    if (pin.expires)
        object[expiresName] = isoText(*pin.expires);
    return object;
}

} // namespace

bool isPin(const QString& key)
{
    const QString prefix = QStringLiteral("pin-sha256:");
    if (!key.startsWith(prefix))
        return false;
    const QByteArray digits = QStringView(key).sliced(prefix.size()).toUtf8();
    const auto hash = QByteArray::fromBase64Encoding(digits, QByteArray::AbortOnBase64DecodingErrors);
    // Encoded again: Base64 can write the same 32 bytes in several ways, and pins are compared as text.
    return hash && hash.decoded.size() == 32 && hash.decoded.toBase64() == digits;
}

std::optional<PinnedHost> normal(const PinnedHost& at)
{
    QString host = at.host.toLower();
    if (host.startsWith(u'[') && host.endsWith(u']'))
        host = host.sliced(1, host.size() - 2);
    if (const QHostAddress literal(host); !literal.isNull())
        host = literal.toString();
    if (host.endsWith(u'.'))
        host.chop(1);
    const bool clean = std::none_of(host.cbegin(), host.cend(), [](QChar c) {
        return c.isSpace() || c.category() == QChar::Other_Control || c == u'/' || c == u'@';
    });
    if (host.isEmpty() || host.size() > longestHost || !clean || at.port == 0)
        return std::nullopt;
    return PinnedHost{host, at.port};
}

base::Result<PinMap> pinsFrom(const QJsonObject& object)
{
    if (object[versionName].toInt() != version)
        return wrong(versionName);
    if (!object[hostsName].isArray())
        return wrong(hostsName);
    PinMap all;
    const QJsonArray hosts = object[hostsName].toArray();
    for (qsizetype i = 0; i < hosts.size(); ++i) {
        const QString path = hostsName + u'[' + QString::number(i) + u']';
        const base::Result<PinnedHost> at = hostFrom(hosts[i], path);
        if (!at)
            return std::unexpected(at.error());
        base::Result<std::vector<Pin>> pins = pinListFrom(hosts[i][pinsName], path + u'.' + pinsName);
        if (!pins)
            return std::unexpected(pins.error());
        if (!all.emplace(*at, *std::move(pins)).second)
            return wrong(path + u'.' + hostName);
    }
    return all;
}

QJsonObject jsonOf(const PinMap& pins)
{
    QJsonArray hosts;
    for (const auto& [at, own] : pins) {
        QJsonArray entries;
        for (const Pin& pin : own)
            entries.append(jsonOf(pin));
        hosts.append(QJsonObject{{hostName, at.host}, {portName, at.port}, {pinsName, entries}});
    }
    return {{versionName, version}, {hostsName, hosts}};
}

} // namespace naru::store
