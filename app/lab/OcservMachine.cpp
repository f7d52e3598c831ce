// SPDX-License-Identifier: GPL-3.0-or-later
#include "OcservMachine.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <pwd.h>
#include <unistd.h>

namespace naru::lab {

namespace {

using Kind = OcservObstacle::Kind;

constexpr int neededIds = 65536;
constexpr qint64 largestFile = 1024 * 1024;

/** Also where an ordinary user's PATH does not lead. */
QString programCalled(const QString& name)
{
    const QString found = QStandardPaths::findExecutable(name);
    return found.isEmpty()
               ? QStandardPaths::findExecutable(name, {QStringLiteral("/usr/sbin"), QStringLiteral("/sbin")})
               : found;
}

QString relayProgram()
{
    const QString built = QDir::cleanPath(QCoreApplication::applicationDirPath() +
                                          QStringLiteral("/../libexec/naru-lab-relay"));
    return QFileInfo(built).isExecutable() ? built : QStringLiteral("/usr/libexec/naru/naru-lab-relay");
}

QByteArray userName()
{
    const passwd* user = ::getpwuid(::getuid());
    return user != nullptr ? QByteArray(user->pw_name) : QByteArray();
}

bool userHasIdsIn(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) &&
           hasSubordinateIds(file.read(largestFile), userName(), QByteArray::number(::getuid()));
}

} // namespace

bool hasSubordinateIds(QByteArrayView file, QByteArrayView user, QByteArrayView number)
{
    const QList<QByteArray> lines = file.toByteArray().split('\n');
    for (const QByteArray& line : lines) {
        const QList<QByteArray> fields = line.trimmed().split(':');
        const bool theirs =
            fields.size() == 3 && ((!user.isEmpty() && fields[0] == user) || fields[0] == number);
        if (theirs)
            return fields[2].toLongLong() >= neededIds;
    }
    return false;
}

std::expected<OcservMachine, OcservObstacle> lookForOcserv()
{
    OcservMachine machine;
    machine.isRoot = ::geteuid() == 0;
    const std::pair<QString*, QString> programs[] = {{&machine.ocserv, QStringLiteral("ocserv")},
                                                     {&machine.ocpasswd, QStringLiteral("ocpasswd")},
                                                     {&machine.unshare, QStringLiteral("unshare")},
                                                     {&machine.ip, QStringLiteral("ip")}};
    for (const auto& [path, name] : programs) {
        *path = programCalled(name);
        if (path->isEmpty())
            return std::unexpected(OcservObstacle{Kind::ProgramMissing, name, {}});
    }
    machine.relay = relayProgram();
    if (!QFileInfo(machine.relay).isExecutable())
        return std::unexpected(OcservObstacle{Kind::ProgramMissing, machine.relay, {}});
    const QString tunnels = QStringLiteral("/dev/net/tun");
    if (::access("/dev/net/tun", R_OK | W_OK) != 0)
        return std::unexpected(OcservObstacle{Kind::NoTunnelDevice, tunnels, {}});
    if (machine.isRoot)
        return machine;
    for (const char* name : {"newuidmap", "newgidmap"}) {
        if (programCalled(QLatin1String(name)).isEmpty())
            return std::unexpected(OcservObstacle{Kind::ProgramMissing, QLatin1String(name), {}});
    }
    if (!userHasIdsIn(QStringLiteral("/etc/subuid")) || !userHasIdsIn(QStringLiteral("/etc/subgid"))) {
        return std::unexpected(
            OcservObstacle{Kind::NoSubordinateIds, QString::fromLocal8Bit(userName()), {}});
    }
    return machine;
}

} // namespace naru::lab
