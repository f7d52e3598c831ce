// SPDX-License-Identifier: GPL-3.0-or-later
#include "FramePeer.h"

#include "FrameLimits.h"

#include <QJsonArray>

namespace naru::tunnel {

namespace {

constexpr FrameNames<ChainProblem, 7> problemNames{{{ChainProblem::UnknownIssuer, u"issuer"},
                                                    {ChainProblem::SelfSigned, u"self"},
                                                    {ChainProblem::NameMismatch, u"name"},
                                                    {ChainProblem::Expired, u"expired"},
                                                    {ChainProblem::NotYetValid, u"early"},
                                                    {ChainProblem::TooWeak, u"weak"},
                                                    {ChainProblem::Other, u"other"}}};

/** Dates of certificates reach from 1950 (-6.3e11 ms) to 9999 (2.5e14 ms). */
constexpr qint64 earliest = -1'000'000'000'000;
constexpr qint64 latest = 1'000'000'000'000'000;

qint64 numberOf(base::SystemTime time)
{
    return time.time_since_epoch().count();
}

base::SystemTime readTime(FrameObject& object, QStringView key)
{
    return base::SystemTime(std::chrono::milliseconds(object.number(key, earliest, latest)));
}

} // namespace

QJsonObject jsonOf(const PeerCertificate& peer)
{
    QJsonObject object{{"host", peer.host},
                       {"port", peer.port},
                       {"key", peer.key},
                       {"chainKeys", QJsonArray::fromStringList(peer.chainKeys)},
                       {"subject", peer.subject},
                       {"issuer", peer.issuer},
                       {"names", QJsonArray::fromStringList(peer.names)},
                       {"validFrom", numberOf(peer.validFrom)},
                       {"validUntil", numberOf(peer.validUntil)},
                       {"technical", peer.technical}};
    if (peer.problem)
        object.insert(QStringLiteral("problem"), frameName(problemNames, *peer.problem));
    return object;
}

PeerCertificate readPeer(FrameObject& object)
{
    PeerCertificate peer;
    peer.host = object.text(u"host", FrameLimits::host);
    peer.port = static_cast<std::uint16_t>(object.number(u"port", 1, 65535));
    peer.key = object.text(u"key", FrameLimits::name);
    peer.chainKeys = object.texts(u"chainKeys", FrameLimits::chain, FrameLimits::name);
    peer.subject = object.text(u"subject", FrameLimits::distinguishedName);
    peer.issuer = object.text(u"issuer", FrameLimits::distinguishedName);
    peer.names = object.texts(u"names", FrameLimits::names, FrameLimits::host);
    peer.validFrom = readTime(object, u"validFrom");
    peer.validUntil = readTime(object, u"validUntil");
    peer.technical = object.text(u"technical", FrameLimits::line);
    peer.problem = object.maybeName(u"problem", problemNames);
    return peer;
}

} // namespace naru::tunnel
