// SPDX-License-Identifier: GPL-3.0-or-later
#include "Applicant.h"
#include "Holds.h"
#include "ScriptedGateway.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTest>

using namespace naru;
using namespace naru::tunnel;
using test::Applicant;
using test::ScriptedGateway;

namespace {

const QString user = QStringLiteral("alice");
const QString password = QStringLiteral("S3cret!한글");
const QString code = QStringLiteral("271828");

QString textOf(const base::Secret& secret)
{
    return QString::fromUtf8(secret.reveal().toByteArray());
}

} // namespace

/** What is said between the program and a gateway that is trusted. */
class TestSignInDialogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPasswordOpens();
    void aWrongPasswordIsAskedAgain();
    void theThirdWrongPasswordIsTheLast();
    void theKnownGroupIsChosenFirst();
    void aPersonChoosesAnotherGroup();
    void otherNamesForOurselves_data();
    void otherNamesForOurselves();
    void whatAServerSendsIsNotRun_data();
    void whatAServerSendsIsNotRun();
    void theBrowserSignsIn();
    void theBrowserIsNotWantedSo_data();
    void theBrowserIsNotWantedSo();
    void noBrowserIsHere();
    void whatIsNoSignIn_data();
    void whatIsNoSignIn();

private:
    test::GatewayProcess m_gateways;
};

void TestSignInDialogue::aPasswordOpens()
{
    ScriptedGateway gateway(m_gateways, "password");
    SignInRequest request = gateway.request();
    request.group = QStringLiteral("staff");
    request.known.userName = user;
    Applicant applicant;
    applicant.start(request);
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    const Form& form = applicant.forms.front();
    QCOMPARE(form.host, "gw.example");
    QCOMPARE(form.port, gateway.port());
    QCOMPARE(form.message, "Please enter your username and password.");
    QCOMPARE(form.fields.size(), 2);
    QCOMPARE(form.field(u"username")->value, user);
    QCOMPARE(form.field(u"password")->kind, FieldKind::Password);
    QCOMPARE(form.field(u"password")->value, QString());
    applicant.answer({{"username", user}, {"password", password}});
    QVERIFY2(applicant.waitForSuccess(), applicant.story());
    const SignedIn& signedIn = *applicant.success;
    QVERIFY(textOf(signedIn.cookie).startsWith("openconnect_strapkey="));
    QVERIFY(textOf(signedIn.cookie).endsWith("; webvpn=c0ffee+42/SESSION=="));
    QCOMPARE(signedIn.host, "gw.example");
    QCOMPARE(signedIn.port, gateway.port());
    QCOMPARE(signedIn.address, "127.0.0.1");
    QCOMPARE(signedIn.group, "staff");
    QCOMPARE(signedIn.connectUrl, QStringLiteral("https://gw.example:%1/").arg(gateway.port()));
    QVERIFY(signedIn.key.startsWith(u"pin-sha256:"));
    // The group's path went to the gateway, and nothing but the first request before the answer.
    QCOMPARE(gateway.requests().front()["path"].toString(), "/staff");
    QVERIFY(applicant.peers.empty());
    using enum SignInStep;
    const std::vector<SignInStep> steps{Resolving, Connecting, Handshake, Gateway, Person, Gateway};
    QCOMPARE(applicant.steps, steps);
    QVERIFY(!applicant.signIn.isActive());
}

void TestSignInDialogue::aWrongPasswordIsAskedAgain()
{
    ScriptedGateway gateway(m_gateways, "password");
    Applicant applicant;
    applicant.start(gateway.request());
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    applicant.answer({{"username", user}, {"password", "wrong"}});
    QVERIFY2(applicant.waitForForms(2), applicant.story());
    QCOMPARE(applicant.forms[1].message, "Login failed.");
    applicant.answer({{"username", user}, {"password", password}});
    QVERIFY2(applicant.waitForSuccess(), applicant.story());
}

void TestSignInDialogue::theThirdWrongPasswordIsTheLast()
{
    ScriptedGateway gateway(m_gateways, "three-tries");
    Applicant applicant;
    applicant.start(gateway.request());
    for (std::size_t tries = 1; tries <= 3; ++tries) {
        QVERIFY2(applicant.waitForForms(tries), applicant.story());
        applicant.answer({{"username", user}, {"password", "wrong"}});
    }
    QVERIFY2(applicant.waitForError(SignInErrorKind::Refused), applicant.story());
    QCOMPARE(applicant.error->httpStatus, 401);
    QCOMPARE(applicant.error->serverText, "Login failed.");
}

