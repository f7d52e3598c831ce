// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/OcservLab.h"

#include "OcservDoor.h"
#include "OcservFiles.h"
#include "OcservMachine.h"
#include "ProfileText.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTimer>

#include <csignal>
#include <fcntl.h>
#include <sys/prctl.h>

namespace naru::lab {

using namespace std::chrono_literals;
using Kind = OcservObstacle::Kind;

namespace {

constexpr std::size_t mostGateways = 200;
/** A gateway is up after half a second; a machine that builds something takes longer. */
constexpr std::chrono::milliseconds patience = 20s;
constexpr std::uint16_t usualProxyPort = 1080;
constexpr int patienceAtTheEnd = 5000;

const QString user = QStringLiteral("demo");

/** The namespace's first process: starts the gateways and becomes the relay, with which all of them end. */
const char* const script = R"(set -eu
ip=$1 ocserv=$2 folder=$3 count=$4
shift 4
"$ip" link set lo up
number=1
while [ "$number" -le "$count" ]; do
    "$ip" address add "10.77.$number.1/32" dev lo
    "$ocserv" -f -c "$folder/$number.conf" </dev/null >/dev/null 2>>"$folder/ocserv.log" &
    number=$((number + 1))
done
echo inside
exec "$@"
)";

base::Secret newPassword()
{
    QByteArray letters;
    for (int i = 0; i < 16; ++i)
        letters += char('a' + QRandomGenerator::system()->bounded(26));
    return base::Secret(std::move(letters));
}

} // namespace

class OcservLab::Private final : public QObject
{
public:
    explicit Private(OcservLab& lab)
        : m_lab(lab)
    {
        m_deadline.setSingleShot(true);
        connect(&m_deadline, &QTimer::timeout, this, [this] { fail({Kind::GatewaySilent, {}, errors()}); });
        connect(&m_process, &QProcess::readyReadStandardOutput, this, &Private::readLines);
        connect(&m_process, &QProcess::finished, this, [this] {
            const Kind kind = m_ready    ? Kind::Ended
                              : m_inside ? Kind::GatewaySilent
                                         : Kind::NamespacesRefused;
            fail({kind, {}, errors()});
        });
    }

    void start(const std::vector<OcservSpec>& specs)
    {
        const std::optional<OcservObstacle> obstacle = tryToStart(specs);
        // Later: who asks has not heard yet that it was asked.
        if (obstacle)
            QMetaObject::invokeMethod(
                this, [this, obstacle] { fail(*obstacle); }, Qt::QueuedConnection);
    }

    void stop()
    {
        m_deadline.stop();
        const QSignalBlocker silent(m_process);
        // The relay ends with its input, and everything with the relay.
        m_process.closeWriteChannel();
        if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(patienceAtTheEnd)) {
            m_process.kill();
            m_process.waitForFinished(patienceAtTheEnd);
        }
        gateways.clear();
        folder.reset();
        password = {};
        m_sockets.clear();
        m_ready = m_inside = false;
    }

    std::vector<RunningGateway> gateways;
    std::unique_ptr<QTemporaryDir> folder;
    base::Secret password;

