// SPDX-License-Identifier: GPL-3.0-or-later
#include "locations/LocationTexts.h"

namespace naru::locations {

using namespace std::chrono;

namespace {

QString bold(const QString& text)
{
    return QStringLiteral("<b>") % text.toHtmlEscaped() % QStringLiteral("</b>");
}

} // namespace

QString LocationTexts::headline(Whereabouts whereabouts) const
{
    switch (whereabouts) {
    case Whereabouts::Known:
        return tr("You are at a known location.");
    case Whereabouts::New:
        return tr("You are at a new location.");
    case Whereabouts::Stale:
        return tr("You are at a location whose entry is not used any more.");
    case Whereabouts::Unknown:
        return tr("Where you are is not known.");
    }
    return {};
}

QString LocationTexts::explanation(const LocationsPicture& picture, const engine::Network& network) const
{
    const LocationEntry* here = picture.here();
    switch (picture.whereabouts) {
    case Whereabouts::Known:
        //: %1: DNS suffix | DNS server; %2: an age such as "2 days ago"
        return tr("The pair %1 matches an entry measured %2, so its order is used and nothing is probed.")
            .arg(bold(kit::Place::text(*here->matched)), m_words.age(here->age));
    case Whereabouts::Stale:
        //: %1: DNS suffix | DNS server; %2: an age such as "2 days ago"; %3: why, such as "expired"
        return tr("The pair %1 matches an entry measured %2, but it is not used (%3). The next run measures.")
            .arg(bold(kit::Place::text(*here->matched)), m_words.age(here->age),
                 m_words.staleness(*here->staleness));
    case Whereabouts::New:
        //: %1: DNS suffix | DNS server
        return tr("No entry has the pair %1. The next run measures and keeps an entry.")
            .arg(bold(kit::Place::text(network.location.keys.front())));
    case Whereabouts::Unknown:
        return tr("The network names no DNS server of its own, so there is nothing to know this place by. "
                  "Each run measures, and nothing is kept.");
    }
    return {};
}

QString LocationTexts::kept(const LocationEntry& entry, base::SystemTime now) const
{
    if (entry.staleness == ogs::Staleness::Expired)
        return tr("expired: %1").arg(m_words.date(entry.expiresAt));
    if (entry.staleness)
        return m_words.staleness(*entry.staleness);
    const auto left = entry.expiresAt - now;
    if (left < hours(24))
        return tr("until %1, less than a day left").arg(m_words.dateTime(entry.expiresAt));
    //: %1: a date
    return tr("until %1, %n day(s) left", nullptr, static_cast<int>(left / hours(24)))
        .arg(m_words.date(entry.expiresAt));
}

QString LocationTexts::shortAge(base::Nanoseconds age) const
{
    // An entry from the future has no age.
    if (age < base::Nanoseconds(0))
        return QStringLiteral("–");
    const QLocale& locale = m_words.locale();
    if (age < hours(1))
        return tr("%1 min").arg(locale.toString(static_cast<int>(age / minutes(1))));
    if (age < hours(24))
        return tr("%1 h").arg(locale.toString(static_cast<int>(age / hours(1))));
    return tr("%1 d").arg(locale.toString(static_cast<int>(age / hours(24))));
}

QString LocationTexts::lifetime(base::Nanoseconds lifetime) const
{
    return tr("Entries are kept for %n day(s) from their first measurement; use does not prolong it.",
              nullptr, static_cast<int>(lifetime / hours(24)));
}

} // namespace naru::locations
