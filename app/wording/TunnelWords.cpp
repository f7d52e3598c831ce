// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/TunnelWords.h"

#include "Phrase.h"
#include "tunnel/BackendChoice.h"

namespace naru::wording {

QString TunnelWords::backendName(tunnel::BackendKind kind) const
{
    using enum tunnel::BackendKind;
    switch (kind) {
    case Root:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Tunnel, as root"));
    case Pkexec:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Tunnel"));
    case Socks:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "SOCKS proxy"));
    case None:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Sign-in only"));
    }
    Q_UNREACHABLE();
}

QString TunnelWords::backendText(tunnel::BackendKind kind) const
{
    using enum tunnel::BackendKind;
    switch (kind) {
    case Root:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "A tunnel for the whole machine. Only for "
                                                              "those who are root: nobody is asked."));
    case Pkexec:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "A tunnel for the whole machine. The system "
                                                              "asks for the permission to make it."));
    case Socks:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "A proxy on this machine: only programs that "
                                                              "use it go through the tunnel. It needs no "
                                                              "permission and changes nothing."));
    case None:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Signs in and makes no tunnel, to see whether "
                                                              "gateway and password are good."));
    }
    Q_UNREACHABLE();
}

QString TunnelWords::userAgentText() const
{
    return translated(m_words,
                      QT_TRANSLATE_NOOP("Words", "The name by which this client is known to gateways. Empty: "
                                                 "that of OpenConnect. Some gateways turn that away and let "
                                                 "in only clients that call themselves AnyConnect."));
}

QString TunnelWords::notStored(NotStored why) const
{
    using enum NotStored;
    switch (why) {
    case NoService:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Nothing was stored, because no service for "
                                                              "passwords runs on this desktop. Naru knows "
                                                              "the password until it ends. Start GNOME "
                                                              "Keyring or KWallet to have it stored."));
    case Locked:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Nothing was stored, because the keyring is "
                                                              "locked. Naru knows the password until it "
                                                              "ends. Unlock the keyring to have it stored."));
    case Refused:
        return translated(m_words, QT_TRANSLATE_NOOP("Words", "Nothing was stored, because the service for "
                                                              "passwords refused it. Naru knows the password "
                                                              "until it ends. Check that service to have it "
                                                              "stored."));
    }
    Q_UNREACHABLE();
}

} // namespace naru::wording
