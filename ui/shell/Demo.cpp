// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Demo.h"

#include "engine/DataFolder.h"
#include "profile/Reader.h"

namespace naru::shell {

Demo::Demo(QObject* parent)
    : QObject(parent)
{
    connect(&m_real, &lab::OcservLab::ready, this, &Demo::useReal);
    connect(&m_real, &lab::OcservLab::failed, this, &Demo::standIn);
}

void Demo::start()
{
    m_real.start(lab::OcservLab::demo());
}

void Demo::useReal()
{
    const auto port = lab::OcservLab::freePort();
    if (!port) {
        standIn(port.error());
        return;
    }
    m_connection =
        engine::socksConnection(*port, m_real.userName(), m_real.password(), m_real.authorityFile());
    use(m_real.profile());
}

void Demo::standIn(const lab::OcservObstacle& obstacle)
{
    m_connection.reset();
    m_obstacle = obstacle;
    if (const base::Result<void> started = m_standIn.start(lab::Lab::demo()); started)
        use(m_standIn.profile());
    else
        Q_EMIT failed(started.error());
}

void Demo::use(const QByteArray& profile)
{
    const base::Result<profile::Profile> read = profile::readProfile(profile);
    if (!read) {
        Q_EMIT failed(read.error());
        return;
    }
    m_profile = *read;
    Q_EMIT ready();
}

engine::Network Demo::network()
{
    engine::Network network;
    network.location = {{ogs::LocationKey{QStringLiteral("demo.example"), QStringLiteral("127.0.0.1")}}};
    network.source = engine::NetworkSource::Override;
    return network;
}

engine::Places Demo::places()
{
    return {engine::dataFolder(true), QStringLiteral("naru"), false, {}, network()};
}

} // namespace naru::shell
