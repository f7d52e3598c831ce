// SPDX-License-Identifier: GPL-3.0-or-later
#include "Phrase.h"
#include "profile/Target.h"
#include "wording/TunnelWords.h"

namespace naru::wording {

namespace {

/** So many of a certificate's names are said; it may be made out for thousands. */
constexpr qsizetype maxNames = 3;

QString gatewayOf(const tunnel::PeerCertificate& peer)
{
    const bool usual = peer.port == profile::defaultPort;
    return usual ? peer.host : profile::Target{peer.host, peer.port}.text();
}

QString namesOf(const tunnel::PeerCertificate& peer)
{
    if (peer.names.isEmpty())
        return peer.subject;
    const QString names = peer.names.mid(0, maxNames).join(QLatin1String(", "));
    return peer.names.size() > maxNames ? names + QStringLiteral(", …") : names;
}

QString unknown(const Words& words, const tunnel::PeerCertificate& peer, const QString& problem)
{
    return phrase(words,
                  QT_TRANSLATE_NOOP("Words", "It is not certain that this is %1. %2 Nothing was sent to it. "
                                             "Trust its key only if your administrator confirms this print: "
                                             "%3"),
                  {gatewayOf(peer), problem, peer.key});
}

QString changed(const Words& words, const tunnel::PeerCertificate& peer, const tunnel::TrustVerdict& verdict)
{
    const char* text =
        verdict.mayAccept
            ? QT_TRANSLATE_NOOP("Words", "%1 shows another key than the one that was trusted. Its key was "
                                         "replaced, or somebody is in between; nothing was sent. Trust the "
                                         "new key only if your administrator confirms it. Old print: %2 New "
                                         "print: %3")
            : QT_TRANSLATE_NOOP("Words", "%1 shows another key than the one that was trusted. Its key was "
                                         "replaced, or somebody is in between; nothing was sent. Nobody may "
                                         "choose here (StrictCertificateTrust): ask your administrator. Old "
                                         "print: %2 New print: %3");
    return phrase(words, text, {gatewayOf(peer), verdict.expected.join(QLatin1String(", ")), peer.key});
}

QString unverifiable(const Words& words, const tunnel::PeerCertificate& peer,
                     const tunnel::TrustVerdict& verdict, const QString& problem)
{
    if (verdict.profilePinsDiffer)
        return phrase(words,
                      QT_TRANSLATE_NOOP("Words", "%1 shows none of the keys that the profile pins "
                                                 "(CertificatePinList), so nothing was sent. Nobody may "
                                                 "choose here: ask your administrator. Print: %2"),
                      {gatewayOf(peer), peer.key});
    return phrase(words,
                  QT_TRANSLATE_NOOP("Words", "The certificate of %1 cannot be verified, so nothing was sent. "
                                             "%2 Nobody may choose here (StrictCertificateTrust): ask your "
                                             "administrator. Print: %3"),
                  {gatewayOf(peer), problem, peer.key});
}

} // namespace

QString TunnelWords::trust(const tunnel::PeerCertificate& peer, const tunnel::TrustVerdict& verdict) const
{
    using enum tunnel::TrustCase;
    switch (verdict.kind) {
    case Trusted:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "The certificate of %1 is trusted."),
                      {gatewayOf(peer)});
    case Unknown:
        return unknown(m_words, peer, chainProblem(peer));
    case Changed:
        return changed(m_words, peer, verdict);
    case Unverifiable:
        return unverifiable(m_words, peer, verdict, chainProblem(peer));
    }
    Q_UNREACHABLE();
}

QString TunnelWords::chainProblem(const tunnel::PeerCertificate& peer) const
{
    using enum tunnel::ChainProblem;
    if (!peer.problem)
        return {};
    switch (*peer.problem) {
    case UnknownIssuer:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Nobody whom this machine trusts has signed "
                                                              "its certificate."));
    case SelfSigned:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Its certificate is signed by itself alone."));
    case NameMismatch:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "Its certificate is made out for other names: %1."),
                      {namesOf(peer)});
    case Expired:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "Its certificate expired on %1."),
                      {m_words.dateTime(peer.validUntil)});
    case NotYetValid:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words", "Its certificate is valid from %1 only, or the clock of "
                                                 "this machine is wrong."),
                      {m_words.dateTime(peer.validFrom)});
    case TooWeak:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "A key or a signature of its certificate is "
                                                              "weaker than this machine allows."));
    case Other:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Its certificate cannot be verified."));
    }
    Q_UNREACHABLE();
}

} // namespace naru::wording
