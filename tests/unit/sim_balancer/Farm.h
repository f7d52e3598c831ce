// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/Replay.h"

#include <QString>
#include <QStringList>

#include <initializer_list>

namespace naru::sim::balancer::test {

inline Members farm(std::initializer_list<std::uint32_t> weights)
{
    Members members;
    for (const std::uint32_t weight : weights)
        members.push_back({.weight = weight});
    return members;
}

/** "1 2 -": servers counted from 1, - for none. */
inline QString text(const std::vector<Chosen>& choices)
{
    QStringList words;
    for (const Chosen choice : choices)
        words.append(choice ? QString::number(*choice + 1) : QStringLiteral("-"));
    return words.join(QLatin1Char(' '));
}

/** What a script makes the chooser choose; the script must be good. */
inline QString played(Chooser& chooser, const QString& script)
{
    Random random(1, "test");
    const auto choices = replay(chooser, script.toStdString(), random);
    return choices ? text(*choices) : QStringLiteral("bad: ") + QString::fromStdString(choices.error().word);
}

} // namespace naru::sim::balancer::test
