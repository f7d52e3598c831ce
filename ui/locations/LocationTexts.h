// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "locations/LocationEntry.h"
#include "wording/Words.h"

#include <QCoreApplication>

namespace naru::locations {

/** The sentences of the Locations page. */
class LocationTexts
{
    Q_DECLARE_TR_FUNCTIONS(naru::locations::LocationTexts)

public:
    explicit LocationTexts(const wording::Words& words)
        : m_words(words)
    {}

    /** Where the user is: the one sentence of the page. */
    [[nodiscard]] QString headline(Whereabouts whereabouts) const;
    /** What follows from it, and why: rich text, in which names are escaped and pairs are bold. */
    [[nodiscard]] QString explanation(const LocationsPicture& picture, const engine::Network& network) const;
    /** `until 13 Dec 2026, 12 days left`, or why the entry is not used. */
    [[nodiscard]] QString kept(const LocationEntry& entry, base::SystemTime now) const;
    /** For the middle of the ring: `2 d`, `3 h`. */
    [[nodiscard]] QString shortAge(base::Nanoseconds age) const;
    [[nodiscard]] QString lifetime(base::Nanoseconds lifetime) const;

private:
    const wording::Words& m_words;
};

} // namespace naru::locations
