// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSslConfiguration>

namespace naru::probe {

/**
 * TLS as a probe speaks it: 1.2 or newer, HTTP/1.1 only, nothing kept between connections, and no
 * certificate is verified: a probe sends nothing that is secret and believes nothing but the time.
 */
[[nodiscard]] QSslConfiguration probeTlsConfiguration();

} // namespace naru::probe
