// SPDX-License-Identifier: GPL-3.0-or-later
#include "Applicant.h"
#include "FrameOrder.h"
#include "ScriptedGateway.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>
#include <QUdpSocket>

#include <csignal>

using namespace naru;
using namespace naru::tunnel;
using test::Applicant;
using test::ScriptedGateway;

namespace {

const QString user = QStringLiteral("alice");
const QString password = QStringLiteral("S3cret!한글");

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool lives(qint64 process)
{
    return ::kill(static_cast<pid_t>(process), 0) == 0;
}

/** Everything that others can read of every process: arguments and environment. */
QByteArray whatProcessesShow()
{
    QByteArray shown;
    for (const QString& entry : QDir("/proc").entryList(QDir::Dirs)) {
        if (entry.at(0).isDigit())
            shown += contents("/proc/" % entry % "/cmdline") + contents("/proc/" % entry % "/environ");
    }
    return shown;
}

/** A secret as it could be written somewhere. */
QByteArrayList spellingsOf(const QByteArray& secret)
{
    const QByteArray encoded = secret.toPercentEncoding();
    const QByteArray base64 = secret.toBase64(QByteArray::OmitTrailingEquals);
    return {secret, encoded, encoded.toLower(), base64.chopped(1), secret.toHex()};
}

/** The first name server of this machine, made one that hears everything and never answers. False where there
 * is none or it can't be. */
bool silenceNameServer(QUdpSocket& socket)
{
    for (const QByteArray& line : contents("/etc/resolv.conf").split('\n')) {
        const QByteArrayList words = line.simplified().split(' ');
        if (words.size() < 2 || words[0] != "nameserver")
            continue;
        const QHostAddress address(QString::fromLatin1(words[1]));
        if (!address.isLoopback())
            QProcess::execute("ip", {"address", "add", address.toString(), "dev", "lo"});
        return socket.bind(address, 53);
    }
    return socket.bind(QHostAddress::LocalHost, 53);
}

} // namespace

/** The child process: it can be ended, it can die, and nothing of it shows a secret. */
class TestSignInProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cancelledInASilentHandshake();
    void cancelledInALookupThatHangs();
    void cancelledAtAQuestion();
    void stepsHaveDeadlines();
    void nobodyIsThere();
    void itsDeathIsAnError_data();
    void itsDeathIsAnError();
    void noProgramNoSignIn();
    void itEndsWithItsInput();
    void itIsConfined();
    void secretsShowNowhere();

private:
    /** Cancels and sees that it is quick and complete. */
    void cancel(Applicant& applicant);

    test::GatewayProcess m_gateways;
};

void TestSignInProcess::cancel(Applicant& applicant)
{
    const qint64 child = applicant.signIn.childProcess();
    QVERIFY(child > 0 && lives(child));
    QElapsedTimer timer;
    timer.start();
    applicant.signIn.cancel();
    QVERIFY(!lives(child));
    QVERIFY2(timer.elapsed() < SignIn::cancelLimit.count(), qPrintable(QString::number(timer.elapsed())));
    QVERIFY(applicant.error);
    QCOMPARE(applicant.error->kind, SignInErrorKind::Cancelled);
    QVERIFY(!applicant.signIn.isActive());
}

void TestSignInProcess::cancelledInASilentHandshake()
{
    ScriptedGateway gateway(m_gateways, "silent");
    Applicant applicant;
    applicant.start(gateway.request());
    QVERIFY2(applicant.waitForStep(SignInStep::Handshake), applicant.story());
    cancel(applicant);
}

void TestSignInProcess::cancelledInALookupThatHangs()
{
    QUdpSocket silent;
    if (!silenceNameServer(silent))
        QSKIP("no name server of this machine can be replaced");
    ScriptedGateway gateway(m_gateways, "password");
    SignInRequest request = gateway.request();
    request.address.reset();
    Applicant applicant;
    applicant.start(request);
    QVERIFY2(applicant.waitForStep(SignInStep::Resolving), applicant.story());
    QTRY_VERIFY(silent.hasPendingDatagrams());
    cancel(applicant);
    // And by itself, at its deadline.
    request.deadlines.connect = std::chrono::milliseconds(300);
    applicant.start(request);
    QVERIFY2(applicant.waitForError(SignInErrorKind::Deadline), applicant.story());
    QCOMPARE(applicant.error->step, SignInStep::Resolving);
}

void TestSignInProcess::cancelledAtAQuestion()
{
    ScriptedGateway gateway(m_gateways, "password");
    Applicant applicant;
    applicant.start(gateway.request());
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    cancel(applicant);
    // Then nothing more is heard of that attempt, and the next one is like the first.
    applicant.answer({{"username", user}, {"password", password}});
    applicant.start(gateway.request());
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    QVERIFY(!applicant.error);
}

void TestSignInProcess::stepsHaveDeadlines()
{
    ScriptedGateway gateway(m_gateways, "silent");
    SignInRequest request = gateway.request();
    request.deadlines.handshake = std::chrono::milliseconds(300);
    Applicant applicant;
    applicant.start(request);
    QVERIFY2(applicant.waitForError(SignInErrorKind::Deadline), applicant.story());
    QCOMPARE(applicant.error->step, SignInStep::Handshake);
    // An address of the documentation that nobody has, behind a route to nowhere.
    QCOMPARE(QProcess::execute("ip", {"route", "add", "203.0.113.0/24", "dev", "lo"}), 0);
    request.address = QStringLiteral("203.0.113.1");
    request.deadlines.connect = std::chrono::milliseconds(300);
    applicant.start(request);
    QVERIFY2(applicant.waitForError(SignInErrorKind::Deadline), applicant.story());
    QCOMPARE(applicant.error->step, SignInStep::Connecting);
}

