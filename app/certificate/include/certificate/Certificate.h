// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profile/CertificateRules.h"

#include <QByteArray>

namespace naru::certificate {

/** More than any certificate, or chain in one file, has. */
inline constexpr qint64 maxCertificateBytes = 1024 * 1024;

/**
 * What a certificate says, read by OpenSSL from PEM (the first one of the file) or DER. `CertificateInvalid`
 * where there is none; what OpenSSL says stands in `technical`. It looks at no chain and no date. Pure, so
 * from any thread.
 */
[[nodiscard]] base::Result<profile::CertificateFacts> readCertificate(const QByteArray& bytes);

} // namespace naru::certificate
