// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/TakeoverWords.h"

#include "Phrase.h"

namespace naru::wording {

QString TakeoverWords::name(profile::Preference what) const
{
    using enum profile::Preference;
    switch (what) {
    case AutomaticSelection:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Automatic selection"));
    case ConnectOnStart:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Connect at the start"));
    case AutoReconnect:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Connect again"));
    case ReconnectBehavior:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "After sleep"));
    case Gateway:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Previous gateway"));
    case UserName:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "User name"));
    case SecondUserName:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Second user name"));
    case Group:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Group"));
    }
    Q_UNREACHABLE();
}

QString TakeoverWords::value(profile::Preference what, const QString& text) const
{
    using enum profile::Preference;
    switch (what) {
    case AutomaticSelection:
    case ConnectOnStart:
    case AutoReconnect:
        if (!text.isEmpty())
            return text == u"true" ? translated(m_words, QT_TRANSLATE_NOOP("Words", "On"))
                                   : translated(m_words, QT_TRANSLATE_NOOP("Words", "Off"));
        break;
    case ReconnectBehavior:
        if (!text.isEmpty())
            return text == u"reconnect"
                       ? translated(m_words, QT_TRANSLATE_NOOP("Words", "Connect again"))
                       : translated(m_words, QT_TRANSLATE_NOOP("Words", "Stay disconnected"));
        break;
    case Gateway:
    case UserName:
    case SecondUserName:
    case Group:
        //: no user name, group or gateway is set
        return text.isEmpty() ? translated(m_words, QT_TRANSLATE_NOOP("Words", "none")) : text;
    }
    //: a setting that is not set
    return translated(m_words, QT_TRANSLATE_NOOP("Words", "as the profile says"));
}

QString TakeoverWords::reason(profile::PreferenceUse use) const
{
    using enum profile::PreferenceUse;
    switch (use) {
    case Takes:
        return {};
    case IsSo:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "set so already"));
    case Outranked:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "an entry before it counts"));
    case Invalid:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "not a value that it may have"));
    case NoSuchGateway:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "no gateway of the open profile"));
    case NotUsed:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "not used by Naru"));
    case NotRead:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "not used by Naru; its value was not read"));
    }
    Q_UNREACHABLE();
}

QString TakeoverWords::reason(const profile::OfferedGateway& gateway) const
{
    using enum profile::GatewayUse;
    switch (gateway.use) {
    case Takes:
        return {};
    case OtherProtocol:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "another protocol than AnyConnect: %1"),
                      {gateway.protocol});
    case OtherService:
        return phrase(m_words, QT_TRANSLATE_NOOP("Words", "another kind of VPN: %1"), {gateway.protocol});
    case NoAddress:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "names no address of a gateway"));
    }
    Q_UNREACHABLE();
}

} // namespace naru::wording
