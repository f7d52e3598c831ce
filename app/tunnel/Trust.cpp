// SPDX-License-Identifier: GPL-3.0-or-later
#include "tunnel/Trust.h"

#include <algorithm>

namespace naru::tunnel {

namespace {

/** The bytes of a pin in either spelling; empty where it is none. */
QByteArray digestOf(const QString& pin)
{
    constexpr qsizetype bytes = 64;
    const QByteArray text = pin.simplified().remove(QLatin1Char(' ')).remove(QLatin1Char(':')).toLatin1();
    const auto base64 = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    if (base64 && base64.decoded.size() == bytes)
        return base64.decoded;
    const QByteArray hexadecimal = QByteArray::fromHex(text);
    return text.size() == 2 * bytes && hexadecimal.size() == bytes ? hexadecimal : QByteArray();
}

bool matchesProfile(const PeerCertificate& peer, const QStringList& pins)
{
    return std::ranges::any_of(pins, [&](const QString& pin) {
        const QByteArray wanted = digestOf(pin);
        return !wanted.isEmpty() && std::ranges::any_of(peer.chainKeys, [&](const QString& key) {
            return digestOf(key) == wanted;
        });
    });
}

QStringList acceptedFor(const PeerCertificate& peer, const std::vector<HostPin>& accepted)
{
    QStringList keys;
    for (const HostPin& pin : accepted) {
        if (pin.port == peer.port && pin.host.compare(peer.host, Qt::CaseInsensitive) == 0)
            keys.append(pin.key);
    }
    return keys;
}

} // namespace

TrustVerdict judge(const PeerCertificate& peer, const TrustBasis& basis)
{
    TrustVerdict verdict;
    verdict.profilePinsDiffer = !basis.profilePins.isEmpty() && !matchesProfile(peer, basis.profilePins);
    if (verdict.profilePinsDiffer || (basis.strict && peer.problem))
        return verdict;
    const QStringList expected = acceptedFor(peer, basis.accepted);
    if (expected.contains(peer.key) || (expected.isEmpty() && !peer.problem)) {
        verdict.kind = TrustCase::Trusted;
        return verdict;
    }
    verdict.kind = expected.isEmpty() ? TrustCase::Unknown : TrustCase::Changed;
    verdict.mayAccept = !basis.strict;
    verdict.expected = expected;
    return verdict;
}

} // namespace naru::tunnel
