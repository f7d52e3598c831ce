// SPDX-License-Identifier: GPL-3.0-or-later
#include "ConnectDemo.h"

#include <QEventLoop>

namespace naru::cli {

std::optional<lab::OcservObstacle> ConnectDemo::start()
{
    const auto port = lab::OcservLab::freePort();
    if (!port)
        return port.error();
    m_port = *port;
    std::optional<lab::OcservObstacle> obstacle;
    QEventLoop loop;
    QObject::connect(&m_lab, &lab::OcservLab::ready, &loop, &QEventLoop::quit);
    QObject::connect(&m_lab, &lab::OcservLab::failed, &loop, [&](const lab::OcservObstacle& what) {
        obstacle = what;
        loop.quit();
    });
    m_lab.start(lab::OcservLab::demo());
    loop.exec();
    return obstacle;
}

engine::ConnectionOptions ConnectDemo::connection() const
{
    return engine::socksConnection(m_port, m_lab.userName(), m_lab.password(), m_lab.authorityFile());
}

} // namespace naru::cli
