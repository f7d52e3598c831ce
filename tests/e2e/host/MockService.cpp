// SPDX-License-Identifier: GPL-3.0-or-later
#include "MockService.h"

#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QFile>
#include <QProcessEnvironment>
#include <QTest>

#include <csignal>

namespace naru::test {

namespace {

constexpr int patience = 20000;
/** Debian's own: dbusmock is installed for it alone. */
const QString python = QStringLiteral("/usr/bin/python3");

QString serviceOf(const QString& name)
{
    if (name == QLatin1String("logind"))
        return QStringLiteral("org.freedesktop.login1");
    return name == QLatin1String("resolved") ? QStringLiteral("org.freedesktop.resolve1")
                                             : QStringLiteral("org.freedesktop.NetworkManager");
}

/** Ours lie beside this file; dbusmock brings that of logind. */
QString templateOf(const QString& name)
{
    const QString file =
        qEnvironmentVariable("NARU_SOURCE_DIR") + u"/tests/e2e/host/" + name + QStringLiteral(".py");
    return QFile::exists(file) ? file : name;
}

} // namespace

bool MockService::available()
{
    return QProcess::execute(python, {QStringLiteral("-c"), QStringLiteral("import dbusmock")}) == 0;
}

MockService::MockService(QDBusConnection bus, QString busAddress, QString name, Template from)
    : m_bus(std::move(bus))
    , m_busAddress(std::move(busAddress))
    , m_name(std::move(name))
    , m_from(from)
    , m_service(serviceOf(m_name))
    , m_object(QLatin1Char('/') + QString(m_service).replace(QLatin1Char('.'), QLatin1Char('/')))
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("DBUS_SYSTEM_BUS_ADDRESS"), m_busAddress);
    environment.insert(QStringLiteral("PYTHONDONTWRITEBYTECODE"), QStringLiteral("1"));
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.setStandardOutputFile(QProcess::nullDevice());
}

MockService::~MockService()
{
    stop();
}

bool MockService::start(const QByteArray& told)
{
    m_process.start(python,
                    {QStringLiteral("-m"), QStringLiteral("dbusmock"), QStringLiteral("--system"),
                     QStringLiteral("--template"), m_from == Template::Ours ? templateOf(m_name) : m_name,
                     QStringLiteral("--parameters"), QString::fromUtf8(told)});
    return QTest::qWaitFor([this] { return m_bus.interface()->isServiceRegistered(m_service).value(); },
                           patience);
}

bool MockService::tell(const QByteArray& told)
{
    QDBusMessage call = QDBusMessage::createMethodCall(
        m_service, m_object, QStringLiteral("org.freedesktop.DBus.Mock"), QStringLiteral("Tell"));
    call.setArguments({QString::fromUtf8(told)});
    return m_bus.call(call, QDBus::Block, patience).type() == QDBusMessage::ReplyMessage;
}

void MockService::stop()
{
    m_process.kill();
    m_process.waitForFinished(patience);
}

void MockService::fallSilent()
{
    ::kill(pid_t(m_process.processId()), SIGSTOP);
}

} // namespace naru::test
