// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Connecting.h"

#include <QByteArray>

namespace naru::test {

/** A profile with settings, certificate rules, backups and a few things that are wrong. */
[[nodiscard]] QByteArray sampleProfile();
/** The same as another hand has changed it. */
[[nodiscard]] QByteArray changedProfile();
/** A gateway's form with one field of each kind. */
[[nodiscard]] engine::FormQuestion sampleForm();
/** A certificate that is not trusted; `hasChanged`: another one than before, else one never seen. */
[[nodiscard]] engine::CertificateQuestion sampleCertificate(bool hasChanged);

} // namespace naru::test
