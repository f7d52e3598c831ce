// SPDX-License-Identifier: GPL-3.0-or-later
#include "SessionParts.h"

#include "ogs/Codes.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace naru::evidence {

namespace {

constexpr qsizetype mostLines = 200'000;

QString dateText(base::SystemTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count(), Qt::UTC)
        .toString(Qt::ISODateWithMs);
}

base::SystemTime dateFrom(const QJsonValue& value)
{
    const QDateTime date = QDateTime::fromString(value.toString(), Qt::ISODateWithMs);
    return base::SystemTime(std::chrono::milliseconds(date.isValid() ? date.toMSecsSinceEpoch() : 0));
}

QByteArray line(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

/** Calls `take` with the object of each line. */
template <class Take>
void eachLine(QByteArrayView text, Take&& take)
{
    qsizetype lines = 0;
    for (qsizetype at = 0; at < text.size() && lines < mostLines; ++lines) {
        const QByteArrayView rest = text.sliced(at);
        const qsizetype end = rest.indexOf('\n');
        const QByteArrayView one = end < 0 ? rest : rest.first(end);
        const QJsonDocument document = QJsonDocument::fromJson(one.toByteArray());
        if (document.isObject())
            take(document.object());
        at += one.size() + 1;
    }
}

QJsonValue nanoseconds(std::optional<base::Nanoseconds> value)
{
    return value ? QJsonValue(static_cast<qint64>(value->count())) : QJsonValue();
}

std::optional<base::Nanoseconds> nanosecondsFrom(const QJsonValue& value)
{
    return value.isDouble() ? std::optional(base::Nanoseconds(value.toInteger())) : std::nullopt;
}

QJsonObject targetJson(const profile::Target& target)
{
    return {{QStringLiteral("host"), target.host}, {QStringLiteral("port"), target.port}};
}

profile::Target targetFrom(const QJsonObject& object)
{
    return {object[QStringLiteral("host")].toString(),
            static_cast<std::uint16_t>(object[QStringLiteral("port")].toInt(profile::defaultPort))};
}

QJsonValue ms(std::optional<std::chrono::milliseconds> value)
{
    return value ? QJsonValue(static_cast<qint64>(value->count())) : QJsonValue();
}

std::optional<std::chrono::milliseconds> msFrom(const QJsonValue& value)
{
    return value.isDouble() ? std::optional(std::chrono::milliseconds(value.toInteger())) : std::nullopt;
}

} // namespace

QByteArray eventsText(const std::vector<SupportEvent>& events)
{
    QByteArray text;
    for (const SupportEvent& event : events)
        text += line({{QStringLiteral("at"), dateText(event.at)},
                      {QStringLiteral("code"), event.code},
                      {QStringLiteral("arguments"), QJsonObject::fromVariantMap(event.arguments)}});
    return text;
}

std::vector<SupportEvent> eventsFrom(QByteArrayView text)
{
    std::vector<SupportEvent> events;
    eachLine(text, [&](const QJsonObject& object) {
        const QString code = object[QStringLiteral("code")].toString();
        if (!code.isEmpty())
            events.push_back({dateFrom(object[QStringLiteral("at")]), code,
                              object[QStringLiteral("arguments")].toObject().toVariantMap()});
    });
    return events;
}

QByteArray locationsText(const std::vector<ogs::CacheEntry>& locations)
{
    QJsonArray all;
    for (const ogs::CacheEntry& entry : locations) {
        QJsonArray keys;
        for (const ogs::LocationKey& key : entry.keys)
            keys.append(key.text());
        QJsonArray order;
        for (const ogs::CachedGateway& gateway : entry.order)
            order.append(QJsonObject{{QStringLiteral("entry"), gateway.entry},
                                     {QStringLiteral("target"), targetJson(gateway.target)},
                                     {QStringLiteral("state"), ogs::code(gateway.state)},
                                     {QStringLiteral("rtt_ms"), ms(gateway.rtt)}});
        all.append(QJsonObject{{QStringLiteral("keys"), keys},
                               {QStringLiteral("measured_at"), dateText(entry.measuredAt)},
                               {QStringLiteral("selected"), entry.selected},
                               {QStringLiteral("order"), order}});
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("locations"), all}}).toJson();
}

std::vector<ogs::CacheEntry> locationsFrom(QByteArrayView text)
{
    std::vector<ogs::CacheEntry> locations;
    const QJsonArray all =
        QJsonDocument::fromJson(text.toByteArray()).object()[QStringLiteral("locations")].toArray();
    for (const QJsonValue& value : all) {
        ogs::CacheEntry entry;
        entry.measuredAt = dateFrom(value[QStringLiteral("measured_at")]);
        entry.selected = value[QStringLiteral("selected")].toString();
        for (const QJsonValue& key : value[QStringLiteral("keys")].toArray()) {
            if (const auto parsed = ogs::LocationKey::parse(key.toString()))
                entry.keys.push_back(*parsed);
        }
        for (const QJsonValue& gateway : value[QStringLiteral("order")].toArray())
            entry.order.push_back({gateway[QStringLiteral("entry")].toString(),
                                   targetFrom(gateway[QStringLiteral("target")].toObject()),
                                   ogs::gatewayStateFromCode(gateway[QStringLiteral("state")].toString())
                                       .value_or(ogs::GatewayState::Unfinished),
                                   msFrom(gateway[QStringLiteral("rtt_ms")])});
        locations.push_back(std::move(entry));
    }
    return locations;
}

