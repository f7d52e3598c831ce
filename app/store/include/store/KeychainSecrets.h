// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/SecretStore.h"

#include <memory>

namespace naru::store {

class Keychain;

/**
 * Keeps secrets in the desktop's secret service (libsecret or KWallet, through QtKeychain), and what it can't
 * store for this session in memory. A service that asks the user for something is waited for, a minute at
 * most.
 *
 * The names of what was stored stand in a file beside the program's others, since the service can't list
 * them: gateway, field and user, no secret. The thread needs Qt's event loop on GLib, as it is by default:
 * libsecret answers through it.
 */
class KeychainSecrets final : public SecretStore
{
    Q_OBJECT

public:
    /** \param indexPath the file of the names; made with its folder when something is stored */
    explicit KeychainSecrets(QString indexPath, QObject* parent = nullptr);
    /** On another keychain than this machine's: a test's. */
    KeychainSecrets(QString indexPath, std::unique_ptr<Keychain> keychain, QObject* parent = nullptr);
    ~KeychainSecrets() override;

    void read(const SecretKey& key, QObject* context, std::function<void(SecretReading)> done) override;
    void write(const SecretKey& key, const base::Secret& secret, Keep keep, QObject* context,
               std::function<void(SecretWriting)> done) override;
    void remove(const SecretKey& key, QObject* context, std::function<void(SecretRemoval)> done) override;
    [[nodiscard]] std::vector<SecretKey> stored() const override;
    void askService(QObject* context, std::function<void(SecretService)> done) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace naru::store
