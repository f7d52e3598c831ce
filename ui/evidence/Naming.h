// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Engine.h"

#include <QHash>

namespace naru::evidence_ui {

/** What a profile calls its gateways: logs and captures know hosts and addresses alone. */
class Naming
{
public:
    Naming() = default;
    /** Of the profile; null names nothing. */
    explicit Naming(const engine::ProfilePtr& profile);

    /** The entry's name for `host` or `host:port`; the text itself where the profile does not know it. */
    [[nodiscard]] QString operator()(const QString& target) const;
    [[nodiscard]] const std::vector<profile::Target>& targets() const { return m_targets; }

private:
    QHash<QString, QString> m_names;
    std::vector<profile::Target> m_targets;
};

} // namespace naru::evidence_ui
