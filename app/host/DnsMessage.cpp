// SPDX-License-Identifier: GPL-3.0-or-later
#include "DnsMessage.h"

#include <QUrl>
#include <QtEndian>

#include <algorithm>

namespace naru::host {

namespace {

constexpr qsizetype headerSize = 12;
constexpr qsizetype longestLabel = 63;
/** With the length of each label, without the root. */
constexpr qsizetype longestName = 254;

QByteArray number(std::uint16_t value)
{
    QByteArray bytes(sizeof value, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return bytes;
}

std::uint16_t numberAt(QByteArrayView bytes, qsizetype at)
{
    return qFromBigEndian<std::uint16_t>(bytes.data() + at);
}

/** The name as a row of labels, each behind its length; empty where it can't be one. */
QByteArray labelsOf(const QString& name)
{
    QByteArray text = name.toLatin1();
    if (std::any_of(name.cbegin(), name.cend(), [](QChar c) { return c.unicode() > 127; }))
        text = QUrl::toAce(name);
    if (text.endsWith('.'))
        text.chop(1);
    QByteArray labels;
    const QList<QByteArray> parts = text.split('.');
    for (const QByteArray& part : parts) {
        if (part.isEmpty() || part.size() > longestLabel)
            return {};
        labels += char(part.size()) + part;
    }
    return labels.size() <= longestName ? labels : QByteArray();
}

std::uint16_t codeOf(DnsTest::Type type)
{
    return type == DnsTest::Type::Ptr ? 12 : 1;
}

} // namespace

QByteArray dnsQuery(std::uint16_t id, const QString& name, DnsTest::Type type)
{
    const std::uint16_t recursionDesired = 0x0100;
    const std::uint16_t internet = 1;
    return number(id) + number(recursionDesired) + number(1) + number(0) + number(0) + number(0) +
           labelsOf(name) + '\0' + number(codeOf(type)) + number(internet);
}

std::optional<DnsAnswer> dnsAnswer(QByteArrayView datagram, QByteArrayView query)
{
    if (datagram.size() < headerSize || numberAt(datagram, 0) != numberAt(query, 0))
        return std::nullopt;
    const std::uint16_t flags = numberAt(datagram, 2);
    const bool isAnswer = (flags & 0x8000) != 0;
    if (!isAnswer)
        return std::nullopt;
    // Some servers leave the question out when they refuse it; where it stands, it has to be ours.
    const QByteArrayView question = query.sliced(headerSize);
    const QByteArrayView said = datagram.sliced(headerSize);
    if (numberAt(datagram, 4) != 0 &&
        (said.size() < question.size() ||
         said.first(question.size()).compare(question, Qt::CaseInsensitive) != 0)) {
        return std::nullopt;
    }
    const int noError = 0;
    const int noSuchName = 3;
    const int code = flags & 0xf;
    return code == noError || code == noSuchName ? DnsAnswer::Answered : DnsAnswer::Failed;
}

} // namespace naru::host