QByteArray historyText(const std::vector<ogs::Sample>& history)
{
    QByteArray text;
    for (const ogs::Sample& sample : history)
        text += line({{QStringLiteral("at"), dateText(sample.at)},
                      {QStringLiteral("target"), targetJson(sample.target)},
                      {QStringLiteral("origin"), ogs::code(sample.origin)},
                      {QStringLiteral("kind"), ogs::code(sample.kind)},
                      {QStringLiteral("rtt_ms"), ms(sample.rtt)},
                      {QStringLiteral("lookup_ns"), nanoseconds(sample.parts.lookup)},
                      {QStringLiteral("tcp_ns"), nanoseconds(sample.parts.tcp)},
                      {QStringLiteral("tls_ns"), nanoseconds(sample.parts.tls)},
                      {QStringLiteral("first_byte_ns"), nanoseconds(sample.parts.firstByte)},
                      {QStringLiteral("close_ns"), nanoseconds(sample.parts.close)},
                      {QStringLiteral("probes"), sample.probes},
                      {QStringLiteral("lost"), sample.lost},
                      {QStringLiteral("retransmissions"),
                       sample.retransmissions ? QJsonValue(*sample.retransmissions) : QJsonValue()},
                      {QStringLiteral("failure"),
                       sample.failure ? QJsonValue(ogs::code(*sample.failure)) : QJsonValue()}});
    return text;
}

std::vector<ogs::Sample> historyFrom(QByteArrayView text)
{
    std::vector<ogs::Sample> history;
    eachLine(text, [&](const QJsonObject& object) {
        ogs::Sample sample;
        sample.at = dateFrom(object[QStringLiteral("at")]);
        sample.target = targetFrom(object[QStringLiteral("target")].toObject());
        sample.origin =
            ogs::originFromCode(object[QStringLiteral("origin")].toString()).value_or(ogs::Origin::Run);
        sample.kind =
            ogs::probeKindFromCode(object[QStringLiteral("kind")].toString()).value_or(ogs::ProbeKind::Https);
        sample.rtt = msFrom(object[QStringLiteral("rtt_ms")]);
        sample.parts = {nanosecondsFrom(object[QStringLiteral("lookup_ns")]),
                        nanosecondsFrom(object[QStringLiteral("tcp_ns")]),
                        nanosecondsFrom(object[QStringLiteral("tls_ns")]),
                        nanosecondsFrom(object[QStringLiteral("first_byte_ns")]),
                        nanosecondsFrom(object[QStringLiteral("close_ns")])};
        sample.probes = object[QStringLiteral("probes")].toInt();
        sample.lost = object[QStringLiteral("lost")].toInt();
        if (object[QStringLiteral("retransmissions")].isDouble())
            sample.retransmissions = object[QStringLiteral("retransmissions")].toInt();
        sample.failure = ogs::failureFromCode(object[QStringLiteral("failure")].toString());
        history.push_back(std::move(sample));
    });
    return history;
}

QString sumOf(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QByteArray manifestText(const SupportSession& session, const std::vector<SupportFile>& files)
{
    QJsonObject versions;
    for (const auto& [name, version] : session.versions)
        versions[name] = version;
    QJsonArray contents;
    for (const SupportFile& file : files)
        contents.append(QJsonObject{{QStringLiteral("name"), file.name},
                                    {QStringLiteral("bytes"), static_cast<qint64>(file.bytes.size())},
                                    {QStringLiteral("sha256"), sumOf(file.bytes)}});
    return QJsonDocument(QJsonObject{{QStringLiteral("naru_session"), sessionFormat},
                                     {QStringLiteral("made_at"), dateText(session.madeAt)},
                                     {QStringLiteral("versions"), versions},
                                     {QStringLiteral("names_masked"), session.namesMasked},
                                     {QStringLiteral("contents"), contents}})
        .toJson();
}

std::optional<Manifest> manifestFrom(QByteArrayView text)
{
    const QJsonObject object = QJsonDocument::fromJson(text.toByteArray()).object();
    Manifest manifest;
    manifest.format = object[QStringLiteral("naru_session")].toInt();
    if (manifest.format < 1)
        return std::nullopt;
    SupportSession& session = manifest.session;
    session.madeAt = dateFrom(object[QStringLiteral("made_at")]);
    session.namesMasked = object[QStringLiteral("names_masked")].toBool();
    const QJsonObject versions = object[QStringLiteral("versions")].toObject();
    for (auto it = versions.begin(); it != versions.end(); ++it)
        session.versions[it.key()] = it.value().toString();
    for (const QJsonValue& each : object[QStringLiteral("contents")].toArray())
        manifest.sums[each[QStringLiteral("name")].toString()] = each[QStringLiteral("sha256")].toString();
    return manifest;
}

std::vector<SupportFile> partsOf(const SupportSession& session)
{
    std::vector<SupportFile> parts{{partName::events, eventsText(session.events)},
                                   {partName::locations, locationsText(session.locations)},
                                   {partName::history, historyText(session.history)}};
    const auto add = [&](QLatin1String folder, const std::vector<SupportFile>& files) {
        for (const SupportFile& file : files)
            parts.push_back({folder + file.name, file.bytes});
    };
    add(partName::profiles, session.profiles);
    add(partName::logs, session.logs);
    add(partName::captures, session.captures);
    return parts;
}

} // namespace naru::evidence
