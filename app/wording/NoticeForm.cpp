// SPDX-License-Identifier: GPL-3.0-or-later
#include "NoticeForm.h"

#include <QCoreApplication>

namespace naru::wording {

namespace {

bool has(const session::Notice& notice, const char* argument)
{
    return notice.arguments.contains(QLatin1String(argument));
}

// Some notices say more where they know more.

NoticeForm entryLocked(const session::Notice& notice)
{
    if (!has(notice, "reason"))
        return {QT_TRANSLATE_NOOP("Words", "No connection is made to %1: a gateway cannot be chosen by "
                                           "hand here. Connect with automatic selection instead."),
                {NoticePart::Entry}};
    return {QT_TRANSLATE_NOOP("Words", "No connection is made to %1. %2 Connect with automatic "
                                       "selection instead."),
            {NoticePart::Entry, NoticePart::Reason}};
}

NoticeForm runRefused(const session::Notice& notice)
{
    if (!has(notice, "reason"))
        return {QT_TRANSLATE_NOOP("Words", "OGS is not performed.")};
    // Nothing to translate: the reason is a sentence.
    return {"%1", {NoticePart::Reason}};
}

NoticeForm certificateNotTrusted(const session::Notice& notice)
{
    if (!has(notice, "entry"))
        return {QT_TRANSLATE_NOOP("Words", "Not connected: no server is left whose certificate can be "
                                           "trusted. Ask your administrator about the certificates.")};
    return {QT_TRANSLATE_NOOP("Words", "Not connected: the certificate of %1 cannot be trusted, and no other "
                                       "server is left. Ask your administrator about the certificate."),
            {NoticePart::Gateway}};
}

NoticeForm gaveUp(const session::Notice& notice)
{
    if (!has(notice, "why"))
        return {QT_TRANSLATE_N_NOOP("Words", "Not connected: every server failed, in %n round(s) through the "
                                             "list. Connect again later, or ask your administrator."),
                {},
                "rounds"};
    return {QT_TRANSLATE_N_NOOP("Words", "Not connected: every server failed, in %n round(s) through the "
                                         "list. What failed last: %1. Connect again later, or ask your "
                                         "administrator."),
            {NoticePart::Why},
            "rounds"};
}

NoticeForm notReconnected(const session::Notice& notice)
{
    if (!has(notice, "why"))
        return {QT_TRANSLATE_NOOP("Words", "The connection to %1 is lost and not made again, because "
                                           "AutoReconnect is off. Connect again when you need it."),
                {NoticePart::Gateway}};
    return {QT_TRANSLATE_NOOP("Words", "The connection to %1 is lost: %2. It is not made again, because "
                                       "AutoReconnect is off. Connect again when you need it."),
            {NoticePart::Gateway, NoticePart::Why}};
}

} // namespace

NoticeForm noticeForm(const session::Notice& notice)
{
    using enum session::NoticeCode;
    switch (notice.code) {
    case EntryLocked:
        return entryLocked(notice);
    case EntryUnknown:
        return {QT_TRANSLATE_NOOP("Words", "The profile names no gateway of this name that can be connected "
                                           "to: %1. Choose another one."),
                {NoticePart::Entry}};
    case EntryNotConnectable:
        return {QT_TRANSLATE_NOOP("Words", "The host entry names no address that can be connected to: %1. "
                                           "Correct it on the Profiles page, or choose another gateway."),
                {NoticePart::Entry}};
    case TypedHostForbidden:
        return {QT_TRANSLATE_NOOP("Words", "No connection is made to the address typed: the profile forbids "
                                           "typed addresses (AllowManualHostInput). Choose a gateway of the "
                                           "profile.")};
    case NoGateway:
        return {QT_TRANSLATE_NOOP("Words", "There is nothing to connect to: the profile names no gateway "
                                           "with an address that can be reached. Add one on the Profiles "
                                           "page, or take another profile.")};
    case RunRefused:
        return runRefused(notice);
    case StandsIn:
        return {QT_TRANSLATE_NOOP("Words", "%1 is taken without a measurement: it was connected last, or is "
                                           "the first gateway of the profile."),
                {NoticePart::Entry}};
    case NoChoice:
        return {QT_TRANSLATE_NOOP("Words", "No gateway was chosen: the measurement ended without a result. "
                                           "Connect again, or choose a gateway by hand.")};

    case HopFailed:
        return {QT_TRANSLATE_NOOP("Words", "No connection to %1: %2."),
                {NoticePart::Gateway, NoticePart::Why}};
    case HopCoolsOff:
        return {QT_TRANSLATE_NOOP("Words", "%1 is not tried again for %2."),
                {NoticePart::Gateway, NoticePart::Time}};
    case SignInAskedAgain:
        return {QT_TRANSLATE_N_NOOP("Words", "%1 refused the sign-in. Check what you typed; %n attempt(s) "
                                             "left."),
                {NoticePart::Gateway},
                "tries"};
    case RetryComes:
        return {QT_TRANSLATE_NOOP("Words", "Every server failed (round %2 of %3). The list is tried again in "
                                           "%1."),
                {NoticePart::Time, NoticePart::Round, NoticePart::Rounds}};
    case ConnectionUp:
        return {QT_TRANSLATE_NOOP("Words", "Connected to %1."), {NoticePart::Gateway}};
    case ConnectionInterrupted:
        return {QT_TRANSLATE_NOOP("Words", "The connection to %1 is interrupted: %2. It is being restored."),
                {NoticePart::Gateway, NoticePart::Cause}};
    case ConnectionBack:
        return {QT_TRANSLATE_NOOP("Words", "The connection to %1 is back."), {NoticePart::Gateway}};
    case ConnectionLost:
        return {QT_TRANSLATE_NOOP("Words", "The connection to %1 is lost: %2. Looking for a server that "
                                           "works."),
                {NoticePart::Gateway, NoticePart::Why}};
    case GatewayNoLongerNamed:
        return {QT_TRANSLATE_NOOP("Words", "The profile no longer names %1. The connection is kept until it "
                                           "breaks."),
                {NoticePart::Entry}};
    case StopOverdue:
        return {QT_TRANSLATE_NOOP("Words", "The tunnel did not end in time. It is being stopped by force.")};

    case DisconnectedByUser:
        return {QT_TRANSLATE_NOOP("Words", "Disconnected on request.")};
    case SignInCancelled:
        return {QT_TRANSLATE_NOOP("Words", "The sign-in at %1 was cancelled. Nothing is connected."),
                {NoticePart::Gateway}};
    case SignInRefused:
        return {QT_TRANSLATE_NOOP("Words", "%1 refused the sign-in several times. It is not tried again, "
                                           "because the account could be locked. Check user name and "
                                           "password, then connect again."),
                {NoticePart::Gateway}};
    case CertificateNotTrusted:
        return certificateNotTrusted(notice);
    case MachineFault:
        return {QT_TRANSLATE_NOOP("Words", "The tunnel to %1 cannot be made. The fault lies in this machine, "
                                           "so another server would not help. Remove it, then connect "
                                           "again."),
                {NoticePart::Gateway}};
    case SessionEndedByServer:
        return {QT_TRANSLATE_NOOP("Words", "%1 ended the session: it was idle or lasted too long, or an "
                                           "administrator ended it. Connect again when you need it."),
                {NoticePart::Gateway}};
    case SignInOnly:
        return {QT_TRANSLATE_NOOP("Words", "Signed in at %1. No tunnel is made, as the settings ask."),
                {NoticePart::Gateway}};
    case GaveUp:
        return gaveUp(notice);
    case NotReconnected:
        return notReconnected(notice);
    case DisconnectedForSleep:
        return {QT_TRANSLATE_NOOP("Words", "Disconnected because the machine goes to sleep "
                                           "(AutoReconnectBehavior). Connect again afterwards.")};
    case DisconnectedOnTrustedNetwork:
        return {QT_TRANSLATE_NOOP("Words", "Disconnected: this is a trusted network, where the profile wants "
                                           "no connection (TrustedNetworkPolicy).")};
    case NotConnectedOnTrustedNetwork:
        return {QT_TRANSLATE_NOOP("Words", "Not connected by itself: this is a trusted network "
                                           "(TrustedNetworkPolicy). Connect by hand if you need it.")};

    case NetworkGone:
        return {QT_TRANSLATE_NOOP("Words", "The network is gone. Waiting until it is back.")};
    case NetworkBack:
        return {QT_TRANSLATE_NOOP("Words", "The network is back.")};
    case PortalSuspected:
        return {QT_TRANSLATE_NOOP("Words", "A sign-in page of the network is suspected: it seems to answer "
                                           "in place of the gateways, so nothing is sent to them. Sign in to "
                                           "the network with a browser; connecting then goes on by "
                                           "itself.")};
    case PortalGone:
        return {QT_TRANSLATE_NOOP("Words", "The sign-in page of the network is gone. Connecting goes on.")};
    case PausedOnTrustedNetwork:
        return {QT_TRANSLATE_NOOP("Words", "Paused: this is a trusted network (TrustedNetworkPolicy). "
                                           "Connecting goes on when you leave it.")};
    case ConnectingByNetworkPolicy:
        return {QT_TRANSLATE_NOOP("Words", "Connecting by itself: the profile wants a connection in this "
                                           "network (AutomaticVPNPolicy).")};
    case ResumedWithTunnel:
        return {QT_TRANSLATE_NOOP("Words", "Back from sleep after %1. The tunnel was kept and is being "
                                           "restored."),
                {NoticePart::Time}};
    case ResumedForNewRun:
        return {QT_TRANSLATE_NOOP("Words", "Back from sleep after %1, longer than the suspension time "
                                           "threshold. The gateways are measured anew."),
                {NoticePart::Time}};
    }
    Q_UNREACHABLE();
}

} // namespace naru::wording
