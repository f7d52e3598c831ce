// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/Words.h"

namespace naru::wording {

QString Words::failure(ogs::Failure failure) const
{
    using enum ogs::Failure;
    switch (failure) {
    case NameNotFound:
        return text(QT_TRANSLATE_NOOP("Words", "The name was not found in DNS."));
    case LookupFailed:
        return text(QT_TRANSLATE_NOOP("Words", "DNS did not answer for this name."));
    case NoAddress:
        return text(QT_TRANSLATE_NOOP("Words", "The entry names no host that can be reached."));
    case Refused:
        return text(QT_TRANSLATE_NOOP("Words", "The machine is there, but refused the connection."));
    case Unreachable:
        return text(QT_TRANSLATE_NOOP("Words", "No route leads to this gateway from here."));
    case NoAnswer:
        return text(QT_TRANSLATE_NOOP("Words", "No answer: connection requests stayed without a reply."));
    case ClosedWithoutAnswer:
        return text(QT_TRANSLATE_NOOP("Words", "Accepted, then closed without an answer."));
    case TlsFailed:
        return text(QT_TRANSLATE_NOOP("Words", "The TLS handshake failed."));
    case Stalled:
        return text(QT_TRANSLATE_NOOP("Words", "Connected, then silence until the time was over."));
    case ProxyFailed:
        return text(QT_TRANSLATE_NOOP("Words", "The proxy could not be used."));
    case ProxyAuthenticationNeeded:
        return text(QT_TRANSLATE_NOOP("Words", "The proxy asks for a sign-in."));
    case DeadlinePassed:
        return text(QT_TRANSLATE_NOOP("Words", "The time was over before it could be measured."));
    case Cancelled:
        return text(QT_TRANSLATE_NOOP("Words", "The measurement was stopped."));
    case OverBudget:
        return text(QT_TRANSLATE_NOOP("Words", "Not measured: this address has had as many connections as "
                                               "gateways allow within 20 minutes."));
    case PortalSuspected:
        return text(QT_TRANSLATE_NOOP("Words", "A sign-in page of the network seems to have answered in "
                                               "place of the gateway."));
    }
    Q_UNREACHABLE();
}

QString Words::failureShort(ogs::Failure failure) const
{
    using enum ogs::Failure;
    switch (failure) {
    case NameNotFound:
        return text(QT_TRANSLATE_NOOP("Words", "name not found"));
    case LookupFailed:
        return text(QT_TRANSLATE_NOOP("Words", "DNS silent"));
    case NoAddress:
        return text(QT_TRANSLATE_NOOP("Words", "no address"));
    case Refused:
        return text(QT_TRANSLATE_NOOP("Words", "refused"));
    case Unreachable:
        return text(QT_TRANSLATE_NOOP("Words", "unreachable"));
    case NoAnswer:
        return text(QT_TRANSLATE_NOOP("Words", "no answer"));
    case ClosedWithoutAnswer:
        return text(QT_TRANSLATE_NOOP("Words", "closed"));
    case TlsFailed:
        return text(QT_TRANSLATE_NOOP("Words", "TLS failed"));
    case Stalled:
        return text(QT_TRANSLATE_NOOP("Words", "silent"));
    case ProxyFailed:
        return text(QT_TRANSLATE_NOOP("Words", "proxy failed"));
    case ProxyAuthenticationNeeded:
        return text(QT_TRANSLATE_NOOP("Words", "proxy sign-in"));
    case DeadlinePassed:
        return text(QT_TRANSLATE_NOOP("Words", "time over"));
    case Cancelled:
        return text(QT_TRANSLATE_NOOP("Words", "stopped"));
    case OverBudget:
        return text(QT_TRANSLATE_NOOP("Words", "not measured"));
    case PortalSuspected:
        return text(QT_TRANSLATE_NOOP("Words", "sign-in page"));
    }
    Q_UNREACHABLE();
}

QString Words::mark(ogs::Mark mark) const
{
    using enum ogs::Mark;
    switch (mark) {
    case Retransmission:
        return text(QT_TRANSLATE_NOOP("Words", "a segment was sent again"));
    case LoopLag:
        return text(QT_TRANSLATE_NOOP("Words", "this machine was late by more than 2 ms"));
    case BareClose:
        return text(QT_TRANSLATE_NOOP("Words", "closed without a byte"));
    case BanSuspected:
        return text(QT_TRANSLATE_NOOP("Words", "a ban is suspected"));
    case ForeignRedirect:
        return text(QT_TRANSLATE_NOOP("Words", "redirected to another host"));
    }
    Q_UNREACHABLE();
}

QString Words::state(ogs::GatewayState state) const
{
    using enum ogs::GatewayState;
    switch (state) {
    case Waiting:
        return text(QT_TRANSLATE_NOOP("Words", "waiting"));
    case Running:
        return text(QT_TRANSLATE_NOOP("Words", "measuring"));
    case Measured:
        return text(QT_TRANSLATE_NOOP("Words", "measured"));
    case Failed:
        return text(QT_TRANSLATE_NOOP("Words", "failed"));
    case Unfinished:
        return text(QT_TRANSLATE_NOOP("Words", "unfinished"));
    case NotConnectable:
        return text(QT_TRANSLATE_NOOP("Words", "cannot be measured"));
    }
    Q_UNREACHABLE();
}

QString Words::trigger(ogs::Trigger trigger) const
{
    using enum ogs::Trigger;
    switch (trigger) {
    case Launch:
        return text(QT_TRANSLATE_NOOP("Words", "launch"));
    case Connection:
        return text(QT_TRANSLATE_NOOP("Words", "connection"));
    case Reconnection:
        return text(QT_TRANSLATE_NOOP("Words", "reconnection"));
    case PreferencesChange:
        return text(QT_TRANSLATE_NOOP("Words", "changed preferences"));
    case ProxyAuthentication:
        return text(QT_TRANSLATE_NOOP("Words", "proxy authentication"));
    case UserWish:
        return text(QT_TRANSLATE_NOOP("Words", "on request"));
    }
    Q_UNREACHABLE();
}

QString Words::staleness(ogs::Staleness staleness) const
{
    using enum ogs::Staleness;
    switch (staleness) {
    case Expired:
        return text(QT_TRANSLATE_NOOP("Words", "expired"));
    case FromTheFuture:
        return text(QT_TRANSLATE_NOOP("Words", "stale: its date lies in the future"));
    case GatewaysChanged:
        return text(QT_TRANSLATE_NOOP("Words", "stale: the gateways changed"));
    }
    Q_UNREACHABLE();
}

} // namespace naru::wording
