// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Error.h"
#include "ogs/Cache.h"

#include <QString>

#include <functional>
#include <optional>

namespace naru::store {

/** What `preferences_global.xml` holds. */
struct Preferences
{
    ogs::Cache cache;
    /** Entry name of the gateway that was last connected; empty where there is none. */
    QString lastGateway;
    std::optional<base::SystemTime> lastDisconnected;
    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/**
 * The file of the location cache (OGS-33); docs/formats.md describes it. Deleting it at any time clears the
 * cache. A write leaves the old or the new file whole, whenever the program ends, and several processes may
 * write: each `update` sees what the others wrote. Any thread; blocks for the file, and for another
 * process's write for at most ten seconds.
 */
class PreferencesFile
{
public:
    /** Larger files are not read. */
    static constexpr qint64 maxBytes = 4 * 1024 * 1024;

    explicit PreferencesFile(QString path);

    /**
     * Empty where there is no file. FileNotReadable, FileTooLarge, XmlNotWellFormed, XmlDoctypeRefused or
     * XmlTooDeep for one that is damaged; it stays as it is until something is saved.
     */
    [[nodiscard]] base::Result<Preferences> load() const;
    /** Replaces the file; makes its folder. A damaged one is kept beside it as `*.damaged`. FileNotWritable.
     */
    [[nodiscard]] base::Result<void> save(const Preferences& preferences) const;
    /** Loads (empty where damaged), lets `change` change it and saves, as one step among all processes. */
    [[nodiscard]] base::Result<Preferences> update(const std::function<void(Preferences&)>& change) const;
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    QString m_path;
};

} // namespace naru::store
