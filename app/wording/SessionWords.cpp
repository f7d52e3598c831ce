// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/SessionWords.h"

#include "GatewayName.h"
#include "Phrase.h"
#include "wording/Units.h"

namespace naru::wording {

namespace {

/** For the kinds that concern one gateway, which is %1; null for the others. */
const char* atGateway(const session::Status& status)
{
    using enum session::Kind;
    switch (status.kind) {
    case SigningIn:
        return status.waitsForUser
                   ? QT_TRANSLATE_NOOP("Words", "Your answer is needed for the sign-in at %1.")
                   : QT_TRANSLATE_NOOP("Words", "Signing in at %1.");
    case Connecting:
        return QT_TRANSLATE_NOOP("Words", "Connecting to %1.");
    case Connected:
        return QT_TRANSLATE_NOOP("Words", "Connected to %1.");
    case Reconnecting:
        return QT_TRANSLATE_NOOP("Words", "Reconnecting to %1.");
    case Disconnecting:
        return QT_TRANSLATE_NOOP("Words", "Disconnecting from %1.");
    case Idle:
    case Locating:
    case Measuring:
    case Suspended:
    case FailingOver:
        return nullptr;
    }
    Q_UNREACHABLE();
}

const char* waiting(session::SuspendCause cause)
{
    using enum session::SuspendCause;
    switch (cause) {
    case Sleep:
        return QT_TRANSLATE_NOOP("Words", "Waiting for the machine to wake up.");
    case NoNetwork:
        return QT_TRANSLATE_NOOP("Words", "Waiting for the network.");
    case Portal:
        return QT_TRANSLATE_NOOP("Words", "Waiting for the network's sign-in page to go away.");
    case TrustedNetwork:
        return QT_TRANSLATE_NOOP("Words", "Paused in a trusted network.");
    }
    Q_UNREACHABLE();
}

/** Without a gateway. */
const char* alone(const session::Status& status)
{
    using enum session::Kind;
    switch (status.kind) {
    case Idle:
        return QT_TRANSLATE_NOOP("Words", "Not connected.");
    case Locating:
        return QT_TRANSLATE_NOOP("Words", "Finding out where you are.");
    case Measuring:
        return QT_TRANSLATE_NOOP("Words", "Measuring the gateways.");
    case SigningIn:
        return QT_TRANSLATE_NOOP("Words", "Signing in.");
    case Connecting:
        return QT_TRANSLATE_NOOP("Words", "Connecting.");
    case Connected:
        return QT_TRANSLATE_NOOP("Words", "Connected.");
    case Reconnecting:
        return QT_TRANSLATE_NOOP("Words", "Reconnecting.");
    case Suspended:
        return status.suspended ? waiting(*status.suspended) : QT_TRANSLATE_NOOP("Words", "Waiting.");
    case FailingOver:
        return QT_TRANSLATE_NOOP("Words", "Changing to another server.");
    case Disconnecting:
        return QT_TRANSLATE_NOOP("Words", "Disconnecting.");
    }
    Q_UNREACHABLE();
}

const char* shortName(session::Kind kind)
{
    using enum session::Kind;
    switch (kind) {
    case Idle:
        return QT_TRANSLATE_NOOP("Words", "Not connected");
    case Locating:
        return QT_TRANSLATE_NOOP("Words", "Locating");
    case Measuring:
        return QT_TRANSLATE_NOOP("Words", "Measuring");
    case SigningIn:
        return QT_TRANSLATE_NOOP("Words", "Signing in");
    case Connecting:
        return QT_TRANSLATE_NOOP("Words", "Connecting");
    case Connected:
        return QT_TRANSLATE_NOOP("Words", "Connected");
    case Reconnecting:
        return QT_TRANSLATE_NOOP("Words", "Reconnecting");
    case Suspended:
        return QT_TRANSLATE_NOOP("Words", "Waiting");
    case FailingOver:
        return QT_TRANSLATE_NOOP("Words", "Failing over");
    case Disconnecting:
        return QT_TRANSLATE_NOOP("Words", "Disconnecting");
    }
    Q_UNREACHABLE();
}

} // namespace

QString SessionWords::state(const session::Status& status) const
{
    if (status.kind == session::Kind::FailingOver && status.nextRetryIn)
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "No server worked. Trying again in %1."),
                      {duration(m_words, *status.nextRetryIn)});
    const char* named = status.hop ? atGateway(status) : nullptr;
    return named != nullptr ? phrase(m_words, named, {gatewayName(*status.hop)})
                            : translated(m_words, alone(status));
}

QString SessionWords::stateName(session::Kind kind) const
{
    return translated(m_words, shortName(kind));
}

QString SessionWords::suspendCause(session::SuspendCause cause) const
{
    using enum session::SuspendCause;
    switch (cause) {
    case Sleep:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "the machine sleeps"));
    case NoNetwork:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "no network"));
    case Portal:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "a sign-in page of the network is suspected"));
    case TrustedNetwork:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "this is a trusted network"));
    }
    Q_UNREACHABLE();
}

QString SessionWords::reconnectCause(session::ReconnectCause cause) const
{
    using enum session::ReconnectCause;
    switch (cause) {
    case DeadPeer:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "the gateway no longer answers"));
    case ConnectionLost:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "the connection was closed or refused"));
    case Rekey:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "new keys are being agreed"));
    case Unknown:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "the reason is not known"));
    case NetworkChanged:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "the network is another one"));
    case Resumed:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "the machine was asleep"));
    }
    Q_UNREACHABLE();
}

} // namespace naru::wording
