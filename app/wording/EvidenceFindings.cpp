// SPDX-License-Identifier: GPL-3.0-or-later
#include "Phrase.h"
#include "wording/EvidenceWords.h"

namespace naru::wording {

using evidence::Finding;
using evidence::FindingCode;

namespace {

QString numberOf(const Words& words, const Finding& finding, const char* name)
{
    return words.locale().toString(finding.arguments.value(QLatin1String(name)).toLongLong());
}

} // namespace

QString EvidenceWords::repeatedSyn(const Finding& finding) const
{
    const QString syns = numberOf(m_words, finding, "syns");
    const QVariant first = finding.arguments.value(QStringLiteral("fromFirst"));
    const QVariant last = finding.arguments.value(QStringLiteral("fromLast"));
    const QVariant decided = finding.arguments.value(QStringLiteral("decided"));
    if (!finding.arguments.value(QStringLiteral("answered")).toBool())
        return phrase(
            m_words,
            QT_TRANSLATE_NOOP("Words", "%1: the connection was asked for %2 times and never answered."),
            {finding.target, syns});
    if (decided.isValid())
        return phrase(
            m_words,
            QT_TRANSLATE_NOOP("Words", "%1: the connection was asked for %2 times. The TCP timestamps show "
                                       "which request was answered: the round trip took %3, not %4."),
            {finding.target, syns, milliseconds(decided), milliseconds(decided == first ? last : first)});
    return phrase(m_words,
                  QT_TRANSLATE_NOOP(
                      "Words", "%1: the connection was asked for %2 times, and nothing shows which request "
                               "was answered. The round trip is ambiguous: %3 or %4. It is not ranked."),
                  {finding.target, syns, milliseconds(last), milliseconds(first)});
}

QString EvidenceWords::stall(const Finding& finding) const
{
    const QString gap = milliseconds(finding.arguments.value(QStringLiteral("gap")));
    const QString at = milliseconds(finding.arguments.value(QStringLiteral("at")));
    const QVariant near = finding.arguments.value(QStringLiteral("near"));
    if (!near.isValid())
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words",
                                        "%1: silence for %2, beginning %3 after the first packet. The full "
                                        "exchange is longer by it than the way there and back."),
                      {finding.target, gap, at});
    return phrase(m_words,
                  QT_TRANSLATE_NOOP("Words",
                                    "%1: silence for %2, beginning %3 after the first packet: as long as the "
                                    "%4 ms that a delayed ACK waits. The full exchange is longer by it."),
                  {finding.target, gap, at, near.toString()});
}

