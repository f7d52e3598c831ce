// SPDX-License-Identifier: GPL-3.0-or-later
#include "Phrase.h"
#include "wording/SessionWords.h"

namespace naru::wording {

namespace {

const char* text(session::HopFailure failure)
{
    using enum session::HopFailure;
    switch (failure) {
    case SignInRefused:
        return QT_TRANSLATE_NOOP("Words", "sign-in refused");
    case Unreachable:
        return QT_TRANSLATE_NOOP("Words", "unreachable");
    case ConnectDeadline:
        return QT_TRANSLATE_NOOP("Words", "no answer in time");
    case SignInDeadline:
        return QT_TRANSLATE_NOOP("Words", "sign-in timed out");
    case Untrusted:
        return QT_TRANSLATE_NOOP("Words", "certificate not trusted");
    case AsksUnsupported:
        return QT_TRANSLATE_NOOP("Words", "asks for what is not supported");
    case Crashed:
        return QT_TRANSLATE_NOOP("Words", "a program crashed");
    case TunnelDeadline:
        return QT_TRANSLATE_NOOP("Words", "tunnel timed out");
    case ReconnectDeadline:
        return QT_TRANSLATE_NOOP("Words", "did not come back in time");
    case PeerDead:
        return QT_TRANSLATE_NOOP("Words", "gateway fell silent");
    case GatewayGone:
        return QT_TRANSLATE_NOOP("Words", "gateway broke off");
    case SessionRejected:
        return QT_TRANSLATE_NOOP("Words", "session no longer known");
    case SettingsRefused:
        return QT_TRANSLATE_NOOP("Words", "its settings were refused");
    case Unstable:
        return QT_TRANSLATE_NOOP("Words", "broke soon after it came up");
    }
    Q_UNREACHABLE();
}

const char* text(session::HopState state)
{
    using enum session::HopState;
    switch (state) {
    case ToCome:
        return QT_TRANSLATE_NOOP("Words", "to come");
    case Trying:
        return QT_TRANSLATE_NOOP("Words", "trying");
    case Connected:
        return QT_TRANSLATE_NOOP("Words", "connected");
    case Failed:
        return QT_TRANSLATE_NOOP("Words", "failed");
    case CooledOff:
        return QT_TRANSLATE_NOOP("Words", "left alone for now");
    case Skipped:
        return QT_TRANSLATE_NOOP("Words", "skipped");
    }
    Q_UNREACHABLE();
}

const char* text(session::HopWhy why)
{
    using enum session::HopWhy;
    switch (why) {
    case Optimal:
        return QT_TRANSLATE_NOOP("Words", "optimal gateway");
    case Backup:
        return QT_TRANSLATE_NOOP("Words", "backup server");
    case NextOfOrder:
        return QT_TRANSLATE_NOOP("Words", "next in order");
    case ChosenByHand:
        return QT_TRANSLATE_NOOP("Words", "chosen by hand");
    case PreviousStandsIn:
        return QT_TRANSLATE_NOOP("Words", "connected last");
    case FirstStandsIn:
        return QT_TRANSLATE_NOOP("Words", "first of the profile");
    case LostServer:
        return QT_TRANSLATE_NOOP("Words", "lost just now");
    }
    Q_UNREACHABLE();
}

} // namespace

QString SessionWords::hopFailure(session::HopFailure failure) const
{
    return translated(m_words, text(failure));
}

QString SessionWords::hopState(session::HopState state) const
{
    return translated(m_words, text(state));
}

QString SessionWords::hopWhy(session::HopWhy why) const
{
    return translated(m_words, text(why));
}

} // namespace naru::wording
