// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/Resolver.h"

#include <chrono>
#include <map>

namespace naru::test {

/** Answers from a table, each name after its own delay; unknown names are not found. */
class FakeResolver final : public probe::Resolver
{
public:
    struct Entry
    {
        probe::Addresses addresses;
        std::chrono::milliseconds delay{0};
    };

    explicit FakeResolver(std::map<QString, Entry> table)
        : m_table(std::move(table))
    {}
    void lookup(const QString& host, QObject* context, std::function<void(probe::Addresses)> done) override;

private:
    std::map<QString, Entry> m_table;
};

/** Literal addresses as a resolver gives them. */
[[nodiscard]] QList<QHostAddress> addresses(std::initializer_list<const char*> literals);

} // namespace naru::test
