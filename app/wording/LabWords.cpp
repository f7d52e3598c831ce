// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/LabWords.h"

#include "Phrase.h"

namespace naru::wording {

namespace {

const char* sentence(lab::OcservObstacle::Kind kind)
{
    using enum lab::OcservObstacle::Kind;
    switch (kind) {
    case ProgramMissing:
        return QT_TRANSLATE_NOOP("Words", "The demo only selects here and does not connect: a program is "
                                          "missing (%1). Install its package and start the demo again.");
    case NoSubordinateIds:
        return QT_TRANSLATE_NOOP("Words", "The demo only selects here and does not connect: the user (%1) "
                                          "has no subordinate ids in /etc/subuid and /etc/subgid, which its "
                                          "gateways need. An administrator can add them.");
    case NoTunnelDevice:
        return QT_TRANSLATE_NOOP("Words", "The demo only selects here and does not connect: there is no "
                                          "/dev/net/tun, which its gateways need.");
    case NamespacesRefused:
        return QT_TRANSLATE_NOOP("Words", "The demo only selects here and does not connect: this system does "
                                          "not let users have namespaces, which its gateways need.");
    case FileNotWritable:
        return QT_TRANSLATE_NOOP("Words", "The demo only selects here and does not connect: a file of its "
                                          "gateways cannot be written (%1).");
    case PortUnavailable:
        return QT_TRANSLATE_NOOP("Words", "The demo only selects here and does not connect: no port is free "
                                          "at an address of this machine (%1).");
    case GatewaySilent:
        return QT_TRANSLATE_NOOP("Words", "The demo only selects here and does not connect: its gateways did "
                                          "not come up in time. The technical text may say why.");
    case Ended:
        return QT_TRANSLATE_NOOP("Words", "The demo only selects now and does not connect: its gateways "
                                          "ended unexpectedly. Start the demo again.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString LabWords::selectsOnly(const lab::OcservObstacle& obstacle) const
{
    return phrase(m_words, sentence(obstacle.kind), {obstacle.subject});
}

} // namespace naru::wording
