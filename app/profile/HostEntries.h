// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Duplicates.h"
#include "Findings.h"

namespace naru::profile {

/** Reads host entries one after the other and says where one repeats another; keeps `maxHostEntries`. */
class HostEntries
{
public:
    /** `findings` must outlive it. */
    explicit HostEntries(Findings& findings)
        : m_findings(findings)
    {}

    /** `path` is that of the entry. */
    void read(const Element& entry, const QString& path);
    /** What was read; a host without backups of its own gets the client-wide ones. */
    [[nodiscard]] std::vector<HostEntry> take(const std::vector<Backup>& clientBackups);

private:
    [[nodiscard]] HostEntry readEntry(const Element& entry, const QString& path);
    /** Fills in address, target and group. */
    void readAddress(const Element& entry, HostEntry& host);
    void readGroup(const Element& entry, HostEntry& host);

    Findings& m_findings;
    Duplicates m_duplicates;
    std::vector<HostEntry> m_hosts;
    bool m_isFull = false;
};

} // namespace naru::profile
