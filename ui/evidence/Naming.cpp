// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/Naming.h"

namespace naru::evidence_ui {

Naming::Naming(const engine::ProfilePtr& profile)
{
    if (!profile)
        return;
    for (const profile::HostEntry& host : profile->hosts) {
        if (!host.target)
            continue;
        m_targets.push_back(*host.target);
        for (const QString& known : {host.target->text(), host.target->host})
            m_names.insert(known.toLower(), host.name);
    }
}

QString Naming::operator()(const QString& target) const
{
    QString key = target.toLower();
    if (!m_names.contains(key) && key.endsWith(QLatin1String(":443")))
        key.chop(4);
    return m_names.value(key, target);
}

} // namespace naru::evidence_ui
