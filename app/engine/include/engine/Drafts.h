// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Error.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace naru::engine {

/** Edits that were not saved. */
struct Draft
{
    /** The profile's path, or any name for one that has no file yet. */
    QString profile;
    /** What the file held that was edited, `DocumentFile::sha256`; empty for a new one. */
    QByteArray baseSha256;
    base::SystemTime keptAt;
    /** As they would be saved; not well-formed where the source view was left so. */
    QByteArray bytes;
    friend bool operator==(const Draft&, const Draft&) = default;
};

/**
 * Keeps unsaved edits, so that a crash loses none of them: one file for each profile in a folder of ours,
 * readable for the user alone. A draft is whole or not there, whenever the program ends. Blocks for the file;
 * any thread, one at a time.
 */
class Drafts
{
public:
    /** Below the data folder of the user, see `dataFolder`. */
    explicit Drafts(const QString& dataFolder);

    /** Replaces the draft of that profile; makes the folder. `FileNotWritable`. */
    [[nodiscard]] base::Result<void> keep(const Draft& draft) const;
    /** Nothing where there is none, or only one that can't be read. */
    [[nodiscard]] std::optional<Draft> find(const QString& profile) const;
    /** All of them, the youngest first. */
    [[nodiscard]] std::vector<Draft> all() const;
    /** After saving, or when the user wants it gone. `FileNotWritable`. */
    [[nodiscard]] base::Result<void> remove(const QString& profile) const;

private:
    [[nodiscard]] QString fileOf(const QString& profile) const;

    QString m_folder;
};

} // namespace naru::engine
