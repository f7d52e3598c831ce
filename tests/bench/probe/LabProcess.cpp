// SPDX-License-Identifier: GPL-3.0-or-later
#include "LabProcess.h"

#include "lab/Lab.h"

#include <QCoreApplication>

#include <cstdio>

namespace naru::bench {

LabProcess::~LabProcess()
{
    m_process.closeWriteChannel();
    m_process.waitForFinished();
}

std::vector<profile::Target> LabProcess::start(const std::vector<std::chrono::milliseconds>& delays)
{
    QStringList arguments{QStringLiteral("--serve")};
    for (const std::chrono::milliseconds delay : delays)
        arguments << QString::number(delay.count());
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QCoreApplication::applicationFilePath(), arguments);
    std::vector<profile::Target> targets;
    while (targets.size() < delays.size()) {
        if (!m_process.canReadLine() && !m_process.waitForReadyRead())
            return {};
        while (m_process.canReadLine()) {
            const QList<QByteArray> words = m_process.readLine().trimmed().split(' ');
            targets.push_back({QString::fromLatin1(words.value(0)), words.value(1).toUShort()});
        }
    }
    return targets;
}

int LabProcess::serve(const QStringList& delays)
{
    std::vector<base::Nanoseconds> times;
    for (const QString& delay : delays)
        times.push_back(std::chrono::milliseconds{delay.toInt()});
    lab::Lab lab;
    if (!lab.start(lab::Lab::withDelays(times)))
        return 1;
    for (const lab::RunningGateway& gateway : lab.gateways())
        std::printf("%s %u\n", qPrintable(gateway.host), unsigned{gateway.port});
    std::fflush(stdout);
    while (std::getchar() != EOF) {
    }
    return 0;
}

} // namespace naru::bench
