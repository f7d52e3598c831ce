// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/ClientPreferences.h"
#include "profile/OfferedGateway.h"
#include "wording/Words.h"

namespace naru::wording {

/**
 * Words what is taken over from other clients. Names and values of these clients may stand in the texts: they
 * are plain text, never to be read as markup. Holds nothing but the words, which must outlive it.
 */
class TakeoverWords
{
public:
    explicit TakeoverWords(const Words& words)
        : m_words(words)
    {}

    /** As the Settings page calls it: `Automatic selection`. */
    [[nodiscard]] QString name(profile::Preference what) const;
    /** A value as `naru.conf` says it, in words; empty: that nothing is set. */
    [[nodiscard]] QString value(profile::Preference what, const QString& text) const;
    /** Why an entry can be taken over or not, in a few words; empty where it can. */
    [[nodiscard]] QString reason(profile::PreferenceUse use) const;
    /** Why a gateway can't be taken, in a few words; empty where it can. */
    [[nodiscard]] QString reason(const profile::OfferedGateway& gateway) const;

private:
    const Words& m_words;
};

} // namespace naru::wording
