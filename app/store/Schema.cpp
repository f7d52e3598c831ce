// SPDX-License-Identifier: GPL-3.0-or-later
#include "Schema.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>

#include <array>

namespace naru::store {

namespace {

/** Step n makes version n + 1 of version n. A step that was released is never changed. */
const std::array<QStringList, schemaVersion> steps{
    QStringList{
        QStringLiteral(
            "CREATE TABLE samples ("
            "id INTEGER PRIMARY KEY, at INTEGER NOT NULL, host TEXT NOT NULL, port INTEGER NOT NULL,"
            " origin TEXT NOT NULL, kind TEXT NOT NULL, rtt INTEGER, lookup INTEGER, tcp INTEGER,"
            " tls INTEGER, first_byte INTEGER, close INTEGER, probes INTEGER NOT NULL,"
            " lost INTEGER NOT NULL, retransmissions INTEGER, failure TEXT)"),
        QStringLiteral("CREATE INDEX samples_at ON samples (at)"),
        QStringLiteral("CREATE TABLE connections ("
                       "at INTEGER NOT NULL, address TEXT NOT NULL, connections INTEGER NOT NULL)"),
        QStringLiteral("CREATE INDEX connections_at ON connections (at)"),
    },
};

int versionOf(QSqlQuery& query)
{
    const bool told = query.exec(QStringLiteral("PRAGMA user_version")) && query.next();
    const int version = told ? query.value(0).toInt() : -1;
    query.finish();
    return version;
}

bool carryOut(QSqlQuery& query, int version)
{
    for (int step = version; step < schemaVersion; ++step) {
        for (const QString& statement : steps[static_cast<std::size_t>(step)]) {
            if (!query.exec(statement))
                return false;
        }
    }
    return query.exec(QStringLiteral("PRAGMA user_version = %1").arg(schemaVersion));
}

} // namespace

QSqlError bringUpToDate(QSqlDatabase& database)
{
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("PRAGMA journal_mode = WAL")) ||
        !query.exec(QStringLiteral("PRAGMA synchronous = NORMAL")) ||
        !query.exec(QStringLiteral("SELECT count(*) FROM sqlite_master")))
        return query.lastError();
    query.finish();
    const int version = versionOf(query);
    if (version < 0)
        return query.lastError();
    if (version > schemaVersion)
        return QSqlError({}, QStringLiteral("version %1 of a newer program").arg(version),
                         QSqlError::UnknownError);
    if (version == schemaVersion)
        return {};
    // Asked again within the transaction: another process may have been quicker.
    if (!query.exec(QStringLiteral("BEGIN IMMEDIATE")))
        return query.lastError();
    if (carryOut(query, versionOf(query)) && query.exec(QStringLiteral("COMMIT")))
        return {};
    const QSqlError reason = query.lastError();
    query.exec(QStringLiteral("ROLLBACK"));
    return reason;
}

} // namespace naru::store
