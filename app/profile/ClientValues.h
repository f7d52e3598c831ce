// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Element.h"
#include "profile/FieldValue.h"

#include <QStringList>

#include <optional>

namespace naru::profile {

/** Values of one `ClientInitialization`, by their path below it; what is missing or bad has the fallback. */
class ClientValues
{
public:
    /** `client` outlives this; null where the profile has none. */
    explicit ClientValues(const Element* client)
        : m_client(client)
    {}

    [[nodiscard]] const Element* find(QStringView path) const;
    [[nodiscard]] bool boolean(QStringView path, bool fallback) const;
    /** Within the bounds of the table. */
    [[nodiscard]] std::optional<int> number(QStringView path) const;
    /** The enumerations name the choices in the order of the table. */
    template <class Choice>
    [[nodiscard]] Choice choice(QStringView path, Choice fallback) const
    {
        const std::optional<int> index = choiceIndex(path);
        return index ? static_cast<Choice>(*index) : fallback;
    }
    [[nodiscard]] bool userControllable(QStringView path, bool fallback) const;
    /** What stands between commas, without blanks around it. */
    [[nodiscard]] QStringList list(QStringView path) const;

private:
    [[nodiscard]] std::optional<int> choiceIndex(QStringView path) const;

    const Element* m_client;
};

} // namespace naru::profile
