// SPDX-License-Identifier: GPL-3.0-or-later
#include "CertificateName.h"

#include <memory>
#include <openssl/x509v3.h>

namespace naru::probe {

bool namesHost(const QSslCertificate& certificate, const QString& host)
{
    const QByteArray der = certificate.toDer();
    const auto* bytes = reinterpret_cast<const unsigned char*>(der.constData());
    const std::unique_ptr<X509, decltype(&X509_free)> parsed(d2i_X509(nullptr, &bytes, der.size()),
                                                             X509_free);
    if (!parsed)
        return false;
    const QByteArray name = host.toLatin1();
    return X509_check_ip_asc(parsed.get(), name.constData(), 0) == 1 ||
           X509_check_host(parsed.get(), name.constData(), static_cast<std::size_t>(name.size()), 0,
                           nullptr) == 1;
}

} // namespace naru::probe
