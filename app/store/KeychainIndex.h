// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "store/SecretStore.h"

#include <set>

namespace naru::store {

/**
 * The file with the names of what was stored in the keychain: no secret. Several processes may write. A file
 * that is not what it should be counts as empty, and is put aside as `*.damaged` when it is written.
 */
class KeychainIndex
{
public:
    /** Larger files are not read. */
    static constexpr qint64 maxBytes = 1024 * 1024;

    explicit KeychainIndex(QString path);

    [[nodiscard]] std::set<SecretKey> names() const;
    /** FileNotWritable. */
    [[nodiscard]] base::Result<void> add(const SecretKey& key) const;
    [[nodiscard]] base::Result<void> remove(const SecretKey& key) const;

private:
    [[nodiscard]] base::Result<void> change(const std::function<void(std::set<SecretKey>&)>& change) const;

    QString m_path;
};

} // namespace naru::store
