// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "KernelNetwork.h"

#include <QByteArrayView>

namespace naru::host {

/**
 * Adds to `network` what a buffer of rtnetlink messages says: RTM_NEWLINK and RTM_NEWROUTE, others are
 * passed over. Lengths that do not fit end the reading; nothing behind the buffer is ever touched.
 * \return whether the dump goes on, that is, no end or error was among the messages
 */
bool addNetlinkMessages(QByteArrayView messages, KernelNetwork& network);

} // namespace naru::host
