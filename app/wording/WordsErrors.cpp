// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/Words.h"

namespace naru::wording {

namespace {

/** What happened, why, what to do; %1 is the subject. */
const char* sentence(base::ErrorCode code)
{
    using enum base::ErrorCode;
    switch (code) {
    case FileNotFound:
        return QT_TRANSLATE_NOOP("Words", "The file was not found: %1. Check its name and place.");
    case FileNotReadable:
        return QT_TRANSLATE_NOOP("Words", "The file could not be read: %1. Check its permissions.");
    case FileNotWritable:
        return QT_TRANSLATE_NOOP("Words", "The file could not be written: %1. Check its permissions and "
                                          "the space left. What was there before is unchanged.");
    case FileTooLarge:
        return QT_TRANSLATE_NOOP("Words", "The file is too large to be what it should be: %1. "
                                          "It was not read.");
    case EncodingInvalid:
        return QT_TRANSLATE_NOOP("Words", "The file holds bytes that its encoding does not allow: %1. "
                                          "Save it in UTF-8, or correct the encoding it names.");
    case EncodingUnknown:
        return QT_TRANSLATE_NOOP("Words", "The file names an encoding that is not known here: %1. "
                                          "Save it in UTF-8.");
    case XmlNotWellFormed:
        return QT_TRANSLATE_NOOP("Words", "The file is not well-formed XML: %1. "
                                          "Correct it at the place named.");
    case XmlDoctypeRefused:
        return QT_TRANSLATE_NOOP("Words", "The file holds a document type declaration, which can read other "
                                          "files and is refused: %1. Remove it; a profile needs none.");
    case XmlTooDeep:
        return QT_TRANSLATE_NOOP("Words", "The elements of the file are nested too deep: %1. "
                                          "This is not a profile.");
    case NotAProfile:
        return QT_TRANSLATE_NOOP("Words", "The file is XML, but not an AnyConnect profile: %1. "
                                          "A profile begins with the element AnyConnectProfile.");
    case NotPreferences:
        return QT_TRANSLATE_NOOP("Words", "The file is XML, but not the preferences of a Cisco client: %1. "
                                          "These begin with the element AnyConnectPreferences.");
    case DatabaseUnusable:
        return QT_TRANSLATE_NOOP("Words", "The history could not be used: %1. It was set aside, "
                                          "and a new one is begun.");
    case ServiceUnavailable:
        return QT_TRANSLATE_NOOP("Words", "A service of this machine does not answer: %1.");
    case ServiceRefused:
        return QT_TRANSLATE_NOOP("Words", "A service of this machine does not let this user ask: %1. "
                                          "Ask whoever administers the machine.");
    case AddressInvalid:
        return QT_TRANSLATE_NOOP("Words", "This is not an address of a gateway: %1. "
                                          "Write it like vpn.example.net:8443/group.");
    case SettingInvalid:
        return QT_TRANSLATE_NOOP("Words", "A setting is not what it may be, and its default stands in: %1. "
                                          "Correct it in the file, or change it on the Settings page.");
    case PortUnavailable:
        return QT_TRANSLATE_NOOP("Words", "No port could be opened for a gateway of the lab: %1.");
    case NoSuchLocation:
        return QT_TRANSLATE_NOOP("Words", "No cached location has this pair: %1.");
    case PathInvalid:
        return QT_TRANSLATE_NOOP("Words", "This is not a path into a profile: %1. "
                                          "Write it like ServerList/HostEntry[2]/HostAddress.");
    case NoSuchElement:
        return QT_TRANSLATE_NOOP("Words", "The profile has no such element, nor is it the next one: %1.");
    case TextNotAllowed:
        return QT_TRANSLATE_NOOP("Words", "XML cannot hold this text or name: %1.");
    case NotEncodable:
        return QT_TRANSLATE_NOOP("Words", "The encoding of the file does not have these characters: %1. "
                                          "Convert the file to UTF-8 first.");
    case FileChanged:
        return QT_TRANSLATE_NOOP("Words", "The file has been changed by another program since it was read: "
                                          "%1. Compare it before you save over it.");
    case CertificateInvalid:
        return QT_TRANSLATE_NOOP("Words", "This is not a certificate: %1. Choose a file in PEM or DER.");
    case RecordInvalid:
        return QT_TRANSLATE_NOOP("Words", "A file of this program's own is damaged: %1. It is left as it is; "
                                          "correct it at the place named, or delete it.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString Words::error(const base::Error& error) const
{
    QString subject = error.subject;
    if (error.place) {
        const QString line = QString::number(error.place->line);
        const QString column = QString::number(error.place->column);
        //: a file or thing, then a place in it
        subject =
            error.subject.isEmpty()
                ? text(QT_TRANSLATE_NOOP("Words", "line %1, column %2")).arg(line, column)
                : text(QT_TRANSLATE_NOOP("Words", "%1 (line %2, column %3)")).arg(subject, line, column);
    }
    return text(sentence(error.code)).arg(subject);
}

} // namespace naru::wording
