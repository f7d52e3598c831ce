// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Field.h"

#include <memory>

namespace naru::profile {

/** A field while its row is written: `boolean("X", "false").controllable(true)`. */
struct Row : Field
{
    /** It has `UserControllable`, with this default. */
    [[nodiscard]] constexpr Row controllable(bool byDefault) const
    {
        Row row = *this;
        row.userControllable = byDefault;
        return row;
    }
    [[nodiscard]] constexpr Row times(int atLeast, int atMost) const
    {
        Row row = *this;
        row.least = atLeast;
        row.most = atMost;
        return row;
    }
    [[nodiscard]] constexpr Row ordered() const
    {
        Row row = *this;
        row.isOrdered = true;
        return row;
    }
    [[nodiscard]] constexpr Row open() const
    {
        Row row = *this;
        row.isOpen = true;
        return row;
    }
    [[nodiscard]] constexpr Row newer() const
    {
        Row row = *this;
        row.since = Since::AfterSchema410;
        return row;
    }
    [[nodiscard]] constexpr Row acts() const
    {
        Row row = *this;
        row.effect = Effect::Acts;
        return row;
    }
    [[nodiscard]] constexpr Row shows() const
    {
        Row row = *this;
        row.effect = Effect::Shows;
        return row;
    }
    /** Of the local policy, of whose versions the sources say nothing. */
    [[nodiscard]] constexpr Row localPolicy() const
    {
        Row row = *this;
        row.isLocalPolicy = true;
        // A reset one may not be copied in a constant expression.
        std::construct_at(&row.since);
        return row;
    }
};

constexpr Row row(const char* path, FieldType type)
{
    Row result;
    result.path = QLatin1StringView(path);
    result.type = type;
    return result;
}

constexpr Row structure(const char* path)
{
    return row(path, FieldType::Structure);
}

constexpr Row boolean(const char* path, const char* fallback)
{
    Row result = row(path, FieldType::Boolean);
    result.fallback = QLatin1StringView(fallback);
    return result;
}

/** A boolean of whose default the sources say nothing. */
constexpr Row boolean(const char* path)
{
    return row(path, FieldType::Boolean);
}

/** A number of whose bounds and default the sources say nothing. */
constexpr Row number(const char* path, Unit unit)
{
    Row result = row(path, FieldType::Integer);
    result.unit = unit;
    return result;
}

constexpr Row number(const char* path, int lowest, int highest, Unit unit, const char* fallback)
{
    Row result = number(path, unit);
    result.lowest = lowest;
    result.highest = highest;
    result.fallback = QLatin1StringView(fallback);
    return result;
}

constexpr Row choice(const char* path, const char* choices)
{
    Row result = row(path, FieldType::Choice);
    result.choices = QLatin1StringView(choices);
    return result;
}

constexpr Row choice(const char* path, const char* choices, const char* fallback)
{
    Row result = choice(path, choices);
    result.fallback = QLatin1StringView(fallback);
    return result;
}

constexpr Row text(const char* path)
{
    return row(path, FieldType::Text);
}

constexpr Row text(const char* path, int longest)
{
    Row result = text(path);
    result.longest = longest;
    return result;
}

} // namespace naru::profile
