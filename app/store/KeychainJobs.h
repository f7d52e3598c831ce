// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Keychain.h"

#include <chrono>

namespace naru::store {

/** The desktop's keychain by QtKeychain: the only place that knows that library. */
class KeychainJobs final : public Keychain
{
public:
    /** \param patience how long a job is waited for: the user may have to type a password meanwhile */
    explicit KeychainJobs(std::chrono::milliseconds patience);

    void read(const QString& key, QObject* context, Done done) override;
    void write(const QString& key, const base::Secret& secret, QObject* context, Done done) override;
    void erase(const QString& key, QObject* context, Done done) override;
    void askService(QObject* context, std::function<void(SecretService)> done) override;

private:
    std::chrono::milliseconds m_patience;
};

} // namespace naru::store
