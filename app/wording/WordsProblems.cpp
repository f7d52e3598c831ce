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
    }
    Q_UNREACHABLE();
}

/** What can be done about it; null where nothing is safe to say. */
const char* advice(profile::ProblemCode code)
{
    using enum profile::ProblemCode;
    switch (code) {
    case EncodingMismatch:
        return QT_TRANSLATE_NOOP("Words",
                                 "Correct the encoding in the first line, or save the file in UTF-8.");
    case NoNamespace:
        return QT_TRANSLATE_NOOP("Words",
                                 "Add xmlns=\"http://schemas.xmlsoap.org/encoding/\" to the root element.");
    case ForeignNamespace:
        return QT_TRANSLATE_NOOP("Words", "Use the namespace http://schemas.xmlsoap.org/encoding/.");
    case UndeclaredPrefix:
        return QT_TRANSLATE_NOOP("Words", "Declare the prefix in the root element, or remove it.");
    case SeveralServerLists:
        return QT_TRANSLATE_NOOP("Words", "Put all host entries into one ServerList.");
    case NoHostEntry:
        return QT_TRANSLATE_NOOP("Words", "Add a ServerList with at least one HostEntry.");
    case MisplacedElement:
        return QT_TRANSLATE_NOOP("Words", "Move it to the place where AnyConnect looks for it.");
    case RepeatedElement:
        return QT_TRANSLATE_NOOP("Words", "Remove the ones that do not count.");
    case LocalPolicyElement:
        return QT_TRANSLATE_NOOP("Words", "Set it in AnyConnectLocalPolicy.xml if you need it.");
    case StrayText:
        return QT_TRANSLATE_NOOP("Words", "Remove the text.");
    case BackupOfHostEntry:
        return QT_TRANSLATE_NOOP("Words", "Write the HostAddress directly into the BackupServerList.");
    case BadBoolean:
        return QT_TRANSLATE_NOOP("Words", "Write true or false.");
    case BadNumber:
        return QT_TRANSLATE_NOOP("Words", "Write a whole number without a sign.");
    case BadUserControllable:
        return QT_TRANSLATE_NOOP("Words", "Write true or false.");
    case MissingHostName:
        return QT_TRANSLATE_NOOP("Words", "Add a HostName.");
    case MissingHostAddress:
        return QT_TRANSLATE_NOOP("Words", "Add a HostAddress.");
    case EmptyHostAddress:
        return QT_TRANSLATE_NOOP("Words",
                                 "Fill in the address, or remove the element if the name is the address.");
    case DuplicateHostName:
        return QT_TRANSLATE_NOOP("Words", "Give each host entry a name of its own.");
    case DuplicateHostEntry:
        return QT_TRANSLATE_NOOP("Words", "Remove one of the two.");
    case AddressNotAHost:
        return QT_TRANSLATE_NOOP("Words", "Write a name or an address, with a port if it is not 443.");
    case AddressPlaceholder:
        return QT_TRANSLATE_NOOP("Words", "Replace it with the address of the gateway.");
    case AddressWildcard:
        return QT_TRANSLATE_NOOP("Words", "Write the full name of one host.");
    case AddressEmptyLabel:
        return QT_TRANSLATE_NOOP("Words", "Write the full name of the host.");
    case AddressBadIpv4:
        return QT_TRANSLATE_NOOP("Words", "Write four numbers from 0 to 255 with dots between them.");
    case AddressBadIpv6:
        return QT_TRANSLATE_NOOP("Words",
                                 "Put an IPv6 address with a port into brackets, like [2001:db8::1]:8443.");
    case AddressBadPort:
        return QT_TRANSLATE_NOOP("Words", "Correct the port behind the colon, or remove the colon.");
    case AddressPlainHttp:
        return QT_TRANSLATE_NOOP("Words", "Write https:// or the name alone.");
    case AddressBadScheme:
        return QT_TRANSLATE_NOOP("Words", "Write https:// or the name alone.");
    case AddressWithUser:
        return QT_TRANSLATE_NOOP("Words", "Remove everything up to the @ sign.");
    case AddressWithQuery:
        return QT_TRANSLATE_NOOP("Words", "Remove the part from ? or # on.");
    default:
        return nullptr;
    }
}

} // namespace

QString Words::problem(const profile::Problem& problem) const
{
    const QString worded = text(sentence(problem.code));
    return worded.contains(QLatin1String("%1")) ? worded.arg(problem.subject) : worded;
}

QString Words::problemAdvice(const profile::Problem& problem) const
{
    const char* const source = advice(problem.code);
    if (source == nullptr)
        return {};
    const QString worded = text(source);
    return worded.contains(QLatin1String("%1")) ? worded.arg(problem.subject) : worded;
}

} // namespace naru::wording
