// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

#include <array>

namespace naru::profile {

/** Error: an entry or a setting can't be used. Warning: other clients may read it otherwise. Note: it works.
 */
enum class Severity { Error, Warning, Note };

/** Everything that reading a profile may find. What a problem is about stands in `Problem::subject`. */
enum class ProblemCode {
    // The file
    /** The declaration names another encoding than the bytes are in; subject: the encoding it names. */
    EncodingMismatch,
    NoXmlDeclaration,
    /** The root has no namespace. */
    NoNamespace,
    /** Subject: the namespace. */
    ForeignNamespace,
    /** Elements are written with a prefix; subject: the prefix. */
    PrefixedElements,
    /** Subject: the prefix. */
    UndeclaredPrefix,
    /** More entries, backups or problems than are kept; subject: the element, or the number of problems left
       out. */
    TooMany,

    // Its shape
    /** AnyConnect's own loader and most others read the first one alone; subject: how many there are. */
    SeveralServerLists,
    NoHostEntry,
    UnknownElement,
    /** A known element in a place where AnyConnect does not look for it. */
    MisplacedElement,
    /** Where one is allowed; the first one counts. */
    RepeatedElement,
    /** Belongs in AnyConnectLocalPolicy.xml. */
    LocalPolicyElement,
    /** Text where only elements belong; subject: the text. */
    StrayText,
    /** A backup server list that holds host entries in place of addresses. */
    BackupOfHostEntry,
    EmptyBackupList,
    /** More of them than may stand here. */
    SurplusElement,
    /** Subject: the element that has to stand here. */
    MissingElement,
    /** The elements of a host entry stand in another order than the schema's; subject: the first that does.
     */
    ElementOrder,
    UnknownAttribute,

    // Values; subject: the value, or for an empty one the element
    EmptyValue,
    BadBoolean,
    BadNumber,
    BadChoice,
    NumberOutOfRange,
    /** `08`: read as 8. */
    LeadingZero,
    /** `True`, `IPSec`: read as if the case were right. */
    LetterCase,
    BlanksAroundValue,
    BadUserControllable,
    /** Its default holds; subject: the element. */
    MissingUserControllable,
    /** The element has no such attribute; subject: the element. */
    NeedlessUserControllable,
    TextTooLong,
    /** Not addresses with commas between them. */
    BadAddressList,
    BadOid,
    BadThumbprint,
    /** Not a SHA-512 in hexadecimal digits or Base64. */
    BadPin,
    /** OGS-2A: while a connection is not kept over a suspend, no threshold acts; subject: the setting that is
       the cause. */
    ThresholdsNeverAct,

    // Host entries; subject: the name or address
    MissingHostName,
    MissingHostAddress,
    /** There, but empty: AnyConnect drops the entry. */
    EmptyHostAddress,
    /** Same name, another target or group; AnyConnect drops the later one. */
    DuplicateHostName,
    /** Same target and group under another name. */
    DuplicateTarget,
    /** Same name, target and group; merging drops the later one. */
    DuplicateHostEntry,
    /** The address has a path and the entry a user group; the group counts. Subject: the path. */
    GroupOverridesPath,
    /** Ranked where it answers, never connected. */
    IpsecEntry,
    /** A backup without a user group behind an entry with one; subject: the backup. */
    BackupWithoutGroup,
    /** Subject: the backup. */
    BackupIsPrimary,
    /** Twice in one list; subject: the backup. */
    DuplicateBackup,

    // Addresses; subject: the address
    /** Nothing that names a host: blanks, characters that no name has. */
    AddressNotAHost,
    /** `{{ HOST }}`, `[rdns]:[port]`: a template that was never filled in. */
    AddressPlaceholder,
    AddressWildcard,
    /** `vpn..com`, `.com`. */
    AddressEmptyLabel,
    AddressTooLong,
    AddressBadIpv4,
    AddressBadIpv6,
    /** Not a number in 1..65535. */
    AddressBadPort,
    /** `http://`: gateways are reached with TLS alone; it is read as `https://`. */
    AddressPlainHttp,
    /** `ftp://`. */
    AddressBadScheme,
    /** `user@host`. */
    AddressWithUser,
    /** `?query` or `#fragment`, left out. */
    AddressWithQuery,
    /** An IPv6 address without brackets: others take its last part for a port. */
    AddressBareIpv6,
    /** A literal address of a family that `IPProtocolSupport` excludes. */
    AddressFamilyExcluded,

