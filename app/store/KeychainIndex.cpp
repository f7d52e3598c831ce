// SPDX-License-Identifier: GPL-3.0-or-later
#include "KeychainIndex.h"

#include "JsonFile.h"
#include "Leftovers.h"
#include "Lock.h"

#include <QJsonArray>

namespace naru::store {

namespace {

const QString list = QStringLiteral("stored");
const QString gateway = QStringLiteral("gateway");
const QString field = QStringLiteral("field");
const QString user = QStringLiteral("user");

std::set<SecretKey> namesIn(const QJsonObject& object)
{
    std::set<SecretKey> names;
    const QJsonArray entries = object[list].toArray();
    for (const QJsonValue& entry : entries)
        names.insert({entry[gateway].toString(), entry[field].toString(), entry[user].toString()});
    return names;
}

QJsonObject objectOf(const std::set<SecretKey>& names)
{
    QJsonArray entries;
    for (const SecretKey& name : names)
        entries.append(QJsonObject{{gateway, name.gateway}, {field, name.field}, {user, name.user}});
    return {{list, entries}};
}

} // namespace

KeychainIndex::KeychainIndex(QString path)
    : m_path(std::move(path))
{}

std::set<SecretKey> KeychainIndex::names() const
{
    const auto object = readJsonFile(m_path, maxBytes);
    return object && *object ? namesIn(**object) : std::set<SecretKey>();
}

base::Result<void> KeychainIndex::add(const SecretKey& key) const
{
    return change([&](std::set<SecretKey>& names) { names.insert(key); });
}

base::Result<void> KeychainIndex::remove(const SecretKey& key) const
{
    return change([&](std::set<SecretKey>& names) { names.erase(key); });
}

base::Result<void> KeychainIndex::change(const std::function<void(std::set<SecretKey>&)>& change) const
{
    const auto lock = FileLock::take(m_path);
    if (!lock)
        return std::unexpected(lock.error());
    const auto object = readJsonFile(m_path, maxBytes);
    if (!object)
        putAside(m_path);
    std::set<SecretKey> names = object && *object ? namesIn(**object) : std::set<SecretKey>();
    const std::set<SecretKey> before = names;
    change(names);
    if (names == before)
        return {};
    return writeJsonFile(m_path, objectOf(names), maxBytes);
}

} // namespace naru::store