void TestSignInDialogue::theKnownGroupIsChosenFirst()
{
    ScriptedGateway gateway(m_gateways, "everything");
    SignInRequest request = gateway.request();
    request.known = {user, QStringLiteral("직원")};
    Applicant applicant;
    applicant.start(request);
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    // The first form that is shown is that of the group; fetching it showed nothing.
    const Form& form = applicant.forms.front();
    QVERIFY(form.group());
    QCOMPARE(form.group()->value, "staff");
    QCOMPARE(form.group()->choices.size(), 2);
    QVERIFY(form.field(u"realm"));
    QCOMPARE(form.field(u"realm")->kind, FieldKind::Select);
    QVERIFY(!form.field(u"ticket"));
    applicant.answer({{"username", user}, {"password", password}, {"realm", "eu"}});
    QVERIFY2(applicant.waitForForms(2), applicant.story());
    QCOMPARE(applicant.forms[1].message, "Enter the code from your token.");
    QCOMPARE(applicant.forms[1].fields.size(), 1);
    QCOMPARE(applicant.forms[1].fields.front().name, "answer");
    applicant.answer({{"answer", code}});
    QVERIFY2(applicant.waitForSuccess(), applicant.story());
}

void TestSignInDialogue::aPersonChoosesAnotherGroup()
{
    ScriptedGateway gateway(m_gateways, "everything");
    SignInRequest request = gateway.request();
    request.known.group = QStringLiteral("no such group");
    Applicant applicant;
    applicant.start(request);
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    QCOMPARE(applicant.forms[0].group()->value, "all");
    QVERIFY(!applicant.forms[0].field(u"realm"));
    applicant.answer({{"group_list", "staff"}, {"password", password}});
    QVERIFY2(applicant.waitForForms(2), applicant.story());
    QCOMPARE(applicant.forms[1].group()->value, "staff");
    QVERIFY(applicant.forms[1].field(u"realm"));
    // With the choice of a group nothing else went out.
    QVERIFY(!gateway.log().contains(password.toUtf8()));
    applicant.answer({{"group_list", "nobody's"}, {"password", password}});
    QVERIFY2(applicant.waitForError(SignInErrorKind::Protocol), applicant.story());
}

void TestSignInDialogue::otherNamesForOurselves_data()
{
    QTest::addColumn<QString>("userAgent");
    QTest::addColumn<QString>("version");
    QTest::addColumn<bool>("isLetIn");
    QTest::newRow("our own") << ""
                             << "" << false;
    QTest::newRow("AnyConnect's") << "AnyConnect Linux_64 4.10.07061"
                                  << "4.10.07061" << true;
}

void TestSignInDialogue::otherNamesForOurselves()
{
    QFETCH(QString, userAgent);
    QFETCH(QString, version);
    QFETCH(bool, isLetIn);
    ScriptedGateway gateway(m_gateways, "user-agent");
    SignInRequest request = gateway.request();
    if (!userAgent.isEmpty()) {
        request.userAgent = userAgent;
        request.clientVersion = version;
    }
    Applicant applicant;
    applicant.start(request);
    QCOMPARE(applicant.waitForForms(1), isLetIn);
    if (isLetIn)
        return applicant.signIn.cancel();
    QVERIFY2(applicant.waitForError(SignInErrorKind::Refused), applicant.story());
    QCOMPARE(applicant.error->httpStatus, 403);
}

void TestSignInDialogue::whatAServerSendsIsNotRun_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("group");
    QTest::addColumn<SignInErrorKind>("kind");
    QTest::newRow("posture check") << "host-scan"
                                   << "" << SignInErrorKind::Unsupported;
    QTest::newRow("program to download") << "trojan"
                                         << "staff" << SignInErrorKind::Unsupported;
    // Without a group's path libopenconnect 9.01 falls over this: the child dies, not we.
    QTest::newRow("and without a group") << "trojan"
                                         << "" << SignInErrorKind::Crashed;
}

void TestSignInDialogue::whatAServerSendsIsNotRun()
{
    QFETCH(QString, scenario);
    QFETCH(QString, group);
    QFETCH(SignInErrorKind, kind);
    ScriptedGateway gateway(m_gateways, scenario);
    SignInRequest request = gateway.request();
    request.group = group;
    Applicant applicant;
    applicant.start(request);
    QVERIFY2(applicant.waitForError(kind), applicant.story());
    if (kind == SignInErrorKind::Unsupported)
        QCOMPARE(applicant.error->unsupported, UnsupportedDemand::PostureCheck);
    QVERIFY(!QFile::exists("/tmp/naru-ran-what-a-server-sent"));
    QVERIFY(applicant.forms.empty());
}

