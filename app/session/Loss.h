// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Work.h"

namespace naru::session {

/** An established connection is gone for good (OGS-25, 51); the tunnel may still be there. While something
 * outside is waited for, the way on is only planned. */
void lose(Work& work, HopFailure why);

} // namespace naru::session
