// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/NewDocument.h"

#include "profiles/FieldAccess.h"

namespace naru::profiles {

using profile::Document;
using profile::NewElement;

namespace {

NewElement entryOf(const profile::HostEntry& host)
{
    NewElement entry{.name = QStringLiteral("HostEntry")};
    const auto add = [&entry](const char* name, const QString& value) {
        if (!value.isEmpty())
            entry.children.push_back({.name = QString::fromLatin1(name), .value = value});
    };
    add("HostName", host.name);
    const bool isPlain = host.target && host.target->port == profile::defaultPort;
    add("HostAddress", !host.address.isEmpty() ? host.address
                       : !host.target          ? QString()
                       : isPlain               ? host.target->host
                                               : host.target->text());
    add("UserGroup", host.group);
    NewElement backups{.name = QStringLiteral("BackupServerList")};
    for (const profile::Backup& backup : host.backups) {
        if (backup.level == profile::BackupLevel::Host)
            backups.children.push_back({.name = QStringLiteral("HostAddress"), .value = backup.text});
    }
    if (!backups.children.empty())
        entry.children.push_back(std::move(backups));
    return entry;
}

/** From the bytes once more: a new document has no history and counts as saved. */
Document reopened(const Document& made)
{
    base::Result<Document> document = Document::open(made.bytes());
    return document ? std::move(*document) : made;
}

} // namespace

Document documentOf(const profile::Profile& profile)
{
    Document document = Document::create();
    const FieldHome home{document.root(), {}};
    const profile::Field* automatic =
        profile::findField(u"ClientInitialization/EnableAutomaticServerSelection");
    if (profile.selection.enabled && !writeValue(document, home, *automatic, QStringLiteral("true"), {}))
        return document;
    const std::optional<profile::NodeId> list = document.child(document.root(), u"ServerList");
    for (const profile::HostEntry& host : profile.hosts) {
        if (!list || !document.insert(*list, entryOf(host)))
            break;
    }
    return reopened(document);
}

} // namespace naru::profiles
