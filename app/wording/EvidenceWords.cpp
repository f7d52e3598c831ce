// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/EvidenceWords.h"

#include "Phrase.h"
#include "ogs/Codes.h"

namespace naru::wording {

using evidence::Certainty;
using evidence::EndKind;
using evidence::LogOutcome;
using evidence::Part;
using evidence::ReadErrorCode;
using evidence::Verdict;

namespace {

/** What happened, why, what to do; %1 is the subject. */
const char* readErrorText(ReadErrorCode code)
{
    using enum ReadErrorCode;
    switch (code) {
    case FileNotFound:
        return QT_TRANSLATE_NOOP("Words", "The file was not found: %1. Check its name and place.");
    case FileNotReadable:
        return QT_TRANSLATE_NOOP("Words", "The file could not be read: %1. Check its permissions.");
    case FileNotWritable:
        return QT_TRANSLATE_NOOP("Words", "The file could not be written: %1. Check its permissions and "
                                          "the space left. What was there before is unchanged.");
    case FileTooLarge:
        return QT_TRANSLATE_NOOP("Words", "The file is too large for a support session: %1. Leave it out, or "
                                          "cut it to the minutes that matter.");
    case NotACapture:
        return QT_TRANSLATE_NOOP("Words", "The file is no packet capture: %1. Save it as pcap or pcapng, as "
                                          "Wireshark and tcpdump do.");
    case NotALog:
        return QT_TRANSLATE_NOOP("Words", "The file holds no records of a log: %1. Open AnyConnect.txt, a "
                                          "DART bundle, or naru.log.");
    case NothingInside:
        return QT_TRANSLATE_NOOP("Words", "The bundle holds no log of the VPN client: %1. Make a DART bundle "
                                          "in which the VPN client's logs are included.");
    case ArchiveDamaged:
        return QT_TRANSLATE_NOOP("Words", "The zip file is damaged: %1. Copy or make it again.");
    case ArchiveTooLarge:
        return QT_TRANSLATE_NOOP("Words",
                                 "The zip file would grow beyond all measure when it is unpacked, so "
                                 "it was refused: %1. A bundle of logs does not.");
    case ArchiveUnsafe:
        return QT_TRANSLATE_NOOP("Words", "The zip file holds a name that leads out of its folder, so it was "
                                          "refused: %1. Do not unpack it, and ask who made it.");
    case ArchiveEncrypted:
        return QT_TRANSLATE_NOOP("Words", "The zip file is encrypted: %1. Make one without a password.");
    case NotASession:
        return QT_TRANSLATE_NOOP("Words", "The file is no support session: %1. Open one that was made by "
                                          "naructl support create or by the Evidence page.");
    case SessionTooNew:
        return QT_TRANSLATE_NOOP("Words", "The support session was made by a newer version: %1. Update this "
                                          "program to open it.");
    case Cancelled:
        return QT_TRANSLATE_NOOP("Words", "Stopped on request.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString EvidenceWords::error(const evidence::ReadError& error) const
{
    return phrase(m_words, readErrorText(error.code), {error.subject});
}

QString EvidenceWords::certainty(Certainty certainty) const
{
    switch (certainty) {
    case Certainty::Sure:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "sure"));
    case Certainty::Likely:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "likely"));
    case Certainty::Possible:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "possible"));
    }
    Q_UNREACHABLE();
}

QString EvidenceWords::verdict(const evidence::CheckReport& report) const
{
    switch (report.verdict) {
    case Verdict::NothingSeen:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words", "The capture holds no complete exchange with a gateway, so "
                                                 "nothing can be compared."));
    case Verdict::NothingWrong:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words",
                                        "Nothing wrong: the lowest round trip time decides, and that is "
                                        "what the rule chooses. Choice: %1."),
                      {report.exchangeChoice});
    case Verdict::Gateway:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words", "The cause lies with a gateway: see the findings that "
                                                 "name it."));
    case Verdict::Path:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words", "The cause lies on the way: the network of the provider, "
                                                 "or the one here."));
    case Verdict::Surroundings:
        return phrase(m_words,
                      QT_TRANSLATE_NOOP("Words", "The cause lies around the measurement: a proxy, a sign-in "
                                                 "page, name lookups or the clock."));
    }
    Q_UNREACHABLE();
}

QString EvidenceWords::trigger(const QString& said) const
{
    using enum ogs::Trigger;
    for (const ogs::Trigger one :
         {Launch, Connection, Reconnection, PreferencesChange, ProxyAuthentication, UserWish}) {
        if (said == ogs::code(one))
            return m_words.trigger(one);
    }
    return said;
}

QString EvidenceWords::failure(const QString& said) const
{
    const std::optional<ogs::Failure> code = ogs::failureFromCode(said);
    return code ? m_words.failureShort(*code) : said;
}

QString EvidenceWords::outcome(LogOutcome outcome) const
{
    switch (outcome) {
    case LogOutcome::Unfinished:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "the log ends before the result"));
    case LogOutcome::Selected:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "measured, the lowest was chosen"));
    case LogOutcome::Cached:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "from the cache, nothing was measured"));
    case LogOutcome::Retained:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "the last server was retained"));
    case LogOutcome::NoResults:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "no results, the last server was retained"));
    case LogOutcome::Refused:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "OGS was not performed"));
    case LogOutcome::TimedOut:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "the time was up before a server answered"));
    }
    Q_UNREACHABLE();
}

QString EvidenceWords::part(Part part, int probe) const
{
    switch (part) {
    case Part::Probe:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "probe %1"), {m_words.locale().toString(probe)});
    case Part::Preflight:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "first request, no probe"));
    case Part::Other:
        return {};
    }
    Q_UNREACHABLE();
}

QString EvidenceWords::end(EndKind end) const
{
    switch (end) {
    case EndKind::Open:
        //: a connection that the gateway did not end
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "open"));
    case EndKind::Fin:
        return QStringLiteral("FIN");
    case EndKind::Reset:
        return QStringLiteral("RST");
    }
    Q_UNREACHABLE();
}

QString EvidenceWords::milliseconds(std::optional<base::Nanoseconds> value) const
{
    if (!value)
        return QStringLiteral("–");
    return milliseconds(QVariant(std::chrono::duration<double, std::milli>(*value).count()));
}

QString EvidenceWords::milliseconds(const QVariant& value) const
{
    return m_words.locale().toString(value.toDouble(), 'f', 1) + QStringLiteral(" ms");
}

} // namespace naru::wording
