// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Target.h"

#include <QProcess>
#include <QStringList>

#include <chrono>
#include <vector>

namespace naru::bench {

/** Gateways of the lab in a process of their own, so that they cost the prober's process nothing. */
class LabProcess
{
public:
    ~LabProcess();
    /** One answering gateway for each delay; empty where they could not be started. */
    [[nodiscard]] std::vector<profile::Target> start(const std::vector<std::chrono::milliseconds>& delays);
    /** The other side: serves until its standard input ends. */
    static int serve(const QStringList& delays);

private:
    QProcess m_process;
};

} // namespace naru::bench
