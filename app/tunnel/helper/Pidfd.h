// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fcntl.h>
#include <signal.h>

// glibc 2.36 declares these functions without saying that they are C.
extern "C" {
#include <sys/pidfd.h>
}
