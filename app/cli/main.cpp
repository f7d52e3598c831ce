// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Clock.h"
int main() {}
