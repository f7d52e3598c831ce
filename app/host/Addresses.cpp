// SPDX-License-Identifier: GPL-3.0-or-later
#include "Addresses.h"

#include <QHostAddress>

#include <algorithm>
#include <cstring>

namespace naru::host {

namespace {

constexpr qsizetype longestList = 64;
/** RFC 1035. */
constexpr qsizetype longestDomain = 253;
/** An IPv6 address, a scope and a server's name behind it. */
constexpr qsizetype longestAddress = 45 + 1 + 16 + 1 + longestDomain;

QHostAddress addressIn(const QString& text)
{
    if (text.size() > longestAddress)
        return {};
    QHostAddress address(text.section(QLatin1Char('#'), 0, 0).trimmed());
    address.setScopeId({});
    return address;
}

bool isOfThisMachine(const QHostAddress& address)
{
    return address.isLoopback() || address == QHostAddress(QHostAddress::AnyIPv4) ||
           address == QHostAddress(QHostAddress::AnyIPv6);
}

std::optional<QString> usable(const QHostAddress& address)
{
    if (address.isNull() || isOfThisMachine(address))
        return std::nullopt;
    return address.toString();
}

} // namespace

std::optional<QString> serverAddress(const QString& text)
{
    return usable(addressIn(text));
}

std::optional<QString> serverAddress(const QByteArray& bytes)
{
    if (bytes.size() == 4) {
        const auto part = [&](int i) { return quint32(quint8(bytes[i])); };
        return usable(QHostAddress(part(0) << 24 | part(1) << 16 | part(2) << 8 | part(3)));
    }
    if (bytes.size() != sizeof(Q_IPV6ADDR))
        return std::nullopt;
    Q_IPV6ADDR parts;
    std::memcpy(&parts, bytes.constData(), sizeof parts);
    return usable(QHostAddress(parts));
}

bool isStub(const QString& text)
{
    const QHostAddress address = addressIn(text);
    return !address.isNull() && isOfThisMachine(address);
}

std::optional<QString> searchDomain(const QString& text)
{
    QString domain = text.trimmed().toLower();
    if (domain.endsWith(QLatin1Char('.')))
        domain.chop(1);
    const bool fits = !domain.isEmpty() && domain.size() <= longestDomain;
    const bool clean = std::all_of(domain.cbegin(), domain.cend(), [](QChar c) {
        return c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('.') ||
               c == QLatin1Char('_');
    });
    return fits && clean ? std::optional(domain) : std::nullopt;
}

void appendOnce(QStringList& list, const std::optional<QString>& value)
{
    if (value && list.size() < longestList && !list.contains(*value))
        list.append(*value);
}

} // namespace naru::host
