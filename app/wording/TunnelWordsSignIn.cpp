// SPDX-License-Identifier: GPL-3.0-or-later
#include "Phrase.h"
#include "wording/TunnelWords.h"

namespace naru::wording {

namespace {

const char* sentence(tunnel::UnsupportedDemand demand)
{
    using enum tunnel::UnsupportedDemand;
    switch (demand) {
    case PostureCheck:
        return QT_TRANSLATE_NOOP("Words", "The gateway wants a program to inspect this machine (posture "
                                          "check: CSD, HostScan). Nothing that a server sends is ever run "
                                          "here. Ask your administrator for a group without this check.");
    case EmbeddedBrowser:
        return QT_TRANSLATE_NOOP("Words", "The gateway wants the sign-in in a browser window of the client's "
                                          "own, whose cookies the client reads. Only your own browser is "
                                          "used here. Ask your administrator to allow the external browser.");
    case BrowserAddress:
        return QT_TRANSLATE_NOOP("Words", "The gateway named a page for the browser that does not begin with "
                                          "https://, so it was not opened. Ask your administrator about "
                                          "it.");
    case SecondCertificate:
        return QT_TRANSLATE_NOOP("Words", "The gateway asks for a second certificate of yours, which is not "
                                          "supported here. Ask your administrator for a group without it.");
    case FormTooLarge:
        return QT_TRANSLATE_NOOP("Words", "The gateway sent a form larger than anybody could fill in, so it "
                                          "was not shown. Check that the address is that of your gateway.");
    }
    Q_UNREACHABLE();
}

/** The step took longer than it may. */
const char* deadline(tunnel::SignInStep step)
{
    using enum tunnel::SignInStep;
    switch (step) {
    case Starting:
        return QT_TRANSLATE_NOOP("Words", "The program that signs in (naru-signin) did not start in time. "
                                          "This machine may be busy; connect again.");
    case Resolving:
        return QT_TRANSLATE_NOOP("Words", "DNS did not answer in time for the gateway's name. Check the "
                                          "network, then connect again.");
    case Connecting:
        return QT_TRANSLATE_NOOP("Words", "The gateway did not answer in time: it is down, or the network "
                                          "does not let the connection through. Choose another gateway, or "
                                          "connect again later.");
    case Handshake:
        return QT_TRANSLATE_NOOP("Words", "The gateway accepted the connection, but the TLS handshake did "
                                          "not end in time. Choose another gateway, or connect again "
                                          "later.");
    case Gateway:
        return QT_TRANSLATE_NOOP("Words", "The gateway fell silent during the sign-in. Connect again; a code "
                                          "that is valid once has to be a new one.");
    case Person:
        return QT_TRANSLATE_NOOP("Words", "Nobody answered the gateway's question in time. Connect again.");
    case Browser:
        return QT_TRANSLATE_NOOP("Words", "The sign-in in the browser was not finished in time. Connect "
                                          "again, and finish it there.");
    }
    Q_UNREACHABLE();
}

/** Without Deadline, Refused, Untrusted, Unsupported and Protocol, which say more than the kind. */
const char* sentence(const tunnel::SignInError& error)
{
    using enum tunnel::SignInErrorKind;
    switch (error.kind) {
    case NameUnresolved:
        return QT_TRANSLATE_NOOP("Words", "DNS has no address for the gateway's name. Check the network, and "
                                          "the address in the profile.");
    case Unreachable:
        return QT_TRANSLATE_NOOP("Words", "The gateway cannot be reached: none of its addresses accepts a "
                                          "connection with TLS. Check the network, or choose another "
                                          "gateway.");
    case Deadline:
        return deadline(error.step);
    case Refused:
        return QT_TRANSLATE_NOOP("Words", "The gateway refused the sign-in. Check user name, password and "
                                          "group, then connect again.");
    case Cancelled:
        return QT_TRANSLATE_NOOP("Words", "The sign-in was cancelled. Nothing is connected.");
    case Unsupported:
        return error.unsupported
                   ? sentence(*error.unsupported)
                   : QT_TRANSLATE_NOOP("Words", "The gateway asks for something that is not supported here. "
                                                "Ask your administrator for another group.");
    case BrowserMissing:
        return QT_TRANSLATE_NOOP("Words", "No browser could be opened for the sign-in. Choose a default "
                                          "browser in the settings of your desktop, then connect again.");
    case CertificateUnusable:
        return QT_TRANSLATE_NOOP("Words", "Your certificate, its key or the file of CAs cannot be read or "
                                          "used. Check these files and the passphrase, then connect again.");
    case Protocol:
        return QT_TRANSLATE_NOOP("Words", "The answer is not that of a gateway's sign-in: something else may "
                                          "be there. Check address and group in the profile.");
    case Crashed:
        return QT_TRANSLATE_NOOP("Words", "The program that signs in (naru-signin) ended unexpectedly. "
                                          "Nothing is connected. Connect again, and report it if it happens "
                                          "again.");
    case ProgramMissing:
        return QT_TRANSLATE_NOOP("Words", "The program that signs in (naru-signin) is missing or does not "
                                          "start. Install Naru again.");
    case Untrusted:
        return QT_TRANSLATE_NOOP("Words", "The gateway's certificate is not trusted, so nothing was sent to "
                                          "it. Ask your administrator about the certificate.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString TunnelWords::signInError(const tunnel::SignInError& error) const
{
    if (error.kind == tunnel::SignInErrorKind::Untrusted && error.peer && error.verdict)
        return trust(*error.peer, *error.verdict);
    QString result = translated(m_words, sentence(error));
    if (error.httpStatus)
        result += QLatin1Char(' ') + phrase(m_words, QT_TRANSLATE_NOOP("Words", "HTTP status: %1."),
                                            {QString::number(*error.httpStatus)});
    if (!error.serverText.isEmpty())
        result += QLatin1Char(' ') +
                  phrase(m_words, QT_TRANSLATE_NOOP("Words", "The gateway says: “%1”"), {error.serverText});
    return result;
}

QString TunnelWords::unsupported(tunnel::UnsupportedDemand demand) const
{
    return translated(m_words, sentence(demand));
}

} // namespace naru::wording
