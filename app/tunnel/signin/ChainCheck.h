// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/PeerCertificate.h"

#include <QByteArray>

#include <memory>
#include <vector>

struct x509_store_st;

namespace naru::signin {

/** Whom this machine trusts, by OpenSSL. */
class ChainCheck
{
public:
    /** `caFile`: PEM file of CAs that are trusted too, empty without. */
    ChainCheck(bool systemTrust, const QString& caFile);
    /** Whether `caFile` could be read. */
    [[nodiscard]] bool isUsable() const { return m_isUsable; }

    /** Reads a chain (DER, the host's own certificate first) that `host` showed, and whether it may be
     * believed: signatures, dates, purpose and name. Nothing where the first one can't be read. */
    [[nodiscard]] std::optional<tunnel::PeerCertificate> check(const QString& host,
                                                               const std::vector<QByteArray>& chain) const;

private:
    std::shared_ptr<x509_store_st> m_store;
    bool m_isUsable = true;
};

} // namespace naru::signin
