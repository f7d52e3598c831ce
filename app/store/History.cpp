// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/History.h"

#include "Database.h"
#include "SampleRow.h"

#include <QSqlError>
#include <QVariant>

namespace naru::store {

namespace {

QVariant stored(base::SystemTime time)
{
    return QVariant::fromValue<qlonglong>(time.time_since_epoch().count());
}

bool run(QSqlQuery& query, const QString& statement, const QVariantList& values = {})
{
    if (!query.prepare(statement))
        return false;
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values.at(i));
    return query.exec();
}

/** The rows that `statement` finds from `since` on; `read` leaves out what it does not understand. */
template <class Row, class Read>
base::Result<std::vector<Row>> rowsSince(Database& database, const QString& statement, base::SystemTime since,
                                         const Read& read)
{
    std::vector<Row> rows;
    const base::Result<void> done = database.transaction([&](QSqlQuery& query) {
        if (!run(query, statement, {stored(since)}))
            return false;
        while (query.next()) {
            if (const std::optional<Row> row = read(query))
                rows.push_back(*row);
        }
        return !query.lastError().isValid();
    });
    if (!done)
        return std::unexpected(done.error());
    return rows;
}

std::optional<ogs::ConnectionCount> countOfRow(const QSqlQuery& query)
{
    return ogs::ConnectionCount{query.value(0).toString(),
                                base::SystemTime(std::chrono::milliseconds(query.value(1).toLongLong())),
                                query.value(2).toInt()};
}

} // namespace

class History::Private
{
public:
    explicit Private(const QString& path)
        : database(path)
    {}
    mutable Database database;
};

History::History(std::unique_ptr<Private> data)
    : d(std::move(data))
{}

History::~History() = default;

base::Result<std::unique_ptr<History>> History::open(const QString& path)
{
    auto data = std::make_unique<Private>(path);
    if (const base::Result<void> opened = data->database.open(); !opened)
        return std::unexpected(opened.error());
    return std::unique_ptr<History>(new History(std::move(data)));
}

const std::optional<QString>& History::damagedAside() const
{
    return d->database.damagedAside();
}

base::Result<void> History::add(const std::vector<ogs::Sample>& samples)
{
    return d->database.transaction([&](QSqlQuery& query) {
        if (!query.prepare(QStringLiteral("INSERT INTO samples (%1) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)")
                               .arg(QLatin1String(sampleColumns))))
            return false;
        for (const ogs::Sample& sample : samples) {
            bindSample(query, sample);
            if (!query.exec())
                return false;
        }
        return true;
    });
}

base::Result<std::vector<ogs::Sample>> History::samplesSince(base::SystemTime since) const
{
    const QString statement = QStringLiteral("SELECT %1 FROM samples WHERE at >= ? ORDER BY at, id")
                                  .arg(QLatin1String(sampleColumns));
    return rowsSince<ogs::Sample>(d->database, statement, since, sampleOfRow);
}

base::Result<void> History::addConnections(const std::vector<ogs::ConnectionCount>& counts)
{
    return d->database.transaction([&](QSqlQuery& query) {
        for (const ogs::ConnectionCount& count : counts) {
            if (!run(query,
                     QStringLiteral("INSERT INTO connections (at, address, connections) VALUES (?,?,?)"),
                     {stored(count.at), count.address, count.connections}))
                return false;
        }
        return true;
    });
}

base::Result<std::vector<ogs::ConnectionCount>> History::connectionsSince(base::SystemTime since) const
{
    return rowsSince<ogs::ConnectionCount>(
        d->database,
        QStringLiteral("SELECT address, at, connections FROM connections WHERE at >= ? ORDER BY at"), since,
        countOfRow);
}

base::Result<void> History::prune(base::SystemTime now)
{
    return d->database.transaction([&](QSqlQuery& query) {
        return run(query, QStringLiteral("DELETE FROM samples WHERE at < ?"), {stored(now - maxAge)}) &&
               run(query,
                   QStringLiteral(
                       "DELETE FROM samples WHERE id IN (SELECT id FROM samples ORDER BY at DESC, id DESC "
                       "LIMIT -1 OFFSET ?)"),
                   {maxSamples}) &&
               run(query, QStringLiteral("DELETE FROM connections WHERE at < ? OR at > ?"),
                   {stored(now - ogs::Budget::window), stored(now)});
    });
}

} // namespace naru::store
