// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Address.h"
#include "profile/Document.h"

#include <QString>

#include <optional>

namespace naru::profiles {

/** What a host entry says, read for its row and for the sentences of its form. */
struct HostFacts
{
    QString name;
    /** As written; nothing where the entry has no `HostAddress`. */
    std::optional<QString> address;
    /** Where it leads: by the address, else by the name. */
    profile::Address target;
    /** `UserGroup`, else the path of the address. */
    QString group;
    int ownBackups = 0;
    /** `host[:port][/group]`; empty where it leads nowhere. */
    [[nodiscard]] QString shortAddress() const;
    /** `https://host[:port][/group]`. */
    [[nodiscard]] QString url() const;
};

/** Pure, in time linear to the entry. */
[[nodiscard]] HostFacts hostFacts(const profile::Document& document, profile::NodeId host);

/** The host entry that an element is or belongs to. */
[[nodiscard]] std::optional<profile::NodeId> hostOf(const profile::Document& document, profile::NodeId node);

/** Servers of the client-wide list. */
[[nodiscard]] int clientBackups(const profile::Document& document);

} // namespace naru::profiles
