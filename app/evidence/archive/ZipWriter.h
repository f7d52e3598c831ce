// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Reading.h"

#include <QByteArray>
#include <QSaveFile>
#include <QString>

#include <memory>

struct archive;

namespace naru::evidence {

/** Writes a zip by libarchive, as a whole or not at all. Equal files give equal bytes: no times are kept. */
class ZipWriter
{
public:
    explicit ZipWriter(const QString& path);

    /** `FileNotWritable`. */
    [[nodiscard]] ReadResult<void> begin();
    [[nodiscard]] ReadResult<void> add(const QString& name, const QByteArray& bytes);
    /** Puts the file in its place. */
    [[nodiscard]] ReadResult<void> commit();

private:
    struct Close
    {
        void operator()(archive* writer) const;
    };
    [[nodiscard]] ReadResult<void> failed() const;

    QString m_path;
    /** Outlives the archive, which writes to it when it is closed. */
    QSaveFile m_file;
    std::unique_ptr<archive, Close> m_archive;
};

} // namespace naru::evidence
