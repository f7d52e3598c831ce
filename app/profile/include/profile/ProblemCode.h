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
    {ProblemCode::EmptyValue, QLatin1StringView("empty-value"), Severity::Note},
    {ProblemCode::BadBoolean, QLatin1StringView("bad-boolean"), Severity::Warning},
    {ProblemCode::BadNumber, QLatin1StringView("bad-number"), Severity::Warning},
    {ProblemCode::BadChoice, QLatin1StringView("bad-choice"), Severity::Warning},
    {ProblemCode::NumberOutOfRange, QLatin1StringView("number-out-of-range"), Severity::Warning},
    {ProblemCode::LeadingZero, QLatin1StringView("leading-zero"), Severity::Note},
    {ProblemCode::LetterCase, QLatin1StringView("letter-case"), Severity::Note},
    {ProblemCode::BlanksAroundValue, QLatin1StringView("blanks-around-value"), Severity::Note},
    {ProblemCode::BadUserControllable, QLatin1StringView("bad-user-controllable"), Severity::Warning},
    {ProblemCode::MissingHostName, QLatin1StringView("missing-host-name"), Severity::Warning},
    {ProblemCode::MissingHostAddress, QLatin1StringView("missing-host-address"), Severity::Error},
    {ProblemCode::EmptyHostAddress, QLatin1StringView("empty-host-address"), Severity::Error},
    {ProblemCode::DuplicateHostName, QLatin1StringView("duplicate-host-name"), Severity::Warning},
    {ProblemCode::DuplicateTarget, QLatin1StringView("duplicate-target"), Severity::Note},
    {ProblemCode::DuplicateHostEntry, QLatin1StringView("duplicate-host-entry"), Severity::Warning},
    {ProblemCode::GroupOverridesPath, QLatin1StringView("group-overrides-path"), Severity::Note},
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
        return static_cast<std::size_t>(ProblemCode::AddressWithQuery) + 1 == problemKinds.size();
    }(),
    "one row for each code, in their order");

} // namespace naru::profile
