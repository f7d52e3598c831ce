// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/SignInRequest.h"

#include <QJsonObject>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <vector>

namespace naru::test {

/** gateway.py, for all the scripted gateways of a test program, with a CA of their own. */
class GatewayProcess
{
public:
    GatewayProcess();
    ~GatewayProcess();

    /** Opens a gateway; its port, 0 where it did not. `options`: see gateway.py. */
    [[nodiscard]] std::uint16_t open(const QString& scenario, const QStringList& options);
    void close(std::uint16_t port);
    [[nodiscard]] QString folder() const { return m_folder.path(); }

private:
    /** Its answer to a line of input. */
    QByteArray ask(const QByteArray& line);

    QTemporaryDir m_folder;
    QProcess m_process;
};

/** A gateway that says what a scenario says. Listens no more when it goes. */
class ScriptedGateway
{
public:
    ScriptedGateway(GatewayProcess& process, const QString& scenario, const QStringList& options = {});
    ~ScriptedGateway();

    [[nodiscard]] std::uint16_t port() const { return m_port; }
    /** What came in, each with method, path, headers and body. */
    [[nodiscard]] std::vector<QJsonObject> requests() const;
    /** The same as text, to look for something in. */
    [[nodiscard]] QByteArray log() const;
    /** To gw.example on it, with the CA of the process trusted and nobody else. */
    [[nodiscard]] tunnel::SignInRequest request() const;

private:
    GatewayProcess& m_process;
    std::uint16_t m_port;
};

} // namespace naru::test
