// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/OfferedGateway.h"

#include "profile/Reader.h"

namespace naru::profile {

namespace {

NewElement entryOf(const OfferedGateway& gateway)
{
    NewElement entry{.name = QStringLiteral("HostEntry")};
    const auto add = [&entry](const char* name, const QString& value) {
        if (!value.isEmpty())
            entry.children.push_back({.name = QString::fromLatin1(name), .value = value});
    };
    add("HostName", gateway.name.isEmpty() ? gateway.address : gateway.name);
    add("HostAddress", gateway.address);
    add("UserGroup", gateway.group);
    return entry;
}

} // namespace

Document profileOfGateways(const std::vector<OfferedGateway>& gateways)
{
    Document document = Document::create();
    const std::optional<NodeId> list = document.child(document.root(), u"ServerList");
    int entries = 0;
    for (const OfferedGateway& gateway : gateways) {
        if (gateway.use != GatewayUse::Takes || entries == maxHostEntries)
            continue;
        // A name that XML can't hold is left out, and its gateway with it.
        if (document.insert(*list, entryOf(gateway)))
            ++entries;
    }
    // From the bytes once more: a new document has no history and counts as saved.
    base::Result<Document> made = Document::open(document.bytes());
    return made ? std::move(*made) : document;
}

} // namespace naru::profile
