// SPDX-License-Identifier: GPL-3.0-or-later
#include "ScriptedGateway.h"

#include <QFile>
#include <QJsonDocument>

namespace naru::test {

GatewayProcess::GatewayProcess()
{
    const QString script = qEnvironmentVariable("NARU_SOURCE_DIR") % u"/tests/e2e/signin/gateway.py";
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QStringLiteral("/usr/bin/python3"), {"-B", script, folder()});
}

GatewayProcess::~GatewayProcess()
{
    m_process.closeWriteChannel();
    m_process.waitForFinished(2'000);
}

std::uint16_t GatewayProcess::open(const QString& scenario, const QStringList& options)
{
    const QByteArray line = ask((scenario % u' ' % options.join(u' ')).toUtf8());
    return line.startsWith("ready ") ? line.sliced(6).trimmed().toUShort() : 0;
}

void GatewayProcess::close(std::uint16_t port)
{
    ask("close " + QByteArray::number(port));
}

QByteArray GatewayProcess::ask(const QByteArray& line)
{
    m_process.write(line + '\n');
    while (!m_process.canReadLine() && m_process.waitForReadyRead(10'000)) {
    }
    return m_process.readLine();
}

ScriptedGateway::ScriptedGateway(GatewayProcess& process, const QString& scenario, const QStringList& options)
    : m_process(process)
    , m_port(process.open(scenario, options))
{
    if (m_port == 0)
        qFatal("The gateway %s does not open.", qPrintable(scenario));
}

ScriptedGateway::~ScriptedGateway()
{
    m_process.close(m_port);
}

QByteArray ScriptedGateway::log() const
{
    QFile file(m_process.folder() % u"/requests-" % QString::number(m_port));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<QJsonObject> ScriptedGateway::requests() const
{
    std::vector<QJsonObject> requests;
    for (const QByteArray& line : log().split('\n')) {
        if (!line.isEmpty())
            requests.push_back(QJsonDocument::fromJson(line).object());
    }
    return requests;
}

tunnel::SignInRequest ScriptedGateway::request() const
{
    tunnel::SignInRequest request;
    request.host = QStringLiteral("gw.example");
    request.port = m_port;
    request.address = QStringLiteral("127.0.0.1");
    request.caFile = m_process.folder() % u"/ca.pem";
    request.systemTrust = false;
    return request;
}

} // namespace naru::test
