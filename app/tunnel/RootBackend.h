// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "HelperBackend.h"

namespace naru::tunnel {

/** naru-helper started directly, by root. */
class RootBackend final : public HelperBackend
{
    Q_OBJECT

public:
    RootBackend(const base::Clock& clock, const TunnelPrograms& programs);

protected:
    [[nodiscard]] QStringList restoreArguments() const override;
};

} // namespace naru::tunnel
