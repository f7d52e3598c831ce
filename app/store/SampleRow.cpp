// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleRow.h"

#include "ogs/Codes.h"

#include <QVariant>

namespace naru::store {

namespace {

template <class Duration>
QVariant number(const std::optional<Duration>& duration)
{
    return duration ? QVariant::fromValue<qlonglong>(duration->count())
                    : QVariant(QMetaType::fromType<qlonglong>());
}

template <class Duration>
std::optional<Duration> duration(const QVariant& value)
{
    return value.isNull() ? std::nullopt : std::optional(Duration(value.toLongLong()));
}

} // namespace

void bindSample(QSqlQuery& query, const ogs::Sample& sample)
{
    int column = 0;
    const auto bind = [&](const QVariant& value) { query.bindValue(column++, value); };
    bind(QVariant::fromValue<qlonglong>(sample.at.time_since_epoch().count()));
    bind(sample.target.host);
    bind(sample.target.port);
    bind(ogs::code(sample.origin));
    bind(ogs::code(sample.kind));
    bind(number(sample.rtt));
    bind(number(sample.parts.lookup));
    bind(number(sample.parts.tcp));
    bind(number(sample.parts.tls));
    bind(number(sample.parts.firstByte));
    bind(number(sample.parts.close));
    bind(sample.probes);
    bind(sample.lost);
    bind(sample.retransmissions ? QVariant(*sample.retransmissions) : QVariant(QMetaType::fromType<int>()));
    bind(sample.failure ? QVariant(ogs::code(*sample.failure)) : QVariant(QMetaType::fromType<QString>()));
}

std::optional<ogs::Sample> sampleOfRow(const QSqlQuery& query)
{
    int column = 0;
    const auto next = [&] { return query.value(column++); };
    ogs::Sample sample;
    sample.at = base::SystemTime(std::chrono::milliseconds(next().toLongLong()));
    sample.target.host = next().toString();
    sample.target.port = static_cast<std::uint16_t>(next().toUInt());
    sample.origin = ogs::originFromCode(next().toString()).value_or(ogs::Origin::Run);
    const std::optional<ogs::ProbeKind> kind = ogs::probeKindFromCode(next().toString());
    sample.rtt = duration<std::chrono::milliseconds>(next());
    sample.parts.lookup = duration<base::Nanoseconds>(next());
    sample.parts.tcp = duration<base::Nanoseconds>(next());
    sample.parts.tls = duration<base::Nanoseconds>(next());
    sample.parts.firstByte = duration<base::Nanoseconds>(next());
    sample.parts.close = duration<base::Nanoseconds>(next());
    sample.probes = next().toInt();
    sample.lost = next().toInt();
    const QVariant retransmissions = next();
    if (!retransmissions.isNull())
        sample.retransmissions = retransmissions.toInt();
    sample.failure = ogs::failureFromCode(next().toString());
    if (!kind || sample.target.host.isEmpty())
        return std::nullopt;
    sample.kind = *kind;
    return sample;
}

} // namespace naru::store