void TestSignInDialogue::theBrowserSignsIn()
{
    if (QProcess::execute("/usr/bin/python3", {"-c", "import cryptography"}) != 0)
        QSKIP("python3-cryptography is not installed");
    ScriptedGateway gateway(m_gateways, "external-browser");
    Applicant applicant;
    applicant.start(gateway.request());
    QVERIFY2(applicant.waitForAddress(), applicant.story());
    QCOMPARE(applicant.addresses.front().scheme(), "https");
    QCOMPARE(applicant.addresses.front().query(), "one=1&two=2");
    // The person's browser: it reaches the gateway by its address, and follows it to the library's own port.
    QNetworkAccessManager browser;
    QUrl address = applicant.addresses.front();
    address.setHost("127.0.0.1");
    QNetworkRequest page(address);
    page.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    QNetworkReply* reply = browser.get(page);
    reply->ignoreSslErrors();
    QTRY_VERIFY(reply->isFinished());
    QNetworkRequest home(reply->attribute(QNetworkRequest::RedirectionTargetAttribute).toUrl());
    QCOMPARE(home.url().port(), 29786);
    home.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    browser.get(home);
    QVERIFY2(applicant.waitForSuccess(), applicant.story());
    QVERIFY(applicant.forms.empty());
}

void TestSignInDialogue::theBrowserIsNotWantedSo_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<UnsupportedDemand>("demand");
    QTest::newRow("http") << "plain-browser" << UnsupportedDemand::BrowserAddress;
    QTest::newRow("file") << "file-browser" << UnsupportedDemand::BrowserAddress;
    QTest::newRow("window of the client's") << "embedded-browser" << UnsupportedDemand::EmbeddedBrowser;
}

void TestSignInDialogue::theBrowserIsNotWantedSo()
{
    QFETCH(QString, scenario);
    QFETCH(UnsupportedDemand, demand);
    ScriptedGateway gateway(m_gateways, scenario);
    Applicant applicant;
    applicant.start(gateway.request());
    QVERIFY2(applicant.waitForError(SignInErrorKind::Unsupported), applicant.story());
    QCOMPARE(applicant.error->unsupported, demand);
    QVERIFY(applicant.addresses.empty());
}

void TestSignInDialogue::noBrowserIsHere()
{
    ScriptedGateway gateway(m_gateways, "external-browser");
    SignInRequest request = gateway.request();
    Applicant applicant;
    applicant.start(request);
    QVERIFY2(applicant.waitForAddress(), applicant.story());
    applicant.signIn.browserFailed();
    QVERIFY2(applicant.waitForError(SignInErrorKind::BrowserMissing), applicant.story());
    // And one where nobody ever signs in.
    request.deadlines.browser = std::chrono::milliseconds(50);
    applicant.start(request);
    QVERIFY2(applicant.waitForError(SignInErrorKind::Deadline), applicant.story());
    QCOMPARE(applicant.error->step, SignInStep::Browser);
}

void TestSignInDialogue::whatIsNoSignIn_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<SignInErrorKind>("kind");
    QTest::addColumn<QString>("serverText");
    QTest::newRow("only an error") << "refusal" << SignInErrorKind::Refused
                                   << "Your account is <b>locked</b>.";
    QTest::newRow("a monster of a form") << "monster" << SignInErrorKind::Unsupported << "";
    QTest::newRow("a web server") << "web" << SignInErrorKind::Protocol << "";
    QTest::newRow("no answer") << "mute" << SignInErrorKind::Deadline << "";
}

void TestSignInDialogue::whatIsNoSignIn()
{
    QFETCH(QString, scenario);
    QFETCH(SignInErrorKind, kind);
    QFETCH(QString, serverText);
    ScriptedGateway gateway(m_gateways, scenario);
    SignInRequest request = gateway.request();
    if (kind == SignInErrorKind::Deadline)
        request.deadlines.answer = std::chrono::milliseconds(300);
    Applicant applicant;
    applicant.start(request);
    QVERIFY2(applicant.waitForError(kind), applicant.story());
    QCOMPARE(applicant.error->step, SignInStep::Gateway);
    QCOMPARE(applicant.error->serverText, serverText);
}

QTEST_GUILESS_MAIN(TestSignInDialogue)
#include "tst_signin_dialogue.moc"
