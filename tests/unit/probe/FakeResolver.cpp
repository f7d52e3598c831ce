// SPDX-License-Identifier: GPL-3.0-or-later
#include "FakeResolver.h"

#include <QTimer>

namespace naru::test {

void FakeResolver::lookup(const QString& host, QObject* context, std::function<void(probe::Addresses)> done)
{
    const auto known = m_table.find(host);
    const Entry entry =
        known == m_table.end() ? Entry{std::unexpected(ogs::Failure::NameNotFound)} : known->second;
    QTimer::singleShot(entry.delay, Qt::PreciseTimer, context,
                       [entry, done = std::move(done)] { done(entry.addresses); });
}

QList<QHostAddress> addresses(std::initializer_list<const char*> literals)
{
    QList<QHostAddress> result;
    for (const char* literal : literals)
        result.append(QHostAddress(QString::fromLatin1(literal)));
    return result;
}

} // namespace naru::test
