// SPDX-License-Identifier: GPL-3.0-or-later
#include "Applicant.h"
#include "Holds.h"
#include "ScriptedGateway.h"

#include <QTest>

using namespace naru;
using namespace naru::tunnel;
using test::Applicant;
using test::ScriptedGateway;

namespace {

const QString user = QStringLiteral("alice");
const QString password = QStringLiteral("S3cret!한글");

/** Nothing came to the gateway but what TLS itself needs: no request, so no secret. */
bool heardNothing(const ScriptedGateway& gateway)
{
    return gateway.requests().empty();
}

} // namespace

/** Who a gateway is, before anything is sent to it. */
class TestSignInTrust : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anUnknownKeyIsAskedAbout();
    void aPinLivesOnOverRenewals();
    void chainsThatAreNotGood_data();
    void chainsThatAreNotGood();
    void theProfilePins_data();
    void theProfilePins();
    void strictTakesTheChoiceAway();
    void anotherHostIsJudgedToo_data();
    void anotherHostIsJudgedToo();
    void anAnswerGoesToWhoAsked();
    void theNameStaysTheIdentity();
    void filesThatAreNotThere();

private:
    /** Signs in with the right password; whether that went through without a question about trust. */
    bool signsInSilently(Applicant& applicant, const SignInRequest& request);

    test::GatewayProcess m_gateways;
};

bool TestSignInTrust::signsInSilently(Applicant& applicant, const SignInRequest& request)
{
    applicant.start(request);
    if (!applicant.waitForForms(1))
        return false;
    applicant.answer({{"username", user}, {"password", password}});
    return applicant.waitForSuccess() && applicant.peers.empty();
}

void TestSignInTrust::anUnknownKeyIsAskedAbout()
{
    ScriptedGateway gateway(m_gateways, "password", {"--certificate", "alone", "--self-signed"});
    Applicant applicant;
    applicant.start(gateway.request());
    QVERIFY2(applicant.waitForPeers(1), applicant.story());
    const PeerCertificate peer = applicant.peers.front();
    QCOMPARE(applicant.verdicts.front().kind, TrustCase::Unknown);
    QVERIFY(applicant.verdicts.front().mayAccept);
    QCOMPARE(peer.host, "gw.example");
    QCOMPARE(peer.port, gateway.port());
    QCOMPARE(peer.problem, ChainProblem::SelfSigned);
    QCOMPARE(peer.subject, "CN=gw.example");
    QCOMPARE(peer.issuer, "CN=gw.example");
    QCOMPARE(peer.names, QStringList("gw.example"));
    QVERIFY(peer.validUntil - peer.validFrom == std::chrono::hours(240));
    QCOMPARE(peer.chainKeys.size(), 1);
    QCOMPARE(peer.key.size(), 55);
    // While a person thinks nothing of ours is connected any more.
    QCOMPARE(applicant.signIn.childProcess(), 0);
    QVERIFY(heardNothing(gateway));
    applicant.signIn.refuseCertificate();
    QVERIFY2(applicant.waitForError(SignInErrorKind::Untrusted), applicant.story());
    QCOMPARE(applicant.error->peer, peer);
    QCOMPARE(applicant.error->verdict->kind, TrustCase::Unknown);
    QVERIFY(heardNothing(gateway));

    applicant.start(gateway.request());
    QVERIFY2(applicant.waitForPeers(1), applicant.story());
    applicant.signIn.acceptCertificate();
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    applicant.answer({{"username", user}, {"password", password}});
    QVERIFY2(applicant.waitForSuccess(), applicant.story());
    QCOMPARE(applicant.success->key, peer.key);
    QCOMPARE(applicant.peers.size(), 1);
}

