// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Failure.h"

#include <sys/types.h>

namespace naru::helper {

/** The user that openconnect runs as. */
struct Caller
{
    uid_t user = 0;
    gid_t group = 0;

    /**
     * Who called: by pkexec the one that it names (PKEXEC_UID, which only root can set for a process of
     * root's). Where root called by itself it is `nobody`: openconnect talks to the net and needs none of
     * root's files. For anybody else it is he himself.
     */
    [[nodiscard]] static Result<Caller> find();
};

} // namespace naru::helper
