// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/Connecting.h"

namespace naru::engine {

ConnectionOptions socksConnection(std::uint16_t port, const QString& user, const base::Secret& password,
                                  const QString& caFile)
{
    ConnectionOptions options;
    options.tunnel.backend = tunnel::BackendChoice{tunnel::BackendKind::Socks, port};
    options.user = {user, {}};
    options.secrets.push_back({QStringLiteral("password"), password});
    options.caFile = caFile;
    return options;
}

} // namespace naru::engine
