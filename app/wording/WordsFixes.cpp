// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/Words.h"

namespace naru::wording {

namespace {

/** What is to be done, as a button names it; %1 is its subject. Null for problems that nobody but a person
 * can solve. */
const char* sentence(profile::ProblemCode code)
{
    using enum profile::ProblemCode;
    switch (code) {
    case NoXmlDeclaration:
        return QT_TRANSLATE_NOOP("Words", "Write the declaration into the first line: %1");
    case EncodingMismatch:
        return QT_TRANSLATE_NOOP("Words", "Declare the encoding that the bytes are in: %1");
    case NoNamespace:
    case ForeignNamespace:
        return QT_TRANSLATE_NOOP("Words", "Set the namespace of the root element: %1");
    case UndeclaredPrefix:
        return QT_TRANSLATE_NOOP("Words", "Declare the prefix in the root element: %1");
    case SeveralServerLists:
        return QT_TRANSLATE_NOOP("Words",
                                 "Put the entries of all server lists into the first one; lists: %1");
    case MisplacedElement:
        return QT_TRANSLATE_NOOP("Words", "Move the element to where AnyConnect looks for it: %1");
    case ElementOrder:
        return QT_TRANSLATE_NOOP("Words", "Put the elements into the order of the schema, from: %1");
    case RepeatedElement:
    case SurplusElement:
    case LocalPolicyElement:
    case EmptyBackupList:
    case DuplicateHostEntry:
    case MissingHostAddress:
    case BackupIsPrimary:
    case DuplicateBackup:
        return QT_TRANSLATE_NOOP("Words", "Remove the element: %1");
    case StrayText:
        return QT_TRANSLATE_NOOP("Words", "Remove the text: %1");
    case BackupOfHostEntry:
        return QT_TRANSLATE_NOOP("Words", "Write the address directly into the backup server list: %1");
    case BlanksAroundValue:
        return QT_TRANSLATE_NOOP("Words", "Remove the blanks around the value: %1");
    case MissingUserControllable:
    case BadUserControllable:
        return QT_TRANSLATE_NOOP("Words", "Write the default of UserControllable: %1");
    case NeedlessUserControllable:
        return QT_TRANSLATE_NOOP("Words", "Remove the attribute UserControllable: %1");
    case EmptyValue:
    case BadBoolean:
    case BadNumber:
    case BadChoice:
        return QT_TRANSLATE_NOOP("Words", "Write the default: %1");
    case NumberOutOfRange:
        return QT_TRANSLATE_NOOP("Words", "Write the nearest number that is allowed: %1");
    case LeadingZero:
    case LetterCase:
        return QT_TRANSLATE_NOOP("Words", "Write the value as AnyConnect writes it: %1");
    case MissingHostName:
        return QT_TRANSLATE_NOOP("Words", "Write the address as the name: %1");
    case EmptyHostAddress:
    case OthersNeedAddress:
        return QT_TRANSLATE_NOOP("Words", "Write the name as the address: %1");
    case DuplicateHostName:
        return QT_TRANSLATE_NOOP("Words", "Rename the entry: %1");
    case ThresholdsNeverAct:
        return QT_TRANSLATE_NOOP("Words", "Have connections resumed: %1");
    case GroupOverridesPath:
    case BackupWithoutGroup:
    case AddressPlainHttp:
    case AddressWithUser:
    case AddressWithQuery:
    case AddressBareIpv6:
        return QT_TRANSLATE_NOOP("Words", "Write the address as: %1");
    default:
        return nullptr;
    }
}

} // namespace

QString Words::fix(const profile::Fix& fix) const
{
    const char* const source = sentence(fix.code);
    return source == nullptr ? QString() : text(source).arg(fix.subject);
}

} // namespace naru::wording
