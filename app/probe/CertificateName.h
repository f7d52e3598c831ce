// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSslCertificate>
#include <QString>

namespace naru::probe {

/**
 * Whether a certificate is made out to a host: a name (wildcards as RFC 6125 has them) or a literal address.
 * Says nothing of who signed it: a probe trusts nobody.
 */
[[nodiscard]] bool namesHost(const QSslCertificate& certificate, const QString& host);

} // namespace naru::probe
