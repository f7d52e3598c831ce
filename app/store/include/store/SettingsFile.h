// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "store/UserSettings.h"

#include <QString>

#include <vector>

namespace naru::store {

/**
 * `naru.conf`, an INI file that people may edit; docs/formats.md describes it. Reading changes nothing. A
 * write touches the keys whose values changed and no other, and leaves the old or the new file whole. Any
 * thread; blocks for the file, and for another process's write.
 */
class SettingsFile
{
public:
    /** Larger files are neither read nor written. */
    static constexpr qint64 maxBytes = 1024 * 1024;

    struct Reading
    {
        /** The default stands in for each value that is missing or wrong. */
        UserSettings settings;
        /** One `SettingInvalid` for each wrong value, with its key, its place and what is allowed;
         * FileNotReadable or FileTooLarge for the file as a whole. */
        std::vector<base::Error> problems;
    };

    explicit SettingsFile(QString path);

    /** All defaults where there is no file. */
    [[nodiscard]] Reading load() const;
    /**
     * Makes the folder. A value that became the default is taken out of the file; a wrong one stays until
     * that setting is changed. FileNotWritable.
     */
    [[nodiscard]] base::Result<void> save(const UserSettings& settings) const;
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    QString m_path;
};

} // namespace naru::store
