// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "tunnel/BackendChoice.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::tunnel;
using namespace std::chrono_literals;

namespace {

const char* const goodPin = "pin-sha256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";

/** What a fake helper says once it has the request. */
const char* const up =
    "printf 'connected\\tgateway=192.0.2.1\\tdevice=naru0\\taddress4=10.66.1.50/24\\troutes=0.0.0.0/0\\n'\n";
/** Waits for a frame of the verb. */
const char* const awaitStop =
    "while read -r line; do case $line in stop*) printf 'ended\\thow=stopped\\n'; exit 0;; esac; done\n";

} // namespace

class TestTunnelBackend final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choices_data();
    void choices();
    void noTunnel();
    void connectsAndStops();
    void startsAgain();
    void hearsTheGatewayIsLost();
    void missingHelper();
    void crashedHelper();
    void restores();
    void pkexec_data();
    void pkexec();
    void deadlines_data();
    void deadlines();
    void stopsWhatDoesNotHear();
    void stopsBeforeReady();
    void cookieGoesOverStandardInputAlone();
    void destroyedWhileUp();

private:
    /** A program that does what the text says, in the shell. */
    QString program(const QByteArray& script);
    std::unique_ptr<Backend> backend(const QByteArray& script, BackendKind kind = BackendKind::Root);
    [[nodiscard]] QByteArray read(const char* name) const;

    QTemporaryDir m_folder;
    int m_count = 0;
    base::MachineClock m_clock;
};

