// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace naru::store {

/**
 * An SQLite file that several processes use: opened with write-ahead log and busy timeout, brought to the
 * newest schema, set aside when it is damaged. Belongs to the thread that made it.
 */
class Database
{
public:
    explicit Database(QString path);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /** Every error of these is DatabaseUnusable. A damaged file is replaced by a new one. */
    [[nodiscard]] base::Result<void> open();
    /** Carries out `work` as one transaction, which a false undoes. A file found damaged is replaced, too. */
    [[nodiscard]] base::Result<void> transaction(const std::function<bool(QSqlQuery&)>& work);
    /** Where the damaged file lies now. */
    [[nodiscard]] const std::optional<QString>& damagedAside() const { return m_aside; }

private:
    [[nodiscard]] bool connect();
    void disconnect();
    [[nodiscard]] bool isDamaged() const;
    /** Reads the whole file. */
    [[nodiscard]] bool isSound();
    /** After damage was found: another process may have replaced the file by now. */
    void openAnew();
    [[nodiscard]] base::Result<void> replace();
    [[nodiscard]] base::Error error() const;

    QString m_path;
    QString m_connection;
    QSqlDatabase m_database;
    /** SQLite's own number of the last error, and its words. */
    int m_code = 0;
    QString m_technical;
    std::optional<QString> m_aside;
};

} // namespace naru::store
