// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "KernelNetwork.h"

#include <QProcessEnvironment>
#include <QString>

#include <chrono>
#include <functional>

namespace naru::host {

/** Where the watcher looks. The defaults are this machine; a test brings its own. */
struct Surroundings
{
    /** Address of the bus that stands for the system bus; empty: the system bus. */
    QString busAddress;
    /** Stands before /etc and /run; empty on a real machine. */
    QString root;
    /** The desktop, proxy variables, HOME and PATH come from here. */
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    /** Links and routes of now; quick, does not wait. */
    std::function<KernelNetwork()> kernel = readKernelNetwork;
    /** Who has not answered after this is passed over. */
    std::chrono::milliseconds limit{1000};
    /** Changes come in swarms; this long after the first of them all is read anew. */
    std::chrono::milliseconds settle{300};
};

} // namespace naru::host
