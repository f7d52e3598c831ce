// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/LadderLabels.h"

#include "wording/EvidenceText.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace naru::evidence_ui {

using evidence::Segment;
using evidence::Side;

namespace {

QString tlsLabel(std::uint16_t messages)
{
    static constexpr std::array<std::pair<std::uint16_t, const char*>, 9> names{{
        {evidence::ClientHello, "ClientHello"},
        {evidence::ServerHello, "ServerHello"},
        {evidence::HelloRetryRequest, "HelloRetryRequest"},
        {evidence::CertificateMessage, "Certificate"},
        {evidence::ServerHelloDone, "ServerHelloDone"},
        {evidence::OtherHandshake, "Handshake"},
        {evidence::ChangeCipherSpec, "ChangeCipherSpec"},
        {evidence::ApplicationData, "Application Data"},
        {evidence::Alert, "Alert"},
    }};
    QStringList found;
    for (const auto& [message, name] : names) {
        if ((messages & message) != 0)
            found.append(QLatin1String(name));
    }
    // The first and the last say what stands between them.
    constexpr qsizetype most = 2;
    if (found.size() > most)
        return found.constFirst() + QStringLiteral(" … ") + found.constLast();
    return found.join(QLatin1String(", "));
}

} // namespace

QString labelOf(const Segment& segment)
{
    if (segment.tls != evidence::NoTls)
        return tlsLabel(segment.tls);
    const bool isPlain = (segment.flags & (evidence::Syn | evidence::Fin | evidence::Rst)) == 0;
    if (segment.length > 0 && isPlain)
        return QCoreApplication::translate("naru::evidence_ui::Ladder", "data",
                                           "payload of a packet that is no TLS");
    return wording::flagsText(segment.flags, QLatin1String(", "));
}

const Segment* firstCopy(const std::vector<Segment>& segments, std::size_t index)
{
    const Segment& again = segments[index];
    for (std::size_t i = 0; i < index; ++i) {
        const Segment& first = segments[i];
        const bool carries = first.length > 0 || (first.flags & (evidence::Syn | evidence::Fin)) != 0;
        if (carries && first.from == again.from && first.sequence == again.sequence)
            return &first;
    }
    return nullptr;
}

ExchangeTimes exchangeTimes(const evidence::Connection& connection)
{
    ExchangeTimes times;
    const bool isTls = connection.application.clientHello.has_value();
    bool isAsked = false;
    for (const Segment& segment : connection.segments) {
        if (segment.length == 0)
            continue;
        const bool isClient = segment.from == Side::Client;
        if (isClient)
            isAsked = isAsked || !isTls || (segment.tls & evidence::ApplicationData) != 0;
        else if (!isAsked && isTls)
            times.tlsEnd = segment.at;
        else if (isAsked && !times.firstByte)
            times.firstByte = segment.at;
    }
    if (!connection.application.serverHello)
        times.tlsEnd.reset();
    return times;
}

} // namespace naru::evidence_ui
