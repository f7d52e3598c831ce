// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/Complaint.h"

#include "wording/LabWords.h"
#include "wording/SessionWords.h"
#include "wording/TunnelWords.h"

namespace naru::connect {

namespace {

/** Whether the page has to say it once nothing is connected: all but what the user just did. */
bool explainsIdle(session::NoticeCode code)
{
    using enum session::NoticeCode;
    switch (code) {
    case EntryLocked:
    case EntryUnknown:
    case EntryNotConnectable:
    case TypedHostForbidden:
    case NoGateway:
    case NoChoice:
    case SignInRefused:
    case CertificateNotTrusted:
    case MachineFault:
    case SessionEndedByServer:
    case SignInOnly:
    case GaveUp:
    case NotReconnected:
    case DisconnectedForSleep:
    case DisconnectedOnTrustedNetwork:
    case NotConnectedOnTrustedNetwork:
        return true;
    default:
        return false;
    }
}

QString technicalOf(const tunnel::SignInError& error)
{
    QStringList lines;
    if (!error.technical.isEmpty())
        lines.append(error.technical);
    if (error.httpStatus)
        lines.append(QStringLiteral("HTTP %1").arg(*error.httpStatus));
    if (!error.serverText.isEmpty())
        lines.append(error.serverText);
    return lines.join(u'\n');
}

/** What sign-in or tunnel said of it; empty where a person ended it. */
Complaint ofTrouble(const kit::Trouble& trouble, const wording::Words& words)
{
    const wording::TunnelWords tunnelWords(words);
    if (const auto* error = std::get_if<tunnel::SignInError>(&trouble);
        error && error->kind != tunnel::SignInErrorKind::Cancelled)
        return {tunnelWords.signInError(*error), technicalOf(*error), true};
    if (const auto* end = std::get_if<tunnel::TunnelEnd>(&trouble))
        return {tunnelWords.tunnelEnd(*end), end->technical, true};
    return {};
}

QString notStored(engine::NotStored why, const wording::Words& words)
{
    const wording::TunnelWords tunnelWords(words);
    switch (why) {
    case engine::NotStored::NoService:
        return tunnelWords.notStored(wording::NotStored::NoService);
    case engine::NotStored::Locked:
        return tunnelWords.notStored(wording::NotStored::Locked);
    case engine::NotStored::Refused:
        return tunnelWords.notStored(wording::NotStored::Refused);
    }
    Q_UNREACHABLE();
}

Complaint ofIdle(const kit::SessionView& session, const wording::Words& words)
{
    const std::optional<session::Notice>& notice = session.lastNotice();
    const bool isExplained = notice && explainsIdle(notice->code);
    Complaint complaint = ofTrouble(session.trouble(), words);
    const bool isListOver = notice && notice->code == session::NoticeCode::GaveUp;
    if (isExplained && (complaint.sentence.isEmpty() || isListOver)) {
        const QString whole = wording::SessionWords(words).notice(*notice);
        complaint.sentence = complaint.sentence.isEmpty() ? whole : whole + u' ' + complaint.sentence;
        complaint.isFailure = notice->code != session::NoticeCode::SignInOnly;
    }
    return complaint;
}

} // namespace

Complaint Complaint::of(const kit::SessionView& session, const wording::Words& words)
{
    const session::Kind kind = session.status().kind;
    Complaint complaint;
    if (session.isIdle())
        complaint = ofIdle(session, words);
    else if (kind == session::Kind::FailingOver)
        complaint = ofTrouble(session.trouble(), words);
    if (complaint.sentence.isEmpty() && session.obstacle())
        return {wording::LabWords(words).selectsOnly(*session.obstacle()), session.obstacle()->technical};
    if (complaint.sentence.isEmpty() && session.notStored())
        complaint.sentence = notStored(*session.notStored(), words);
    return complaint;
}

} // namespace naru::connect
