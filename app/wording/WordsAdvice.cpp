// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/Words.h"

namespace naru::wording {

namespace {

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
    case SurplusElement:
        return QT_TRANSLATE_NOOP("Words", "Remove the ones that are too many.");
    case MissingElement:
        return QT_TRANSLATE_NOOP("Words", "Add it.");
    case ElementOrder:
        return QT_TRANSLATE_NOOP("Words", "Put them into the order of the schema.");
    case MissingUserControllable:
        return QT_TRANSLATE_NOOP("Words", "Write the attribute UserControllable.");
    case NeedlessUserControllable:
        return QT_TRANSLATE_NOOP("Words", "Remove the attribute.");
    case BadAddressList:
        return QT_TRANSLATE_NOOP("Words", "Write IP addresses with commas between them.");
    case BadOid:
        return QT_TRANSLATE_NOOP("Words", "Write numbers with dots between them.");
    case ThresholdsNeverAct:
        return QT_TRANSLATE_NOOP("Words", "Set AutoReconnect to true and AutoReconnectBehavior to "
                                          "ReconnectAfterResume if the thresholds are to act.");
    case BackupWithoutGroup:
        return QT_TRANSLATE_NOOP(
            "Words",
            "Write the backup server as a full URL with a user group, like https://vpn.example.net/group.");
    case BackupIsPrimary:
        return QT_TRANSLATE_NOOP("Words", "Name another server, or remove it.");
    case DuplicateBackup:
        return QT_TRANSLATE_NOOP("Words", "Remove one of the two.");
    case AddressBareIpv6:
        return QT_TRANSLATE_NOOP("Words", "Write the address in brackets, like [2001:db8::1].");
    case AddressFamilyExcluded:
        return QT_TRANSLATE_NOOP("Words", "Change IPProtocolSupport, or write a name or another address.");
    case OthersNeedNamespace:
        return QT_TRANSLATE_NOOP("Words", "Add the namespace if people open the file with openconnect-sso.");
    case OthersNeedAddress:
        return QT_TRANSLATE_NOOP("Words", "Write the HostAddress as well.");
    case OthersNeedOrder:
        return QT_TRANSLATE_NOOP("Words", "Put HostName, HostAddress and UserGroup into this order.");
    case OthersTakePath:
        return QT_TRANSLATE_NOOP("Words", "Write the user group in one place only.");
    default:
        return nullptr;
    }
}

} // namespace

QString Words::problemAdvice(const profile::Problem& problem) const
{
    const char* const source = advice(problem.code);
    if (source == nullptr)
        return {};
    const QString worded = text(source);
    return worded.contains(QLatin1String("%1")) ? worded.arg(problem.subject) : worded;
}

} // namespace naru::wording