void TestSignInTrust::aPinLivesOnOverRenewals()
{
    Applicant applicant;
    std::uint16_t port = 0;
    SignInRequest request;
    {
        ScriptedGateway first(m_gateways, "password", {"--certificate", "k1", "--self-signed"});
        port = first.port();
        request = first.request();
        applicant.start(request);
        QVERIFY2(applicant.waitForPeers(1), applicant.story());
        request.trust.accepted = {{"gw.example", port, applicant.peers.front().key}};
        QVERIFY2(applicant.signIn.isActive(), applicant.story());
        applicant.signIn.cancel();
        QVERIFY2(signsInSilently(applicant, request), applicant.story());
    }
    const QStringList here{"--port", QString::number(port), "--self-signed", "--certificate"};
    {
        ScriptedGateway renewed(m_gateways, "password", here + QStringList{"k1-renewed", "--key-of", "k1"});
        QVERIFY2(signsInSilently(applicant, request), applicant.story());
    }
    ScriptedGateway other(m_gateways, "password", here + QStringList{"k2"});
    applicant.start(request);
    QVERIFY2(applicant.waitForPeers(1), applicant.story());
    const QString shown = applicant.peers.front().key;
    QCOMPARE(applicant.verdicts.front().kind, TrustCase::Changed);
    QCOMPARE(applicant.verdicts.front().expected, QStringList(request.trust.accepted.front().key));
    QVERIFY(shown != request.trust.accepted.front().key);
    QVERIFY(heardNothing(other));
    applicant.signIn.refuseCertificate();
    QVERIFY(heardNothing(other));
    QVERIFY(!other.log().contains(password.toUtf8()));
    // Accepted beside the old one, both are good.
    request.trust.accepted.push_back({"gw.example", port, shown});
    QVERIFY2(signsInSilently(applicant, request), applicant.story());
    // Without any pin it is unknown again.
    request.trust.accepted.clear();
    applicant.start(request);
    QVERIFY2(applicant.waitForPeers(1), applicant.story());
    QCOMPARE(applicant.verdicts.front().kind, TrustCase::Unknown);
    HOLDS("C-OC-09");
}

void TestSignInTrust::chainsThatAreNotGood_data()
{
    QTest::addColumn<QString>("certificateName");
    QTest::addColumn<bool>("isCaTrusted");
    QTest::addColumn<ChainProblem>("problem");
    QTest::newRow("nobody we know") << "gw.example" << false << ChainProblem::UnknownIssuer;
    QTest::newRow("another name") << "other.example" << true << ChainProblem::NameMismatch;
}

void TestSignInTrust::chainsThatAreNotGood()
{
    QFETCH(QString, certificateName);
    QFETCH(bool, isCaTrusted);
    QFETCH(ChainProblem, problem);
    ScriptedGateway gateway(m_gateways, "password",
                            {"--name", certificateName, "--certificate", certificateName});
    SignInRequest request = gateway.request();
    if (!isCaTrusted)
        request.caFile.clear();
    Applicant applicant;
    applicant.start(request);
    QVERIFY2(applicant.waitForPeers(1), applicant.story());
    QCOMPARE(applicant.peers.front().problem, problem);
    QVERIFY(!applicant.peers.front().technical.isEmpty());
    QCOMPARE(applicant.verdicts.front().kind, TrustCase::Unknown);
    QVERIFY(heardNothing(gateway));
}

void TestSignInTrust::theProfilePins_data()
{
    QTest::addColumn<bool>("isRight");
    QTest::newRow("its key") << true;
    QTest::newRow("another key") << false;
}

void TestSignInTrust::theProfilePins()
{
    QFETCH(bool, isRight);
    // The chain is good: it is the profile alone that says no.
    ScriptedGateway gateway(m_gateways, "password");
    SignInRequest request = gateway.request();
    request.trust.profilePins = {QString::fromLatin1(QByteArray(64, 'x').toBase64())};
    Applicant applicant;
    applicant.start(request);
    QVERIFY2(applicant.waitForError(SignInErrorKind::Untrusted), applicant.story());
    QCOMPARE(applicant.error->verdict->kind, TrustCase::Unverifiable);
    QVERIFY(applicant.error->verdict->profilePinsDiffer);
    QVERIFY(!applicant.error->peer->problem);
    QVERIFY(heardNothing(gateway));
    if (!isRight)
        return;
    request.trust.profilePins.append(applicant.error->peer->chainKeys.front());
    QVERIFY2(signsInSilently(applicant, request), applicant.story());
}

void TestSignInTrust::strictTakesTheChoiceAway()
{
    ScriptedGateway gateway(m_gateways, "password", {"--certificate", "alone", "--self-signed"});
    SignInRequest request = gateway.request();
    request.trust.strict = true;
    Applicant applicant;
    applicant.start(request);
    QVERIFY2(applicant.waitForError(SignInErrorKind::Untrusted), applicant.story());
    QCOMPARE(applicant.error->verdict->kind, TrustCase::Unverifiable);
    QVERIFY(applicant.peers.empty());
    // Not even what was accepted before.
    request.trust.accepted = {{"gw.example", gateway.port(), applicant.error->peer->key}};
    applicant.start(request);
    QVERIFY2(applicant.waitForError(SignInErrorKind::Untrusted), applicant.story());
    QVERIFY(heardNothing(gateway));
}