void TestSignInProcess::nobodyIsThere()
{
    SignInRequest request;
    {
        ScriptedGateway gateway(m_gateways, "password");
        request = gateway.request();
    }
    Applicant applicant;
    applicant.start(request);
    QVERIFY2(applicant.waitForError(SignInErrorKind::Unreachable), applicant.story());
    QCOMPARE(applicant.error->step, SignInStep::Connecting);
    QVERIFY(!applicant.error->technical.isEmpty());
    request.host = QStringLiteral("no.such.host.invalid");
    request.address.reset();
    applicant.start(request);
    QVERIFY2(applicant.waitForError(SignInErrorKind::NameUnresolved), applicant.story());
    request.host = QStringLiteral("not a host");
    applicant.start(request);
    QVERIFY2(applicant.waitForError(SignInErrorKind::Protocol), applicant.story());
}

void TestSignInProcess::itsDeathIsAnError_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("crash") << SIGSEGV;
    QTest::newRow("killed") << SIGKILL;
}

void TestSignInProcess::itsDeathIsAnError()
{
    QFETCH(int, signal);
    ScriptedGateway gateway(m_gateways, "password");
    Applicant applicant;
    applicant.start(gateway.request());
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    ::kill(static_cast<pid_t>(applicant.signIn.childProcess()), signal);
    QVERIFY2(applicant.waitForError(SignInErrorKind::Crashed), applicant.story());
    QVERIFY(!applicant.signIn.isActive());
}

void TestSignInProcess::noProgramNoSignIn()
{
    ScriptedGateway gateway(m_gateways, "password");
    Applicant nobody(QStringLiteral("/nowhere/naru-signin"));
    nobody.start(gateway.request());
    QVERIFY(!nobody.error);
    QVERIFY2(nobody.waitForError(SignInErrorKind::ProgramMissing), nobody.story());
    // Some that say something else than frames, or nothing.
    for (const char* program : {"/usr/bin/yes", "/bin/true"}) {
        Applicant stranger(QString::fromLatin1(program));
        stranger.start(gateway.request());
        QVERIFY2(stranger.waitForError(SignInErrorKind::Crashed), stranger.story());
    }
}

void TestSignInProcess::itEndsWithItsInput()
{
    ScriptedGateway gateway(m_gateways, "silent");
    QProcess child;
    child.start(Applicant::defaultProgram(), QStringList());
    child.write(bytesOf(frameOf(SignInOrder(gateway.request()))));
    // It hangs in the handshake, where the library hears nothing.
    QByteArray said;
    QTRY_VERIFY((said += child.readAllStandardOutput()).contains("handshake"));
    child.closeWriteChannel();
    QVERIFY(child.waitForFinished(2'000));
    // So it does at nonsense.
    child.start(Applicant::defaultProgram(), QStringList());
    child.write(QByteArray(16, '\xff'));
    QVERIFY(child.waitForFinished(2'000));
    QCOMPARE(child.exitCode(), 2);
}

void TestSignInProcess::itIsConfined()
{
    ScriptedGateway gateway(m_gateways, "password");
    Applicant applicant;
    applicant.start(gateway.request());
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    const QString place = "/proc/" % QString::number(applicant.signIn.childProcess());
    const QByteArray status = contents(place % "/status");
    QVERIFY(status.contains("NoNewPrivs:\t1"));
    QVERIFY(status.contains("Seccomp:\t2"));
    QVERIFY(contents(place % "/limits").simplified().contains("Max core file size 0 0"));
}

void TestSignInProcess::secretsShowNowhere()
{
    const QString folder = m_gateways.folder();
    // The child's standard error goes nowhere; here it is kept.
    const QString said = folder % "/standard-error";
    QFile script(folder % "/signin.sh");
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\nexec '" + Applicant::defaultProgram().toUtf8() + "' 2>>'" + said.toUtf8() +
                 "'\n");
    script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    script.close();
    ScriptedGateway gateway(m_gateways, "everything");
    SignInRequest request = gateway.request();
    request.known = {user, QStringLiteral("staff")};
    request.verbose = true;
    Applicant applicant(script.fileName());
    applicant.start(request);
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    applicant.answer({{"username", user}, {"password", password}, {"realm", "eu"}});
    QByteArray shown = whatProcessesShow();
    QVERIFY2(applicant.waitForForms(2), applicant.story());
    shown += whatProcessesShow();
    applicant.answer({{"answer", "271828"}});
    QVERIFY2(applicant.waitForSuccess(), applicant.story());
    shown += whatProcessesShow() + contents(said) + applicant.lines.join(u'\n').toUtf8();
    // That the trap works: this much has to be there.
    QVERIFY(shown.contains("naru-signin") || shown.contains("signin.sh"));
    QVERIFY(applicant.lines.size() > 10);
    QVERIFY(gateway.log().contains(password.toUtf8()));
    const QByteArray cookie = applicant.success->cookie.reveal().toByteArray();
    for (const QByteArray& secret :
         {password.toUtf8(), QByteArray("271828"), cookie, QByteArray("c0ffee+42/SESSION==")}) {
        for (const QByteArray& spelling : spellingsOf(secret))
            QVERIFY2(!shown.contains(spelling), spelling.constData());
    }
}

QTEST_GUILESS_MAIN(TestSignInProcess)
#include "tst_signin_process.moc"
