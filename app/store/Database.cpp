// SPDX-License-Identifier: GPL-3.0-or-later
#include "Database.h"

#include "Lock.h"
#include "Schema.h"

#include <QFile>
#include <QSqlError>
#include <QUuid>

namespace naru::store {

namespace {

constexpr int sqliteCorrupt = 11;
constexpr int sqliteNotADatabase = 26;

/** The file and what SQLite keeps beside it. */
const std::array<QLatin1StringView, 3> parts{QLatin1StringView(""), QLatin1StringView("-wal"),
                                             QLatin1StringView("-shm")};

} // namespace

Database::Database(QString path)
    : m_path(std::move(path))
    , m_connection(QUuid::createUuid().toString())
{}

Database::~Database()
{
    disconnect();
}

base::Result<void> Database::open()
{
    // One process at a time looks whether the file is damaged, and replaces it.
    const auto lock = FileLock::take(m_path);
    if (!lock) {
        m_technical = lock.error().technical;
        return std::unexpected(error());
    }
    if (connect())
        return {};
    return isDamaged() ? replace() : std::unexpected(error());
}

base::Result<void> Database::transaction(const std::function<bool(QSqlQuery&)>& work)
{
    if (!m_database.isOpen()) {
        if (base::Result<void> opened = open(); !opened)
            return opened;
    }
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (query.exec(QStringLiteral("BEGIN IMMEDIATE"))) {
        if (work(query) && query.exec(QStringLiteral("COMMIT")))
            return {};
    }
    m_code = query.lastError().nativeErrorCode().toInt();
    m_technical = query.lastError().text();
    query.exec(QStringLiteral("ROLLBACK"));
    query = QSqlQuery();
    const base::Error reason = error();
    if (isDamaged())
        openAnew();
    return std::unexpected(reason);
}

bool Database::isSound()
{
    QSqlQuery query(m_database);
    return query.exec(QStringLiteral("PRAGMA quick_check(1)")) && query.next() &&
           query.value(0).toString() == QLatin1StringView("ok");
}

void Database::openAnew()
{
    disconnect();
    const auto lock = FileLock::take(m_path);
    if (!lock || (connect() && isSound()))
        return;
    disconnect();
    // Where that fails, too, the next transaction tries again and says so.
    [[maybe_unused]] const auto replaced = replace();
}

bool Database::connect()
{
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    m_database.setDatabaseName(m_path);
    m_database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=10000"));
    QSqlError reason;
    if (m_database.open()) {
        reason = bringUpToDate(m_database);
        if (!reason.isValid())
            return true;
    } else {
        reason = m_database.lastError();
    }
    m_code = reason.nativeErrorCode().toInt();
    m_technical = reason.text();
    disconnect();
    return false;
}

void Database::disconnect()
{
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_connection);
}

bool Database::isDamaged() const
{
    // The lower byte is the code, what stands above it tells more.
    const int code = m_code & 0xff;
    return code == sqliteCorrupt || code == sqliteNotADatabase;
}

base::Result<void> Database::replace()
{
    const QString aside = m_path + QLatin1String(".damaged");
    for (const QLatin1StringView part : parts) {
        QFile::remove(aside + part);
        QFile::rename(m_path + part, aside + part);
    }
    m_aside = aside;
    if (!connect())
        return std::unexpected(error());
    return {};
}

base::Error Database::error() const
{
    return {base::ErrorCode::DatabaseUnusable, m_path, std::nullopt, m_technical};
}

} // namespace naru::store
