// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/OcservLab.h"

#include <expected>

namespace naru::lab {

/** What of this machine real gateways need. */
struct OcservMachine
{
    QString ocserv;
    QString ocpasswd;
    QString unshare;
    QString ip;
    QString relay;
    /** Started by root: the namespace of users is left out. */
    bool isRoot = false;
};

[[nodiscard]] std::expected<OcservMachine, OcservObstacle> lookForOcserv();

/** Whether a file like /etc/subuid gives the user (by name or number) 65,536 ids in one block, as the first
 * of theirs: that is the one which unshare takes. */
[[nodiscard]] bool hasSubordinateIds(QByteArrayView file, QByteArrayView user, QByteArrayView number);

} // namespace naru::lab
