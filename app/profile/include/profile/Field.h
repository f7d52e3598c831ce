// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <QString>
#include <QStringView>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace naru::profile {

/** What the value of an element or attribute may be. */
enum class FieldType : std::uint8_t {
    /** Elements and no value of its own. */
    Structure,
    Boolean,
    /** A whole number without a sign. */
    Integer,
    /** One of `Field::choices`. */
    Choice,
    Text,
    /** A host: a name, an address or a URL, with a port and a group where it needs them. */
    Host,
    /** Hosts, with commas between them. */
    HostList,
    /** Domains, with commas between them; `*` may stand in them. */
    DomainList,
    /** IP addresses, with commas between them. */
    AddressList,
    Url,
    /** Numbers with dots between them. */
    Oid,
    /** Hexadecimal digits, perhaps in pairs with colons or blanks between them. */
    Thumbprint,
    /** SHA-512 of a public key, in hexadecimal digits or in Base64. */
    Pin,
};

/** What a number counts. */
enum class Unit : std::uint8_t { None, Seconds, Minutes, Hours, Days, Percent };

/** Which schema knows an element; nothing more is said of versions in the sources. */
enum class Since : std::uint8_t { Schema410, AfterSchema410 };

/** What Naru does with a value: act on it, show what it means, or keep it for the clients that act on it. */
enum class Effect : std::uint8_t { Acts, Shows, Keeps };

/** Any number of an element may stand in its parent. */
inline constexpr int anyNumber = 0;

/**
 * One row of the table of all that a profile may hold, made from facts of the public format. Reader, linter,
 * editor, the schema and docs/profile-fields are made from it; its words are `wording::Words::fieldLabel` and
 * `fieldText`, by its path.
 */
struct Field
{
    /** Below the root, without numbers: `ServerList/HostEntry/CAURL/@Thumbprint`. */
    QLatin1StringView path;
    FieldType type = FieldType::Text;
    /** Of a choice, with blanks between them. */
    QLatin1StringView choices = {};
    /** Of a number, inclusive; nothing where the sources give no bound. */
    std::optional<int> lowest = {};
    std::optional<int> highest = {};
    Unit unit = Unit::None;
    /** Of a text, in characters. */
    std::optional<int> longest = {};
    /** What holds where the element is missing; nothing where the sources say nothing. */
    std::optional<QLatin1StringView> fallback = {};
    /** Nothing where it has no attribute `UserControllable`, else what holds where that is missing. */
    std::optional<bool> userControllable = {};
    /** How many must and may stand in one parent; `most` may be `anyNumber`. */
    int least = 0;
    int most = 1;
    /** Its children stand in the order of the table. */
    bool isOrdered = false;
    /** It holds more than the table knows, which is kept without a word. */
    bool isOpen = false;
    std::optional<Since> since = Since::Schema410;
    Effect effect = Effect::Keeps;
    /** Belongs in AnyConnectLocalPolicy.xml, where people do not look for it. */
    bool isLocalPolicy = false;

    /** The last part of the path; of an attribute with its `@`. */
    [[nodiscard]] QLatin1StringView name() const;
    [[nodiscard]] bool isAttribute() const { return name().startsWith(u'@'); }
    /** Path of the element that holds it; empty below the root. */
    [[nodiscard]] QLatin1StringView parent() const;
    /** The choices one by one; of a boolean `true` and `false`. */
    [[nodiscard]] std::vector<QLatin1StringView> choiceList() const;
};

/** The whole table: parents before children, siblings in the order of the schema. */
[[nodiscard]] std::span<const Field> fields();

/** The row of a path without numbers; nullptr where the table has none. */
[[nodiscard]] const Field* findField(QStringView path);

/** Elements, or attributes, directly below a path; an empty one stands for the root. In order. */
[[nodiscard]] const std::vector<const Field*>& childFields(QStringView path);
[[nodiscard]] const std::vector<const Field*>& attributeFields(QStringView path);

/** Whether elements may stand behind its value: then a line break behind the value is what AnyConnect's own
 * editor writes. */
[[nodiscard]] bool isMixed(const Field& field);

/** `ServerList/HostEntry[2]/HostName` without its numbers. */
[[nodiscard]] QString plainPath(QStringView path);

} // namespace naru::profile
