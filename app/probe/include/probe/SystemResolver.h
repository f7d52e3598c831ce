// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "probe/Resolver.h"

namespace naru::probe {

/** The resolver of the system, through QHostInfo; a literal address is answered without a query. */
class SystemResolver final : public Resolver
{
public:
    void lookup(const QString& host, QObject* context, std::function<void(Addresses)> done) override;
};

} // namespace naru::probe