QString EvidenceWords::finding(const Finding& finding) const
{
    const auto number = [&](const char* name) { return numberOf(m_words, finding, name); };
    const auto ms = [&](const char* name) {
        return milliseconds(finding.arguments.value(QLatin1String(name)));
    };
    const auto text = [&](const char* name) {
        return finding.arguments.value(QLatin1String(name)).toString();
    };
    switch (finding.code) {
    case FindingCode::DelayedAck:
        if (finding.arguments.value(QStringLiteral("acknowledged")).toBool())
            return phrase(m_words,
                          QT_TRANSLATE_NOOP(
                              "Words", "%1: delayed ACK against slow start. In %2 of %3 connections the "
                                       "ServerHello was sent again after %4, behind a first flight of one "
                                       "segment. The acknowledgement left in time and was held up or lost "
                                       "on the way."),
                          {finding.target, number("copies"), number("connections"), ms("gap")});
        return phrase(m_words,
                      QT_TRANSLATE_NOOP(
                          "Words", "%1: delayed ACK against slow start. In %2 of %3 connections the "
                                   "ServerHello was sent again after %4, behind a first flight of one "
                                   "segment: the gateway waited for an acknowledgement, and the client for "
                                   "a second segment."),
                      {finding.target, number("copies"), number("connections"), ms("gap")});
    case FindingCode::RepeatedSyn:
        return repeatedSyn(finding);
    case FindingCode::GatewayLoss:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words",
                                        "%1: %2 segments were sent again, in %3 of %4 connections, and at no "
                                        "other gateway. The cause is this gateway or what stands before it."),
                      {finding.target, number("retransmissions"), number("connections"), number("of")});
    case FindingCode::PathLoss:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP(
                          "Words", "%1 segments were sent again, at %2 of %3 gateways: packets are lost on "
                                   "the way, not at one gateway."),
                      {number("retransmissions"), number("gateways"), number("of")});
    case FindingCode::Fragmentation:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP(
                          "Words", "%1: %2 packets came in fragments. The way is narrower than the sender "
                                   "believes, which costs time or packets."),
                      {finding.target, number("fragments")});
    case FindingCode::PathDelay:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP(
                          "Words", "%1: the TCP handshakes took %2 to %3 although nothing was sent again. "
                                   "The delay on the way changes."),
                      {finding.target, ms("lowest"), ms("highest")});
    case FindingCode::GatewayLoad:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP(
                          "Words", "%1: TCP answers in %2, but the ServerHello takes %3 more. The gateway "
                                   "is busy, not far away."),
                      {finding.target, ms("tcp"), ms("waited")});
    case FindingCode::Stall:
        return stall(finding);
    case FindingCode::Proxy:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP(
                          "Words", "%1: the requests went through the proxy %2. The TCP handshake measures "
                                   "the way to the proxy only."),
                      {finding.target, text("proxy")});
    case FindingCode::PortalSuspected:
        if (text("what") == QLatin1String("redirect"))
            return phrase(m_words,
                          QT_TRANSLATE_NOOP("Words",
                                            "All %1 gateways answered at once and with the same redirect: a "
                                            "sign-in page of the network is suspected."),
                          {number("gateways")});
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words",
                                        "All %1 gateways answered at once and with the same certificate: a "
                                        "sign-in page or a proxy is suspected."),
                      {number("gateways")});
    case FindingCode::DnsSlow:
        if (!finding.arguments.contains(QStringLiteral("took")))
            return phrase(m_words,
                          QT_TRANSLATE_NOOP("Words", "DNS did not answer for the name %1, asked %2 times."),
                          {text("name"), number("questions")});
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words", "DNS took %2 for the name %1. That is no part of an RTT."),
                      {text("name"), ms("took")});
    case FindingCode::ClockJump:
        if (finding.arguments.contains(QStringLiteral("run")))
            return phrase(m_words, QT_TRANSLATE_NOOP("Words", "The log's clock ran back before run %1."),
                          {number("run")});
        if (finding.arguments.contains(QStringLiteral("before")))
            return phrase(m_words,
                          QT_TRANSLATE_NOOP("Words", "The clock of the capture was set from %1 to %2. Values "
                                                     "across this place are worthless."),
                          {text("before"), text("after")});
        return phrase(m_words,
                      QT_TRANSLATE_NOOP(
                          "Words", "%1: the capture's clock jumped ahead of the client's own. Values across "
                                   "this place are worthless."),
                      {finding.target});
    case FindingCode::MeasuresDisagree:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "Handshake says %1, full exchange says %2."),
                      {text("handshake"), text("exchange")});
    case FindingCode::LogDiffers:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words", "%1: probe %2 took %3 on the wire, the log says %4 ms."),
                      {finding.target, number("probe"), ms("capture"), number("log")});
    case FindingCode::NotCaptured:
        return phrase(
            m_words,
            QT_TRANSLATE_NOOP("Words", "%1: %2 of %3 values of the log have no connection in the capture."),
            {finding.target, number("missing"), number("of")});
    }
    Q_UNREACHABLE();
}

QString EvidenceWords::advice(const Finding& finding) const
{
    switch (finding.code) {
    case FindingCode::DelayedAck:
        return phrase(
            m_words, QT_TRANSLATE_NOOP("Words", "Update the gateway (ASA 9.1(3) or later begins with two "
                                                "segments, CSCug98113), or on Windows set TcpAckFrequency to "
                                                "1 for the interface and restart."));
    case FindingCode::RepeatedSyn:
    case FindingCode::PathLoss:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words", "Capture again; if it comes back, give the capture to the "
                                                 "provider of the network."));
    case FindingCode::GatewayLoss:
    case FindingCode::GatewayLoad:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words", "Look at this gateway: its load, its interfaces and what "
                                                 "stands before it. Until then, rank by the TCP handshake."));
    case FindingCode::Fragmentation:
    case FindingCode::PathDelay:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words", "Give the capture to the provider of the network, with the "
                                                 "address of this gateway."));
    case FindingCode::Stall:
    case FindingCode::MeasuresDisagree:
        return phrase(
            m_words, QT_TRANSLATE_NOOP("Words", "Rank by the TCP handshake to leave such silences out of the "
                                                "choice."));
    case FindingCode::PortalSuspected:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words", "Sign in to the network in a browser, then measure again."));
    case FindingCode::DnsSlow:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "Look at the DNS servers of this network."));
    case FindingCode::ClockJump:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "Capture again while the clock is not set."));
    case FindingCode::LogDiffers:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words", "The machine may have been busy, or the capture was made "
                                                 "elsewhere than the log."));
    case FindingCode::NotCaptured:
        return phrase(m_words, QT_TRANSLATE_NOOP(
                                   "Words", "Begin the capture before the run and end it afterwards, with "
                                            "the filter of naructl capture --how."));
    case FindingCode::Proxy:
        return {};
    }
    Q_UNREACHABLE();
}

} // namespace naru::wording
