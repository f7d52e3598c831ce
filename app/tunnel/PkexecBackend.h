// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "HelperBackend.h"

namespace naru::tunnel {

/** naru-helper started by pkexec, after polkit's rules or a person allowed it. */
class PkexecBackend final : public HelperBackend
{
    Q_OBJECT

public:
    PkexecBackend(const base::Clock& clock, const TunnelPrograms& programs);

protected:
    [[nodiscard]] TunnelEndKind endBeforeReady(int status, const QString& errors) const override;
    [[nodiscard]] TunnelEndKind missingProgram() const override { return TunnelEndKind::PkexecMissing; }
};

} // namespace naru::tunnel
