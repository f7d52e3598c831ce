// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/HostEdits.h"

#include "profiles/FieldAccess.h"
#include "profiles/ProfileEditor.h"

#include <algorithm>

namespace naru::profiles {

using profile::Document;
using profile::NewElement;
using profile::NodeId;

namespace {

/** Writes behind the chosen entry; the list is made where the document has none. */
base::Result<NodeId> insertHost(Document& document, std::optional<NodeId> behind, const NewElement& host)
{
    if (behind) {
        const NodeId list = *document.parent(*behind);
        const std::vector<NodeId>& all = document.children(list);
        const auto place = std::find(all.begin(), all.end(), *behind) - all.begin();
        return document.insert(list, host, static_cast<int>(place) + 1);
    }
    if (const std::optional<NodeId> list = document.child(document.root(), u"ServerList"))
        return document.insert(*list, host);
    const base::Result<NodeId> list =
        document.insert(document.root(), {.name = QStringLiteral("ServerList"), .children = {host}});
    if (!list)
        return list;
    return document.children(*list).front();
}

void insertAndChoose(ProfileEditor& editor, const NewElement& host)
{
    std::optional<NodeId> made;
    editor.edit([&](Document& document) -> base::Result<void> {
        const base::Result<NodeId> inserted = insertHost(document, editor.host(), host);
        if (!inserted)
            return std::unexpected(inserted.error());
        made = *inserted;
        return {};
    });
    if (made)
        editor.setHost(made);
}

} // namespace

void addHost(ProfileEditor& editor, const QString& name)
{
    insertAndChoose(editor, {.name = QStringLiteral("HostEntry"),
                             .children = {{.name = QStringLiteral("HostName"), .value = name},
                                          {.name = QStringLiteral("HostAddress")}}});
}

void duplicateHost(ProfileEditor& editor)
{
    if (editor.host())
        insertAndChoose(editor, copyOf(editor.document(), *editor.host()));
}

void removeHost(ProfileEditor& editor)
{
    if (!editor.host())
        return;
    editor.edit([host = *editor.host()](Document& document) { return document.remove(host); });
}

} // namespace naru::profiles
