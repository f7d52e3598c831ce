// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/PeerCertificate.h"

#include <QByteArray>

#include <memory>

struct x509_st;

namespace naru::signin {

using CertificatePointer = std::shared_ptr<x509_st>;

/** Null for what is no certificate. */
[[nodiscard]] CertificatePointer parseCertificate(const QByteArray& der);
/** The public key with its algorithm (SubjectPublicKeyInfo, DER): what pins are made of. */
[[nodiscard]] QByteArray publicKeyOf(const x509_st& certificate);
/** Fills in what a certificate says of itself: subject, issuer, names, dates. */
void describe(const x509_st& certificate, tunnel::PeerCertificate& peer);

} // namespace naru::signin