private:
    std::optional<OcservObstacle> tryToStart(const std::vector<OcservSpec>& specs)
    {
        const auto machine = lookForOcserv();
        if (!machine)
            return machine.error();
        folder = std::make_unique<QTemporaryDir>();
        if (!folder->isValid())
            return OcservObstacle{Kind::FileNotWritable, folder->path(), folder->errorString()};
        if (auto obstacle = listen(specs))
            return obstacle;
        password = newPassword();
        const auto written = writeOcservFiles(folder->path(), machine->ocpasswd, gateways, user, password);
        if (!written)
            return written.error();
        run(*machine, specs);
        return std::nullopt;
    }

    /** The ports are opened out here, where clients come from; the relay in the namespace takes from them. */
    std::optional<OcservObstacle> listen(const std::vector<OcservSpec>& specs)
    {
        for (std::size_t i = 0; i < std::min(specs.size(), mostGateways); ++i) {
            const OcservSpec& spec = specs[i];
            const QString host = spec.host.isEmpty() ? QStringLiteral("127.0.78.%1").arg(i + 1) : spec.host;
            auto door = openDoor(host, spec.port);
            if (!door)
                return door.error();
            m_sockets.push_back(std::move(door->socket));
            gateways.push_back({spec.name, host, door->port, {}, {}});
        }
        return std::nullopt;
    }

    void run(const OcservMachine& machine, const std::vector<OcservSpec>& specs)
    {
        QStringList arguments{QStringLiteral("--net"), QStringLiteral("--pid"), QStringLiteral("--fork"),
                              QStringLiteral("--kill-child")};
        if (!machine.isRoot) {
            arguments +=
                {QStringLiteral("--user"), QStringLiteral("--map-root-user"), QStringLiteral("--map-auto")};
        }
        arguments += {QStringLiteral("sh"),
                      QStringLiteral("-c"),
                      QLatin1String(script),
                      QStringLiteral("sh"),
                      machine.ip,
                      machine.ocserv,
                      folder->path(),
                      QString::number(gateways.size()),
                      machine.relay};
        for (std::size_t i = 0; i < gateways.size(); ++i)
            arguments += relayArguments(i, specs[i]);
        m_process.setChildProcessModifier([this] {
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            for (const Descriptor& socket : m_sockets)
                ::fcntl(socket.get(), F_SETFD, 0);
        });
        m_process.start(machine.unshare, arguments);
        // The relay has its own: with it they close.
        m_sockets.clear();
        m_deadline.start(patience);
    }

    QStringList relayArguments(std::size_t index, const OcservSpec& spec) const
    {
        const auto oneWay = std::chrono::duration_cast<std::chrono::microseconds>(spec.distance) / 2;
        return {QStringLiteral("gateway"),
                QString::number(m_sockets[index].get()),
                ocservAddress(index),
                QString::number(ocservPort),
                QString::number(oneWay.count()),
                QStringLiteral("page"),
                ocservInnerHost(index),
                spec.name};
    }

    void readLines()
    {
        while (m_process.canReadLine()) {
            const QByteArray line = m_process.readLine().trimmed();
            m_inside = m_inside || line == "inside";
            if (line != "ready")
                continue;
            m_ready = true;
            m_deadline.stop();
            Q_EMIT m_lab.ready();
        }
    }

    /** What unshare and the relay said, then what the gateways said: their ends. */
    QString errors()
    {
        constexpr qsizetype enough = 2000;
        QByteArray text = m_process.readAllStandardError();
        QFile log(folder ? folder->filePath(QStringLiteral("ocserv.log")) : QString());
        if (log.open(QIODevice::ReadOnly))
            text += log.readAll();
        return QString::fromLocal8Bit(text.last(std::min(text.size(), enough)));
    }

    void fail(const OcservObstacle& obstacle)
    {
        stop();
        Q_EMIT m_lab.failed(obstacle);
    }

    OcservLab& m_lab;
    std::vector<Descriptor> m_sockets;
    QProcess m_process;
    QTimer m_deadline;
    bool m_inside = false;
    bool m_ready = false;
};

OcservLab::OcservLab(QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(*this))
{}

OcservLab::~OcservLab()
{
    stop();
}

std::optional<OcservObstacle> OcservLab::obstacle()
{
    const auto machine = lookForOcserv();
    return machine ? std::nullopt : std::optional(machine.error());
}

std::vector<OcservSpec> OcservLab::demo()
{
    std::vector<OcservSpec> specs;
    const auto add = [&specs](const QString& name, base::Nanoseconds distance) {
        specs.push_back({name, distance, {}, 8443});
    };
    add(QStringLiteral("Tokyo"), 48ms);
    add(QStringLiteral("서울"), 32ms);
    add(QStringLiteral("부산"), 60ms);
    add(QStringLiteral("Frankfurt"), 76ms);
    add(QStringLiteral("Virginia"), 127ms);
    return specs;
}

void OcservLab::start(const std::vector<OcservSpec>& specs)
{
    stop();
    d->start(specs);
}

void OcservLab::stop()
{
    d->stop();
}

const std::vector<RunningGateway>& OcservLab::gateways() const
{
    return d->gateways;
}

QByteArray OcservLab::profile() const
{
    return profileText(d->gateways);
}

QString OcservLab::authorityFile() const
{
    return d->folder ? authorityFileIn(d->folder->path()) : QString();
}

QString OcservLab::userName() const
{
    return user;
}

base::Secret OcservLab::password() const
{
    return d->password;
}

std::expected<std::uint16_t, OcservObstacle> OcservLab::freePort()
{
    const auto door = openDoor(QStringLiteral("127.0.0.1"), usualProxyPort);
    if (!door)
        return std::unexpected(door.error());
    // The socket closes here; whoever takes the port next does so within a second or two.
    return door->port;
}

QString OcservLab::pageBehind(std::size_t index)
{
    return QStringLiteral("http://%1/").arg(ocservInnerHost(index));
}

} // namespace naru::lab
