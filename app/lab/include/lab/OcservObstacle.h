// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace naru::lab {

/** Why real gateways can't be had here, or are no more. */
struct OcservObstacle
{
    enum class Kind {
        /** Subject: the program's name, such as `ocserv`. */
        ProgramMissing,
        /** The user has no 65,536 subordinate user and group ids (/etc/subuid, /etc/subgid). Subject: the
           user. */
        NoSubordinateIds,
        /** Nobody may make a network device here (/dev/net/tun). */
        NoTunnelDevice,
        /** The system does not let this user have namespaces of their own. */
        NamespacesRefused,
        /** Subject: the file or folder. */
        FileNotWritable,
        /** Subject: the address, which is none of loopback or has no free port. */
        PortUnavailable,
        /** Did not come up in time. Subject: the gateway's name, where it is one. */
        GatewaySilent,
        /** They had been running and ended. */
        Ended,
    };
    Kind kind;
    QString subject;
    /** What a program or the system said, in its own words. */
    QString technical;
    friend bool operator==(const OcservObstacle&, const OcservObstacle&) = default;
};

} // namespace naru::lab