QString TestTunnelBackend::program(const QByteArray& script)
{
    const QString path = m_folder.filePath(QStringLiteral("program%1").arg(++m_count));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write("#!/bin/sh\ncd '" + m_folder.path().toUtf8() + "'\n" + script);
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

std::unique_ptr<Backend> TestTunnelBackend::backend(const QByteArray& script, BackendKind kind)
{
    TunnelPrograms programs;
    programs.helper = programs.pkexec = program(script);
    return makeBackend({kind, 1080}, programs, m_clock);
}

QByteArray TestTunnelBackend::read(const char* name) const
{
    QFile file(m_folder.filePath(QString::fromLatin1(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

namespace {

TunnelRequest request()
{
    TunnelRequest request;
    request.host = QStringLiteral("gateway.example");
    request.address = QHostAddress(QStringLiteral("192.0.2.1"));
    request.cookie = base::Secret(QByteArray("webvpn=S3cret!"));
    request.pin = QString::fromLatin1(goodPin);
    return request;
}

TunnelEnd endOf(const QSignalSpy& spy)
{
    return spy.isEmpty() ? TunnelEnd{} : spy.first().first().value<TunnelEnd>();
}

/** A fake helper that speaks its first word and takes the request. */
QByteArray helperThat(const QByteArray& does)
{
    return "printf 'ready\\tversion=1\\n'\nread -r start\n" + does;
}

} // namespace

void TestTunnelBackend::choices_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    for (const char* const text : {"root", "pkexec", "none", "socks:1", "socks:65535"})
        QTest::newRow(text) << QString::fromLatin1(text) << true;
    for (const char* const text :
         {"", "Root", "socks", "socks:", "socks:0", "socks:65536", "socks:-1", "socks:1x", "networkmanager"})
        QTest::addRow("'%s'", text) << QString::fromLatin1(text) << false;
}

void TestTunnelBackend::choices()
{
    QFETCH(QString, text);
    const auto choice = BackendChoice::fromText(text);
    QTEST(choice.has_value(), "good");
    if (choice)
        QCOMPARE(choice->text(), text);
    else
        QCOMPARE(choice.error().subject, text);
}

void TestTunnelBackend::noTunnel()
{
    const auto backend = makeBackend({BackendKind::None, 0}, {}, m_clock);
    QSignalSpy ended(backend.get(), &Backend::ended);
    backend->start(request());
    QVERIFY(backend->isActive());
    QVERIFY(ended.isEmpty());
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(endOf(ended).kind, TunnelEndKind::SignInOnly);
    QVERIFY(!backend->isActive());
}

void TestTunnelBackend::connectsAndStops()
{
    const auto backend = this->backend(
        helperThat(QByteArray("printf 'line\\ttext=Connected to 192.0.2.1\\n'\n") + up + awaitStop));
    QSignalSpy connected(backend.get(), &Backend::connected);
    QSignalSpy ended(backend.get(), &Backend::ended);
    QSignalSpy line(backend.get(), &Backend::line);
    backend->start(request());
    QTRY_COMPARE(connected.size(), 1);
    QCOMPARE(line.first().first().toString(), u"Connected to 192.0.2.1");
    const auto info = connected.first().first().value<TunnelInfo>();
    QCOMPARE(info.device, u"naru0");
    QCOMPARE(info.routes.size(), 1);
    QVERIFY(ended.isEmpty());
    backend->stop();
    backend->stop();
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(endOf(ended).kind, TunnelEndKind::Stopped);
}

void TestTunnelBackend::startsAgain()
{
    const auto backend = this->backend(helperThat(QByteArray(up) + awaitStop));
    for (int round = 0; round < 3; ++round) {
        QSignalSpy connected(backend.get(), &Backend::connected);
        QSignalSpy ended(backend.get(), &Backend::ended);
        backend->start(request());
        QTRY_COMPARE(connected.size(), 1);
        backend->stop();
        QTRY_COMPARE(ended.size(), 1);
    }
}

void TestTunnelBackend::hearsTheGatewayIsLost()
{
    HOLDS("C-OC-12");
    const auto backend = this->backend(
        helperThat(QByteArray(up) + "printf 'line\\ttext=CSTP Dead Peer Detection detected dead peer!\\n'\n" +
                   awaitStop));
    QSignalSpy reconnecting(backend.get(), &Backend::reconnecting);
    QSignalSpy ended(backend.get(), &Backend::ended);
    auto wanted = request();
    wanted.deadlines.reconnect = 200ms;
    backend->start(wanted);
    QTRY_COMPARE_WITH_TIMEOUT(reconnecting.size(), 1, 2000);
    QVERIFY(reconnecting.first().first().value<ReconnectReason>() == ReconnectReason::DeadPeer);
    // And nothing more: off at the end, with the reason.
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(endOf(ended).kind, TunnelEndKind::PeerDead);
    QCOMPARE(endOf(ended).technical, u"CSTP Dead Peer Detection detected dead peer!");
}

void TestTunnelBackend::missingHelper()
{
    TunnelPrograms programs;
    programs.helper = programs.pkexec = m_folder.filePath(QStringLiteral("nothing"));
    for (const auto& [kind, end] : {std::pair(BackendKind::Root, TunnelEndKind::HelperMissing),
                                    std::pair(BackendKind::Socks, TunnelEndKind::HelperMissing),
                                    std::pair(BackendKind::Pkexec, TunnelEndKind::PkexecMissing)}) {
        const auto backend = makeBackend({kind, 1080}, programs, m_clock);
        QSignalSpy ended(backend.get(), &Backend::ended);
        backend->start(request());
        QVERIFY(ended.isEmpty());
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(endOf(ended).kind, end);
    }
}

void TestTunnelBackend::crashedHelper()
{
    const auto backend = this->backend(helperThat(QByteArray(up) + "kill -9 $$\n"), BackendKind::Socks);
    QSignalSpy ended(backend.get(), &Backend::ended);
    backend->start(request());
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(endOf(ended).kind, TunnelEndKind::HelperCrashed);
}

void TestTunnelBackend::restores()
{
    const auto backend = this->backend("[ \"$1\" = --restore ] && { echo done >restored; exit; }\n" +
                                       helperThat("kill -9 $$\n"));
    QSignalSpy ended(backend.get(), &Backend::ended);
    backend->start(request());
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(endOf(ended).kind, TunnelEndKind::HelperCrashed);
    QCOMPARE(read("restored"), "done\n");
}

void TestTunnelBackend::pkexec_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<TunnelEndKind>("kind");
    const auto says = [](const char* text, int status) -> QByteArray {
        return QByteArray("echo 'Error executing command as another user: ") + text + "' >&2; exit " +
               QByteArray::number(status);
    };
    QTest::newRow("dialog closed") << says("Request dismissed", 126) << TunnelEndKind::PrivilegeDenied;
    QTest::newRow("not authorized") << says("Not authorized", 127) << TunnelEndKind::PrivilegeDenied;
    QTest::newRow("no agent") << says("No authentication agent found.", 127)
                              << TunnelEndKind::PrivilegeNoAgent;
    QTest::newRow("no helper")
        << QByteArray("echo 'Error getting information about /usr/libexec/naru/naru-helper: No such file or "
                      "directory' >&2; exit 127")
        << TunnelEndKind::HelperMissing;
    QTest::newRow("granted")
        << QByteArray(
               "[ \"$1 $2\" = '--disable-internal-agent /usr/libexec/naru/naru-helper' ] || exit 1\n") +
               helperThat("printf 'ended\\thow=device\\n'\n")
        << TunnelEndKind::DeviceUnavailable;
}

void TestTunnelBackend::pkexec()
{
    QFETCH(QByteArray, script);
    const auto backend = this->backend(script, BackendKind::Pkexec);
    QSignalSpy ended(backend.get(), &Backend::ended);
    backend->start(request());
    QTRY_COMPARE(ended.size(), 1);
    QTEST(endOf(ended).kind, "kind");
}

void TestTunnelBackend::deadlines_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<TunnelEndKind>("kind");
    QTest::newRow("password never typed")
        << QByteArray("exec sleep 60\n") << TunnelEndKind::PrivilegeDeadline;
    QTest::newRow("never up") << helperThat(awaitStop) << TunnelEndKind::ConnectDeadline;
}

void TestTunnelBackend::deadlines()
{
    QFETCH(QByteArray, script);
    const auto backend = this->backend(script);
    QSignalSpy ended(backend.get(), &Backend::ended);
    auto wanted = request();
    wanted.deadlines = {300ms, 300ms, 300ms};
    backend->start(wanted);
    QTRY_COMPARE(ended.size(), 1);
    QTEST(endOf(ended).kind, "kind");
}

void TestTunnelBackend::stopsWhatDoesNotHear()
{
    const auto backend = this->backend(helperThat(QByteArray(up) + "exec sleep 60\n"));
    QSignalSpy connected(backend.get(), &Backend::connected);
    QSignalSpy ended(backend.get(), &Backend::ended);
    auto wanted = request();
    wanted.deadlines.stop = 300ms;
    backend->start(wanted);
    QTRY_COMPARE(connected.size(), 1);
    backend->stop();
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(endOf(ended).kind, TunnelEndKind::Stopped);
}

void TestTunnelBackend::stopsBeforeReady()
{
    const auto backend = this->backend("exec sleep 60\n", BackendKind::Pkexec);
    QSignalSpy ended(backend.get(), &Backend::ended);
    backend->start(request());
    backend->stop();
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(endOf(ended).kind, TunnelEndKind::Stopped);
}

void TestTunnelBackend::cookieGoesOverStandardInputAlone()
{
    const auto backend =
        this->backend(helperThat("tr '\\0' '\\n' </proc/$$/cmdline >arguments; env >environment\n"
                                 "printf '%s' \"$start\" >start\nprintf 'ended\\thow=stopped\\n'\n"));
    QSignalSpy ended(backend.get(), &Backend::ended);
    backend->start(request());
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(read("start").contains("cookie=webvpn=S3cret!"));
    QVERIFY(!read("arguments").isEmpty());
    QVERIFY(!read("arguments").contains("S3cret!"));
    QVERIFY(!read("environment").contains("S3cret!"));
}

void TestTunnelBackend::destroyedWhileUp()
{
    auto backend =
        this->backend(helperThat(QByteArray(up) + "while read -r line; do :; done\necho over >over\n"));
    QSignalSpy connected(backend.get(), &Backend::connected);
    backend->start(request());
    QTRY_COMPARE(connected.size(), 1);
    backend.reset();
    QTRY_COMPARE(read("over"), "over\n");
}

QTEST_GUILESS_MAIN(TestTunnelBackend)
#include "tst_tunnel_backend.moc"