    // What other clients make of it; subject: the name or address
    /** Subject: the namespace that openconnect-sso wants. */
    OthersNeedNamespace,
    /** Only programs that look at names without their prefix find such elements; subject: the prefix. */
    OthersNeedNoPrefix,
    /** No `HostAddress`: each takes that another way. */
    OthersNeedAddress,
    /** No `UserGroup`: openconnect-sso refuses the file. */
    OthersNeedGroup,
    /** openconnect reads an entry from top to bottom: name, address, group. */
    OthersNeedOrder,
    /** NetworkManager and plasma-nm prefer the path, openconnect-sso joins both; subject: the path. */
    OthersTakePath,
    /** Automatic selection and backups are read by AnyConnect and Naru alone. */
    OthersIgnoreSelection,
};

/** What is fixed for a code. */
struct ProblemKind
{
    ProblemCode code;
    /** Stable, for scripts. */
    QLatin1StringView text;
    Severity severity;
};

/** All kinds, in the order of the enumeration. */
inline constexpr auto problemKinds = std::to_array<ProblemKind>({
    {ProblemCode::EncodingMismatch, QLatin1StringView("encoding-mismatch"), Severity::Warning},
    {ProblemCode::NoXmlDeclaration, QLatin1StringView("no-xml-declaration"), Severity::Note},
    {ProblemCode::NoNamespace, QLatin1StringView("no-namespace"), Severity::Note},
    {ProblemCode::ForeignNamespace, QLatin1StringView("foreign-namespace"), Severity::Warning},
    {ProblemCode::PrefixedElements, QLatin1StringView("prefixed-elements"), Severity::Note},
    {ProblemCode::UndeclaredPrefix, QLatin1StringView("undeclared-prefix"), Severity::Warning},
    {ProblemCode::TooMany, QLatin1StringView("too-many"), Severity::Error},
    {ProblemCode::SeveralServerLists, QLatin1StringView("several-server-lists"), Severity::Warning},
    {ProblemCode::NoHostEntry, QLatin1StringView("no-host-entry"), Severity::Error},
    {ProblemCode::UnknownElement, QLatin1StringView("unknown-element"), Severity::Note},
    {ProblemCode::MisplacedElement, QLatin1StringView("misplaced-element"), Severity::Warning},
    {ProblemCode::RepeatedElement, QLatin1StringView("repeated-element"), Severity::Warning},
    {ProblemCode::LocalPolicyElement, QLatin1StringView("local-policy-element"), Severity::Note},
    {ProblemCode::StrayText, QLatin1StringView("stray-text"), Severity::Warning},
    {ProblemCode::BackupOfHostEntry, QLatin1StringView("backup-of-host-entry"), Severity::Warning},
    {ProblemCode::EmptyBackupList, QLatin1StringView("empty-backup-list"), Severity::Note},
    {ProblemCode::SurplusElement, QLatin1StringView("surplus-element"), Severity::Warning},
    {ProblemCode::MissingElement, QLatin1StringView("missing-element"), Severity::Warning},
    {ProblemCode::ElementOrder, QLatin1StringView("element-order"), Severity::Note},
    {ProblemCode::UnknownAttribute, QLatin1StringView("unknown-attribute"), Severity::Note},
    {ProblemCode::EmptyValue, QLatin1StringView("empty-value"), Severity::Note},
    {ProblemCode::BadBoolean, QLatin1StringView("bad-boolean"), Severity::Warning},
    {ProblemCode::BadNumber, QLatin1StringView("bad-number"), Severity::Warning},
    {ProblemCode::BadChoice, QLatin1StringView("bad-choice"), Severity::Warning},
    {ProblemCode::NumberOutOfRange, QLatin1StringView("number-out-of-range"), Severity::Warning},
    {ProblemCode::LeadingZero, QLatin1StringView("leading-zero"), Severity::Note},
    {ProblemCode::LetterCase, QLatin1StringView("letter-case"), Severity::Note},
    {ProblemCode::BlanksAroundValue, QLatin1StringView("blanks-around-value"), Severity::Note},
    {ProblemCode::BadUserControllable, QLatin1StringView("bad-user-controllable"), Severity::Warning},
    {ProblemCode::MissingUserControllable, QLatin1StringView("missing-user-controllable"), Severity::Note},
    {ProblemCode::NeedlessUserControllable, QLatin1StringView("needless-user-controllable"), Severity::Note},
    {ProblemCode::TextTooLong, QLatin1StringView("text-too-long"), Severity::Warning},
    {ProblemCode::BadAddressList, QLatin1StringView("bad-address-list"), Severity::Warning},
    {ProblemCode::BadOid, QLatin1StringView("bad-oid"), Severity::Warning},
    {ProblemCode::BadThumbprint, QLatin1StringView("bad-thumbprint"), Severity::Warning},
    {ProblemCode::BadPin, QLatin1StringView("bad-pin"), Severity::Warning},
    {ProblemCode::ThresholdsNeverAct, QLatin1StringView("thresholds-never-act"), Severity::Note},
    {ProblemCode::MissingHostName, QLatin1StringView("missing-host-name"), Severity::Warning},
    {ProblemCode::MissingHostAddress, QLatin1StringView("missing-host-address"), Severity::Error},
    {ProblemCode::EmptyHostAddress, QLatin1StringView("empty-host-address"), Severity::Error},
    {ProblemCode::DuplicateHostName, QLatin1StringView("duplicate-host-name"), Severity::Warning},
    {ProblemCode::DuplicateTarget, QLatin1StringView("duplicate-target"), Severity::Note},
    {ProblemCode::DuplicateHostEntry, QLatin1StringView("duplicate-host-entry"), Severity::Warning},
    {ProblemCode::GroupOverridesPath, QLatin1StringView("group-overrides-path"), Severity::Note},
    {ProblemCode::IpsecEntry, QLatin1StringView("ipsec-entry"), Severity::Note},
    {ProblemCode::BackupWithoutGroup, QLatin1StringView("backup-without-group"), Severity::Warning},
    {ProblemCode::BackupIsPrimary, QLatin1StringView("backup-is-primary"), Severity::Note},
    {ProblemCode::DuplicateBackup, QLatin1StringView("duplicate-backup"), Severity::Note},
    {ProblemCode::AddressNotAHost, QLatin1StringView("address-not-a-host"), Severity::Error},
    {ProblemCode::AddressPlaceholder, QLatin1StringView("address-placeholder"), Severity::Error},
    {ProblemCode::AddressWildcard, QLatin1StringView("address-wildcard"), Severity::Error},
    {ProblemCode::AddressEmptyLabel, QLatin1StringView("address-empty-label"), Severity::Error},
    {ProblemCode::AddressTooLong, QLatin1StringView("address-too-long"), Severity::Error},
    {ProblemCode::AddressBadIpv4, QLatin1StringView("address-bad-ipv4"), Severity::Error},
    {ProblemCode::AddressBadIpv6, QLatin1StringView("address-bad-ipv6"), Severity::Error},
    {ProblemCode::AddressBadPort, QLatin1StringView("address-bad-port"), Severity::Error},
    {ProblemCode::AddressPlainHttp, QLatin1StringView("address-plain-http"), Severity::Warning},
    {ProblemCode::AddressBadScheme, QLatin1StringView("address-bad-scheme"), Severity::Error},
    {ProblemCode::AddressWithUser, QLatin1StringView("address-with-user"), Severity::Error},
    {ProblemCode::AddressWithQuery, QLatin1StringView("address-with-query"), Severity::Warning},
    {ProblemCode::AddressBareIpv6, QLatin1StringView("address-bare-ipv6"), Severity::Warning},
    {ProblemCode::AddressFamilyExcluded, QLatin1StringView("address-family-excluded"), Severity::Error},
    {ProblemCode::OthersNeedNamespace, QLatin1StringView("others-need-namespace"), Severity::Note},
    {ProblemCode::OthersNeedNoPrefix, QLatin1StringView("others-need-no-prefix"), Severity::Note},
    {ProblemCode::OthersNeedAddress, QLatin1StringView("others-need-address"), Severity::Note},
    {ProblemCode::OthersNeedGroup, QLatin1StringView("others-need-group"), Severity::Note},
    {ProblemCode::OthersNeedOrder, QLatin1StringView("others-need-order"), Severity::Note},
    {ProblemCode::OthersTakePath, QLatin1StringView("others-take-path"), Severity::Note},
    {ProblemCode::OthersIgnoreSelection, QLatin1StringView("others-ignore-selection"), Severity::Note},
});

/** What is fixed for `code`. */
[[nodiscard]] constexpr const ProblemKind& kindOf(ProblemCode code)
{
    return problemKinds[static_cast<std::size_t>(code)];
}

/** The stable text of a code: `empty-host-address`. */
[[nodiscard]] constexpr QLatin1StringView code(ProblemCode problem)
{
    return kindOf(problem).text;
}

static_assert(
    [] {
        for (std::size_t i = 0; i < problemKinds.size(); ++i) {
            if (problemKinds[i].code != static_cast<ProblemCode>(i))
                return false;
        }
        return static_cast<std::size_t>(ProblemCode::OthersIgnoreSelection) + 1 == problemKinds.size();
    }(),
    "one row for each code, in their order");

} // namespace naru::profile
