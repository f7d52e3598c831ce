// SPDX-License-Identifier: GPL-3.0-or-later
// rounds_tool PROFILE CA USER ROUNDS BACKEND…: one process that connects and disconnects so often, as the
// window does in its lifetime, by each backend in turn. The first line of standard input is the password.
// Each round is a line of JSON: what the process holds when the round is over. By its clock five hours lie
// between two rounds, and what is known of a location lasts for one: so each begins with a measurement.
#include "ShiftedClock.h"
#include "engine/Engine.h"
#include "profile/Reader.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <iostream>
#include <malloc.h>
#include <unistd.h>

using namespace naru;
using namespace std::chrono_literals;
using session::Kind;

namespace {

qint64 entriesOf(const char* folder)
{
    return QDir(QLatin1String(folder))
        .entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)
        .size();
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool hasChildren()
{
    const QStringList threads =
        QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return std::ranges::any_of(threads, [](const QString& thread) {
        return !contents(u"/proc/self/task/" + thread + u"/children").trimmed().isEmpty();
    });
}

/** In kB: resident, and what malloc has given out. */
QJsonObject memory()
{
    const qint64 pages = contents(QStringLiteral("/proc/self/statm")).split(' ').value(1).toLongLong();
    return {{QStringLiteral("resident_kb"), pages * ::sysconf(_SC_PAGESIZE) / 1024},
            {QStringLiteral("heap_kb"), qint64(::mallinfo2().uordblks / 1024)}};
}

struct Wishes
{
    std::size_t rounds = 0;
    std::vector<tunnel::BackendChoice> backends;
    engine::ConnectionOptions options;
};

/** One round after another. */
class Rounds final : public QObject
{
public:
    Rounds(engine::Engine& engine, test::ShiftedClock& time, Wishes wishes)
        : m_engine(engine)
        , m_time(time)
        , m_wishes(std::move(wishes))
    {
        connect(&engine, &engine::Engine::sessionChanged, this,
                [this](const session::Status& status) { take(status); });
        m_settled.setInterval(5ms);
        connect(&m_settled, &QTimer::timeout, this, [this] { tellWhenSettled(); });
    }

    void begin()
    {
        m_time.shift(5h);
        m_wishes.options.tunnel.backend = m_wishes.backends[m_done % m_wishes.backends.size()];
        m_engine.setConnectionOptions(m_wishes.options);
        m_clock.start();
        m_connectedAfter.reset();
        m_engine.connectGateway({});
    }

private:
    void take(const session::Status& status)
    {
        m_wasWanted = m_wasWanted || status.wanted;
        m_wasMeasuring = m_wasMeasuring || status.kind == Kind::Measuring;
        if (status.kind == Kind::Connected && !m_connectedAfter) {
            m_connectedAfter = m_clock.elapsed();
            m_engine.disconnectGateway();
        } else if (status.kind == Kind::Idle && !status.wanted && m_wasWanted) {
            if (!m_connectedAfter) {
                std::fprintf(stderr, "round %zu did not connect\n", m_done + 1);
                return QCoreApplication::exit(EXIT_FAILURE);
            }
            m_wasWanted = false;
            m_clock.restart();
            m_settled.start();
        }
    }

    /** What was told to end may take a moment. */
    void tellWhenSettled()
    {
        if (hasChildren() && m_clock.elapsed() < 5000)
            return;
        m_settled.stop();
        QJsonObject line = memory();
        line[QStringLiteral("round")] = qint64(++m_done);
        line[QStringLiteral("connected_ms")] = *m_connectedAfter;
        line[QStringLiteral("measured")] = std::exchange(m_wasMeasuring, false);
        line[QStringLiteral("children")] = hasChildren();
        line[QStringLiteral("descriptors")] = entriesOf("/proc/self/fd");
        line[QStringLiteral("threads")] = entriesOf("/proc/self/task");
        std::puts(QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
        std::fflush(stdout);
        if (m_done == m_wishes.rounds)
            QCoreApplication::quit();
        else
            begin();
    }

    engine::Engine& m_engine;
    test::ShiftedClock& m_time;
    Wishes m_wishes;
    std::size_t m_done = 0;
    bool m_wasWanted = false;
    bool m_wasMeasuring = false;
    QElapsedTimer m_clock;
    std::optional<qint64> m_connectedAfter;
    QTimer m_settled;
};

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const auto profile = profile::readProfile(contents(words.value(1)));
    Wishes wishes;
    for (const QString& word : words.sliced(std::min<qsizetype>(words.size(), 5))) {
        if (const auto backend = tunnel::BackendChoice::fromText(word))
            wishes.backends.push_back(*backend);
    }
    if (wishes.backends.empty() || !profile)
        return EXIT_FAILURE;
    std::string password;
    std::getline(std::cin, password);
    wishes.rounds = words[4].toULongLong();
    wishes.options.caFile = words[2];
    wishes.options.user.userName = words[3];
    wishes.options.secrets.push_back(
        {QStringLiteral("password"), base::Secret(QByteArray::fromStdString(password))});
    wishes.options.unattended = true;

    const QTemporaryDir folder;
    test::ShiftedClock clock;
    engine::Engine engine({folder.path(), QStringLiteral("rounds"), true}, clock);
    engine::Settings settings;
    settings.cacheLifetime = 1h;
    settings.reconnectionCounts = true;
    engine.setSettings(settings);
    engine.useProfile(*profile);
    Rounds rounds(engine, clock, std::move(wishes));
    rounds.begin();
    return QCoreApplication::exec();
}
