// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/Words.h"

namespace naru::wording {

namespace {

/** What is wrong; %1 is the subject. */
const char* sentence(profile::ProblemCode code)
{
    using enum profile::ProblemCode;
    switch (code) {
    case EncodingMismatch:
        return QT_TRANSLATE_NOOP("Words", "The file declares the encoding %1, but its bytes are in another "
                                          "one; it was read in the one they are in.");
    case NoXmlDeclaration:
        return QT_TRANSLATE_NOOP("Words",
                                 "The file has no XML declaration in its first line; it was read as it is.");
    case NoNamespace:
        return QT_TRANSLATE_NOOP(
            "Words", "The root element has no namespace: %1. Other clients may not recognize the file.");
    case ForeignNamespace:
        return QT_TRANSLATE_NOOP("Words", "The namespace is not that of AnyConnect profiles: %1.");
    case PrefixedElements:
        return QT_TRANSLATE_NOOP(
            "Words", "The elements are written with a namespace prefix: %1. Some clients do not read that.");
    case UndeclaredPrefix:
        return QT_TRANSLATE_NOOP("Words", "A namespace prefix is used but never declared: %1.");
    case TooMany:
        return QT_TRANSLATE_NOOP("Words", "There is more here than is kept: %1. The rest was left out.");
    case SeveralServerLists:
        return QT_TRANSLATE_NOOP("Words", "Number of server lists in the file: %1. All of them were read; "
                                          "most other clients read only the first one.");
    case NoHostEntry:
        return QT_TRANSLATE_NOOP("Words",
                                 "The profile has no host entry, so there is no gateway to measure.");
    case UnknownElement:
        return QT_TRANSLATE_NOOP(
            "Words", "AnyConnect profiles have no such element in this place: %1. It was ignored.");
    case MisplacedElement:
        return QT_TRANSLATE_NOOP("Words", "The element is known, but stands in the wrong place: %1.");
    case RepeatedElement:
        return QT_TRANSLATE_NOOP("Words", "The element may stand here only once: %1. The first one counts.");
    case LocalPolicyElement:
        return QT_TRANSLATE_NOOP(
            "Words",
            "The element belongs in the local policy, not in a profile: %1. AnyConnect ignores it here.");
    case StrayText:
        return QT_TRANSLATE_NOOP("Words", "There is text where only elements belong: %1. It was ignored.");
    case BackupOfHostEntry:
        return QT_TRANSLATE_NOOP(
            "Words",
            "The backup server list holds a host entry in place of an address: %1. Its address was taken.");
    case EmptyBackupList:
        return QT_TRANSLATE_NOOP("Words", "The backup server list is empty: %1.");
    case SurplusElement:
        return QT_TRANSLATE_NOOP("Words", "There are more of these than may stand here: %1.");
    case MissingElement:
        return QT_TRANSLATE_NOOP("Words", "An element has to stand here and is missing: %1.");
    case ElementOrder:
        return QT_TRANSLATE_NOOP(
            "Words",
            "The elements of the host entry are not in the order of the schema, from this one on: %1.");
    case UnknownAttribute:
        return QT_TRANSLATE_NOOP(
            "Words", "AnyConnect profiles have no such attribute in this place: %1. It was ignored.");
    case EmptyValue:
        return QT_TRANSLATE_NOOP("Words", "The element has no value: %1. Its default applies.");
    case BadBoolean:
        return QT_TRANSLATE_NOOP("Words", "The value is neither true nor false: %1. The default applies.");
    case BadNumber:
        return QT_TRANSLATE_NOOP("Words", "The value is not a number: %1. The default applies.");
    case BadChoice:
        return QT_TRANSLATE_NOOP(
            "Words", "The value is none of those that are allowed here: %1. The default applies.");
    case NumberOutOfRange:
        return QT_TRANSLATE_NOOP(
            "Words", "The number is outside the range that is allowed here: %1. The default applies.");
    case LeadingZero:
        return QT_TRANSLATE_NOOP("Words", "The number has a zero in front: %1. It was read without it.");
    case LetterCase:
        return QT_TRANSLATE_NOOP("Words", "Capital and small letters are not as AnyConnect writes them: %1. "
                                          "The value was taken all the same.");
    case BlanksAroundValue:
        return QT_TRANSLATE_NOOP("Words",
                                 "There are blanks or line breaks around the value: %1. They were left out.");
    case BadUserControllable:
        return QT_TRANSLATE_NOOP("Words",
                                 "UserControllable is neither true nor false: %1. The default applies.");
    case MissingUserControllable:
        return QT_TRANSLATE_NOOP(
            "Words", "The element does not say whether users may change it: %1. The default applies.");
    case NeedlessUserControllable:
        return QT_TRANSLATE_NOOP("Words",
                                 "The element has no attribute UserControllable in AnyConnect profiles: %1.");
    case TextTooLong:
        return QT_TRANSLATE_NOOP("Words", "The text is longer than is allowed here: %1.");
    case BadAddressList:
        return QT_TRANSLATE_NOOP("Words", "These are not IP addresses with commas between them: %1.");
    case BadOid:
        return QT_TRANSLATE_NOOP("Words", "This is not an object identifier like 1.3.6.1.5.5.7.3.2: %1.");
    case BadThumbprint:
        return QT_TRANSLATE_NOOP("Words", "This is not a thumbprint in hexadecimal digits: %1.");
    case BadPin:
        return QT_TRANSLATE_NOOP(
            "Words",
            "This is not a SHA-512 of a public key, neither in hexadecimal digits nor in Base64: %1.");
    case ThresholdsNeverAct:
        return QT_TRANSLATE_NOOP("Words", "The thresholds of automatic selection act only when a connection "
                                          "is resumed, and the profile does not resume any: %1.");
    case MissingHostName:
        return QT_TRANSLATE_NOOP("Words",
                                 "The host entry has no HostName; its address stands in for it: %1.");
    case MissingHostAddress:
        return QT_TRANSLATE_NOOP("Words",
                                 "The host entry names no address at all, so it cannot be used: %1.");
    case EmptyHostAddress:
        return QT_TRANSLATE_NOOP("Words",
                                 "The HostAddress is there but empty, so AnyConnect drops the entry: %1.");
    case DuplicateHostName:
        return QT_TRANSLATE_NOOP(
            "Words", "An earlier host entry has the same name: %1. AnyConnect drops the later one.");
    case DuplicateTarget:
        return QT_TRANSLATE_NOOP("Words", "An earlier host entry leads to the same target and user group: "
                                          "%1. It is measured once for both.");
    case DuplicateHostEntry:
        return QT_TRANSLATE_NOOP(
            "Words",
            "An earlier host entry has the same name, target and user group: %1. The later one is left out.");
    case GroupOverridesPath:
        return QT_TRANSLATE_NOOP("Words", "The address has a path and the entry a user group; the group "
                                          "counts and this path does not: %1.");
    case IpsecEntry:
        return QT_TRANSLATE_NOOP(
            "Words", "The entry uses IPsec: %1. It is measured and ranked where it answers, but Naru does "
                     "not connect to it, because OpenConnect has no IPsec for these gateways.");
    case BackupWithoutGroup:
        return QT_TRANSLATE_NOOP("Words", "The host entry has a user group, but this backup server names "
                                          "none: %1. Users arrive in its default group.");
    case BackupIsPrimary:
        return QT_TRANSLATE_NOOP("Words", "The backup server is the host entry itself: %1.");
    case DuplicateBackup:
        return QT_TRANSLATE_NOOP("Words", "The backup server is already in the list: %1.");
    case AddressNotAHost:
        return QT_TRANSLATE_NOOP("Words", "This is not a name or address of a host: %1.");
    case AddressPlaceholder:
        return QT_TRANSLATE_NOOP("Words",
                                 "This is a placeholder of a template that was never filled in: %1.");
    case AddressWildcard:
        return QT_TRANSLATE_NOOP("Words", "A wildcard is not an address that can be reached: %1.");
    case AddressEmptyLabel:
        return QT_TRANSLATE_NOOP("Words", "A part of the name between two dots is missing: %1.");
    case AddressTooLong:
        return QT_TRANSLATE_NOOP("Words", "The address is longer than a host name can be: %1.");
    case AddressBadIpv4:
        return QT_TRANSLATE_NOOP("Words", "This is not a valid IPv4 address: %1.");
    case AddressBadIpv6:
        return QT_TRANSLATE_NOOP("Words", "This is not a valid IPv6 address: %1.");
    case AddressBadPort:
        return QT_TRANSLATE_NOOP("Words", "The port is not a number from 1 to 65535: %1.");
    case AddressPlainHttp:
        return QT_TRANSLATE_NOOP("Words", "The address names http://, but gateways are reached with TLS "
                                          "only: %1. It was read as https://.");
    case AddressBadScheme:
        return QT_TRANSLATE_NOOP("Words", "Gateways are not reached with this kind of URL: %1.");
    case AddressWithUser:
        return QT_TRANSLATE_NOOP("Words", "The address holds a user name, which does not belong there: %1.");
    case AddressWithQuery:
        return QT_TRANSLATE_NOOP(
            "Words", "The address has a query or a fragment behind its path, which was left out: %1.");
    case AddressBareIpv6:
        return QT_TRANSLATE_NOOP(
            "Words", "The IPv6 address has no brackets: %1. Other clients take its last part as a port.");
    case AddressFamilyExcluded:
        return QT_TRANSLATE_NOOP(
            "Words", "IPProtocolSupport excludes the kind of this address, so it cannot be reached: %1.");
    case OthersNeedNamespace:
        return QT_TRANSLATE_NOOP("Words", "openconnect-sso shows no entry of this file, because it looks for "
                                          "them in the namespace of AnyConnect profiles: %1.");
    case OthersNeedNoPrefix:
        return QT_TRANSLATE_NOOP(
            "Words", "plasma-nm shows no entry of this file, because its elements have a prefix: %1.");
    case OthersNeedAddress:
        return QT_TRANSLATE_NOOP("Words", "The entry has no HostAddress: %1. openconnect takes the name as "
                                          "the address, NetworkManager leaves the entry out, plasma-nm shows "
                                          "it without an address, openconnect-sso ends with an error.");
    case OthersNeedGroup:
        return QT_TRANSLATE_NOOP("Words", "The entry has no UserGroup: %1. openconnect-sso ends with an "
                                          "error there and shows no entry at all.");
    case OthersNeedOrder:
        return QT_TRANSLATE_NOOP("Words", "openconnect reads an entry only in the order HostName, "
                                          "HostAddress, UserGroup, and leaves out what stands before: %1.");
    case OthersTakePath:
        return QT_TRANSLATE_NOOP("Words", "The address has a path and the entry a user group. NetworkManager "
                                          "and plasma-nm take the path, openconnect-sso joins both: %1.");
    case OthersIgnoreSelection:
        return QT_TRANSLATE_NOOP(
            "Words", "openconnect, NetworkManager, plasma-nm and openconnect-sso do not read this: %1.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString Words::problem(const profile::Problem& problem) const
{
    const QString worded = text(sentence(problem.code));
    return worded.contains(QLatin1String("%1")) ? worded.arg(problem.subject) : worded;
}

} // namespace naru::wording