void TestSignInTrust::anotherHostIsJudgedToo_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<bool>("isAskedBefore");
    QTest::newRow("a redirect") << "redirect" << true;
    QTest::newRow("a form that goes elsewhere") << "form-elsewhere" << false;
}

void TestSignInTrust::anotherHostIsJudgedToo()
{
    QFETCH(QString, scenario);
    QFETCH(bool, isAskedBefore);
    const QStringList elsewhere{"--address", "127.0.0.2", "--name", "127.0.0.2", "--certificate"};
    ScriptedGateway other(m_gateways, "password", elsewhere + QStringList{"elsewhere", "--self-signed"});
    ScriptedGateway gateway(m_gateways, scenario);
    SignInRequest request = gateway.request();
    request.group = QStringLiteral("to-127.0.0.2-%1").arg(other.port());
    Applicant applicant;
    applicant.start(request);
    if (!isAskedBefore) {
        QVERIFY2(applicant.waitForForms(1), applicant.story());
        // The form says where its answer goes, so that a stored password does not go there by itself.
        QCOMPARE(applicant.forms.front().host, "127.0.0.2");
        QCOMPARE(applicant.forms.front().port, other.port());
        applicant.answer({{"username", user}, {"password", password}});
    }
    QVERIFY2(applicant.waitForPeers(1), applicant.story());
    QCOMPARE(applicant.peers.front().host, "127.0.0.2");
    QCOMPARE(applicant.peers.front().port, other.port());
    QVERIFY(heardNothing(other));
    QVERIFY(!gateway.log().contains(password.toUtf8()));
    applicant.signIn.acceptCertificate();
    QVERIFY2(applicant.waitForForms(isAskedBefore ? 1 : 2), applicant.story());
    applicant.answer({{"username", user}, {"password", password}});
    QVERIFY2(applicant.waitForSuccess(), applicant.story());
    QCOMPARE(applicant.success->host, "127.0.0.2");
    QCOMPARE(applicant.success->address, "127.0.0.2");
    QCOMPARE(applicant.success->port, other.port());
    QCOMPARE(applicant.success->key, applicant.peers.front().key);
}

void TestSignInTrust::anAnswerGoesToWhoAsked()
{
    // The other host's certificate is good, and nevertheless it gets nothing.
    const QStringList elsewhere{"--address", "127.0.0.2",     "--name",
                                "127.0.0.2", "--certificate", "good-elsewhere"};
    ScriptedGateway other(m_gateways, "password", elsewhere);
    ScriptedGateway gateway(m_gateways, "answer-elsewhere");
    SignInRequest request = gateway.request();
    request.group = QStringLiteral("to-127.0.0.2-%1").arg(other.port());
    Applicant applicant;
    applicant.start(request);
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    applicant.answer({{"username", user}, {"password", password}});
    QVERIFY2(applicant.waitForError(SignInErrorKind::Protocol), applicant.story());
    QVERIFY2(applicant.error->technical.contains("127.0.0.2"), applicant.story());
    QVERIFY(heardNothing(other));
}

void TestSignInTrust::theNameStaysTheIdentity()
{
    // The certificate is for the name; the connection goes to an address that the name does not have.
    ScriptedGateway gateway(m_gateways, "password", {"--address", "127.0.0.3"});
    SignInRequest request = gateway.request();
    request.address = QStringLiteral("127.0.0.3");
    Applicant applicant;
    QVERIFY2(signsInSilently(applicant, request), applicant.story());
    QCOMPARE(applicant.success->host, "gw.example");
    QCOMPARE(applicant.success->address, "127.0.0.3");
    QVERIFY(
        gateway.requests().front()["headers"].toObject().value("host").toString().startsWith(u"gw.example"));
}

void TestSignInTrust::filesThatAreNotThere()
{
    ScriptedGateway gateway(m_gateways, "password");
    Applicant applicant;
    SignInRequest request = gateway.request();
    request.caFile = QStringLiteral("/nowhere/ca.pem");
    applicant.start(request);
    QVERIFY2(applicant.waitForError(SignInErrorKind::CertificateUnusable), applicant.story());
    QCOMPARE(applicant.error->technical, "/nowhere/ca.pem");
    request = gateway.request();
    request.certificate = ClientCertificate{QStringLiteral("/nowhere/user.pem"), {}, {}};
    applicant.start(request);
    QVERIFY2(applicant.waitForError(SignInErrorKind::CertificateUnusable), applicant.story());
}

QTEST_GUILESS_MAIN(TestSignInTrust)
#include "tst_signin_trust.moc"
