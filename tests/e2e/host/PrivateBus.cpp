// SPDX-License-Identifier: GPL-3.0-or-later
#include "PrivateBus.h"

#include <QFile>

namespace naru::test {

namespace {

constexpr int patience = 20000;

const char* const configuration = R"(<busconfig>
  <type>system</type>
  <listen>%1</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
    <allow user="*"/>
  </policy>
</busconfig>
)";

} // namespace

PrivateBus::PrivateBus()
{
    // It complains of the limit of open files, which does not matter here.
    m_daemon.setStandardErrorFile(QProcess::nullDevice());
}

PrivateBus::~PrivateBus()
{
    stop();
}

bool PrivateBus::start()
{
    const QString path = m_folder.filePath(QStringLiteral("bus.conf"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write(QString::fromLatin1(configuration).arg(address()).toUtf8());
    file.close();
    m_daemon.start(QStringLiteral("dbus-daemon"),
                   {QLatin1String("--config-file=") + path, QStringLiteral("--nofork"),
                    QStringLiteral("--print-address")});
    // It prints its address once it listens.
    return m_daemon.waitForStarted(patience) && m_daemon.waitForReadyRead(patience);
}

void PrivateBus::stop()
{
    m_daemon.kill();
    m_daemon.waitForFinished(patience);
}

QString PrivateBus::address() const
{
    return QLatin1String("unix:path=") + m_folder.filePath(QStringLiteral("bus"));
}

} // namespace naru::test
