// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/SupportSession.h"

namespace naru::evidence {

namespace {

void maskLocations(std::vector<ogs::CacheEntry>& locations, Masker& masker)
{
    for (ogs::CacheEntry& entry : locations) {
        for (ogs::LocationKey& key : entry.keys)
            key = {masker.name(NameKind::Suffix, key.suffix), masker.name(NameKind::Host, key.server)};
        for (ogs::CachedGateway& gateway : entry.order) {
            gateway.entry = masker.name(NameKind::Entry, gateway.entry);
            gateway.target.host = masker.name(NameKind::Host, gateway.target.host);
        }
        entry.selected = masker.name(NameKind::Entry, entry.selected);
        entry.gatewaySet.clear();
    }
}

/** A name of a file may be one of the user's: `Müller GmbH.xml`. */
QString plainName(const QString& name, int number)
{
    const qsizetype dot = name.lastIndexOf(u'.');
    return QStringLiteral("file-%1").arg(number) + (dot < 0 ? QString() : name.mid(dot));
}

} // namespace

SupportSession masked(SupportSession session, Masker& masker)
{
    session.namesMasked = masker.masksNames();
    // Profiles first: they make the names known that running text is searched for.
    int number = 0;
    for (SupportFile& profile : session.profiles) {
        profile.bytes = masker.profile(profile.bytes);
        if (masker.masksNames())
            profile.name = plainName(profile.name, ++number);
    }
    maskLocations(session.locations, masker);
    for (ogs::Sample& sample : session.history)
        sample.target.host = masker.name(NameKind::Host, sample.target.host);
    for (SupportEvent& event : session.events)
        event.arguments = masker.arguments(event.arguments);
    for (SupportFile& log : session.logs)
        log.bytes = masker.text(QString::fromUtf8(log.bytes)).toUtf8();
    return session;
}

} // namespace naru::evidence
