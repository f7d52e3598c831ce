// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/SecretStore.h"

#include <map>

namespace naru::store {

/**
 * Keeps secrets in this process's memory alone: for the demo, for tests, and for the session where no service
 * stores them. Whoever asked for more is told that nothing was stored (`NoService`).
 */
class MemorySecrets final : public SecretStore
{
    Q_OBJECT

public:
    using SecretStore::SecretStore;

    void read(const SecretKey& key, QObject* context, std::function<void(SecretReading)> done) override;
    void write(const SecretKey& key, const base::Secret& secret, Keep keep, QObject* context,
               std::function<void(SecretWriting)> done) override;
    void remove(const SecretKey& key, QObject* context, std::function<void(SecretRemoval)> done) override;
    [[nodiscard]] std::vector<SecretKey> stored() const override;
    void askService(QObject* context, std::function<void(SecretService)> done) override;

private:
    std::map<SecretKey, base::Secret> m_secrets;
};

} // namespace naru::store
