// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/SecretStore.h"

namespace naru::store {

/** What a keychain answers to one job. */
struct KeychainAnswer
{
    enum class Code {
        Done,
        /** No such entry, or none that is unlocked: keychains do not tell these apart. */
        NotFound,
        /** The user, or a policy, said no. */
        Denied,
        Failed,
        /** Not yet, and it is waited for no longer. The job may still be done. */
        Late,
    };
    Code code = Code::Done;
    /** Of a reading that is `Done`. */
    base::Secret secret;
    QString technical;
};

/**
 * One secret under one key, in a place that outlasts the program. `KeychainSecrets` decides, this only does.
 * One thread; answers come once, later, and never after `context` is gone.
 */
class Keychain
{
public:
    using Done = std::function<void(KeychainAnswer)>;

    virtual ~Keychain() = default;
    virtual void read(const QString& key, QObject* context, Done done) = 0;
    virtual void write(const QString& key, const base::Secret& secret, QObject* context, Done done) = 0;
    /** `Done` also where there was none. */
    virtual void erase(const QString& key, QObject* context, Done done) = 0;
    /** Asks the user nothing. */
    virtual void askService(QObject* context, std::function<void(SecretService)> done) = 0;
};

} // namespace naru::store
