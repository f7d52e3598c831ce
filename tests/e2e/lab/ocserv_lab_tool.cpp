// SPDX-License-Identifier: GPL-3.0-or-later
// ocserv_lab_tool MILLISECONDS...: starts a gateway at each of these distances, says what runs in a line of
// JSON, and ends at the end of its input.
#include "lab/OcservLab.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSocketNotifier>

#include <cstdio>
#include <unistd.h>

using namespace naru;
using namespace naru::lab;

namespace {

void say(const QJsonObject& object)
{
    std::puts(QJsonDocument(object).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

QJsonObject objectOf(const OcservLab& lab)
{
    QJsonArray gateways;
    for (std::size_t i = 0; i < lab.gateways().size(); ++i) {
        const RunningGateway& gateway = lab.gateways()[i];
        gateways.append(QJsonObject{{"name", gateway.name},
                                    {"address", QString("%1:%2").arg(gateway.host).arg(gateway.port)},
                                    {"page", OcservLab::pageBehind(i)}});
    }
    return {{"gateways", gateways},
            {"authority", lab.authorityFile()},
            {"user", lab.userName()},
            {"password", QString::fromUtf8(lab.password().reveal())},
            {"profile", QString::fromUtf8(lab.profile())}};
}

std::vector<OcservSpec> specsFrom(const QStringList& distances)
{
    std::vector<OcservSpec> specs;
    for (const QString& distance : distances) {
        OcservSpec& spec = specs.emplace_back();
        spec.name = QStringLiteral("게이트웨이 %1").arg(specs.size());
        spec.distance = std::chrono::milliseconds(distance.toInt());
    }
    return specs;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    OcservLab lab;
    QObject::connect(&lab, &OcservLab::ready, [&] { say(objectOf(lab)); });
    QObject::connect(&lab, &OcservLab::failed, [](const OcservObstacle& obstacle) {
        say({{"obstacle", int(obstacle.kind)},
             {"subject", obstacle.subject},
             {"technical", obstacle.technical}});
        QCoreApplication::exit(1);
    });
    const QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, &application, &QCoreApplication::quit);
    lab.start(specsFrom(QCoreApplication::arguments().sliced(1)));
    return QCoreApplication::exec();
}
