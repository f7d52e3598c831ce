// SPDX-License-Identifier: GPL-3.0-or-later
// caller BACKEND HELPER: a backend for scripts. From standard input come lines: the values of a request (one
// JSON object, which starts a tunnel), `reconnect`, `stop`; each signal goes to standard output as a line of
// JSON.
#include "tunnel/BackendChoice.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSocketNotifier>

#include <array>
#include <cstdio>
#include <unistd.h>

using namespace naru;
using namespace naru::tunnel;

namespace {

void say(const char* signal, QJsonObject values = {})
{
    values[QStringLiteral("signal")] = QString::fromLatin1(signal);
    std::puts(QJsonDocument(values).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

QJsonObject textOf(const TunnelInfo& info)
{
    return {{QStringLiteral("device"), info.device},
            {QStringLiteral("address"), info.address4 ? info.address4->address.toString() : QString()},
            {QStringLiteral("cstp"), info.cstpCipher},
            {QStringLiteral("dtls"), info.dtlsCipher},
            {QStringLiteral("banner"), info.banner}};
}

TunnelRequest requestFrom(const QJsonObject& object)
{
    const auto text = [&object](const char* key) { return object[QLatin1String(key)].toString(); };
    const auto time = [&object](const char* key, std::chrono::milliseconds usual) {
        return std::chrono::milliseconds(object[QLatin1String(key)].toInt(int(usual.count())));
    };
    TunnelRequest request;
    request.host = text("host");
    request.port = std::uint16_t(object[QStringLiteral("port")].toInt());
    request.address = QHostAddress(text("address"));
    request.cookie = base::Secret(text("cookie").toUtf8());
    request.pin = text("pin");
    request.dtls = object[QStringLiteral("dtls")].toBool(true);
    request.deadlines.connect = time("connect_ms", request.deadlines.connect);
    request.deadlines.reconnect = time("reconnect_ms", request.deadlines.reconnect);
    return request;
}

void connectAll(Backend& backend)
{
    QObject::connect(&backend, &Backend::connected,
                     [](const TunnelInfo& info) { say("connected", textOf(info)); });
    QObject::connect(&backend, &Backend::back, [](const TunnelInfo& info) { say("back", textOf(info)); });
    QObject::connect(&backend, &Backend::changed,
                     [](const TunnelInfo& info) { say("changed", textOf(info)); });
    QObject::connect(&backend, &Backend::reconnecting, [](ReconnectReason reason) {
        say("reconnecting", {{QStringLiteral("reason"), int(reason)}});
    });
    QObject::connect(&backend, &Backend::traffic, [](const Traffic& traffic) {
        say("traffic", {{QStringLiteral("received"), qint64(traffic.receivedBytes)},
                        {QStringLiteral("sent"), qint64(traffic.sentBytes)}});
    });
    QObject::connect(&backend, &Backend::line, [](const QString& text) {
        say("line", {{QStringLiteral("text"), text}});
    });
    QObject::connect(&backend, &Backend::ended, [](const TunnelEnd& end) {
        say("ended", {{QStringLiteral("kind"), int(end.kind)}, {QStringLiteral("technical"), end.technical}});
    });
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const auto choice = BackendChoice::fromText(QString::fromLocal8Bit(argc > 1 ? argv[1] : ""));
    if (!choice || argc != 3)
        return EXIT_FAILURE;
    TunnelPrograms programs;
    programs.helper = QString::fromLocal8Bit(argv[2]);
    const base::MachineClock clock;
    const auto backend = makeBackend(*choice, programs, clock);
    connectAll(*backend);
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QByteArray bytes;
    QObject::connect(&input, &QSocketNotifier::activated, [&] {
        std::array<char, 4096> part{};
        const ssize_t size = ::read(STDIN_FILENO, part.data(), part.size());
        if (size <= 0)
            return QCoreApplication::quit();
        bytes.append(part.data(), size);
        for (qsizetype end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n')) {
            const QByteArray line = bytes.first(end);
            bytes.remove(0, end + 1);
            if (line == "stop")
                backend->stop();
            else if (line == "reconnect")
                backend->reconnect();
            else
                backend->start(requestFrom(QJsonDocument::fromJson(line).object()));
        }
    });
    return QCoreApplication::exec();
}
