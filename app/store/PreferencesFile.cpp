// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/PreferencesFile.h"

#include "Leftovers.h"
#include "Lock.h"
#include "PreferencesXml.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace naru::store {

namespace {

base::Result<void> write(const QString& path, const Preferences& preferences)
{
    QSaveFile file(path);
    const QByteArray bytes = writePreferences(preferences);
    const bool written = file.open(QIODevice::WriteOnly) &&
                         file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
                         file.write(bytes) == bytes.size() && file.commit();
    if (!written) {
        return std::unexpected(
            base::Error{base::ErrorCode::FileNotWritable, path, std::nullopt, file.errorString()});
    }
    return {};
}

} // namespace

PreferencesFile::PreferencesFile(QString path)
    : m_path(std::move(path))
{}

base::Result<Preferences> PreferencesFile::load() const
{
    const auto failure = [this](base::ErrorCode code, const QString& technical) {
        return std::unexpected(base::Error{code, m_path, std::nullopt, technical});
    };
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return QFileInfo::exists(m_path)
                   ? base::Result<Preferences>(failure(base::ErrorCode::FileNotReadable, file.errorString()))
                   : Preferences{};
    // Read with a bound, not by the size that the system names: it may be a pipe, or grow.
    const QByteArray bytes = file.read(maxBytes + 1);
    if (bytes.size() > maxBytes)
        return failure(base::ErrorCode::FileTooLarge, {});
    base::Result<Preferences> preferences = readPreferences(bytes);
    if (!preferences)
        preferences.error().subject = m_path;
    return preferences;
}

base::Result<void> PreferencesFile::save(const Preferences& preferences) const
{
    const base::Result<Preferences> saved = update([&](Preferences& present) { present = preferences; });
    if (!saved)
        return std::unexpected(saved.error());
    return {};
}

base::Result<Preferences> PreferencesFile::update(const std::function<void(Preferences&)>& change) const
{
    const auto lock = FileLock::take(m_path);
    if (!lock)
        return std::unexpected(lock.error());
    removeLeftovers(m_path);
    const base::Result<Preferences> present = load();
    if (!present)
        putAside(m_path);
    Preferences preferences = present.value_or(Preferences{});
    change(preferences);
    if (const base::Result<void> written = write(m_path, preferences); !written)
        return std::unexpected(written.error());
    return preferences;
}

} // namespace naru::store
