// SPDX-License-Identifier: GPL-3.0-or-later
#include "Applicant.h"
#include "Holds.h"
#include "tunnel/AutoAnswer.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageAuthenticationCode>
#include <QTest>
#include <QtEndian>

using namespace naru;
using namespace naru::tunnel;
using test::Applicant;

namespace {

const QString user = QStringLiteral("alice");
const QString password = QStringLiteral("S3cret!한글");
const QByteArray codeSecret = "12345678901234567890";

/** The one-time code of this moment (RFC 6238). */
QString code()
{
    QByteArray counter(8, '\0');
    qToBigEndian(static_cast<quint64>(QDateTime::currentSecsSinceEpoch() / 30), counter.data());
    const QByteArray digest = QMessageAuthenticationCode::hash(counter, codeSecret, QCryptographicHash::Sha1);
    const auto place = static_cast<unsigned char>(digest.back()) & 15U;
    const quint32 number = qFromBigEndian<quint32>(digest.constData() + place) & 0x7fffffffU;
    return QStringLiteral("%1").arg(number % 1'000'000, 6, 10, QLatin1Char('0'));
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/** Sign-in at real gateways; with_gateways.py starts them. */
class TestSignInOcserv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nameThenPassword();
    void wrongPasswords();
    void theGatewaysProfile();
    void theGroupOfAnUrl();
    void aUsersCertificate();
    void aKeyWithAPassword();
    void noCertificate();
    void aSecondFactor();
    void aStoredPasswordThatIsWrong();
    void aStoredPasswordThatIsRight();

private:
    [[nodiscard]] SignInRequest request(const QString& gateway) const;
    /** Signs in and lets stored passwords answer as long as they may. */
    void answerByItself(Applicant& applicant, AutoAnswer& answers, const SignInRequest& request);

    QJsonObject m_gateways;
};

void TestSignInOcserv::initTestCase()
{
    m_gateways = QJsonDocument::fromJson(contents(qEnvironmentVariable("NARU_GATEWAYS"))).object();
    if (m_gateways.isEmpty())
        QSKIP("to be run by with_gateways.py");
}

SignInRequest TestSignInOcserv::request(const QString& gateway) const
{
    const QJsonObject facts = m_gateways[gateway].toObject();
    SignInRequest request;
    request.host = facts["host"].toString();
    request.port = static_cast<std::uint16_t>(facts["port"].toInt());
    request.address = facts["address"].toString();
    request.caFile = m_gateways["files"].toObject()["ca"].toString();
    request.systemTrust = false;
    request.known.userName = user;
    return request;
}

void TestSignInOcserv::nameThenPassword()
{
    SignInRequest wanted = request("password");
    wanted.known.group = QStringLiteral("직원");
    Applicant applicant;
    applicant.start(wanted);
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    QCOMPARE(applicant.forms[0].group()->value, "staff");
    QCOMPARE(applicant.forms[0].field(u"username")->value, user);
    applicant.answer({{"username", user}});
    QVERIFY2(applicant.waitForForms(2), applicant.story());
    applicant.answer({{"password", password}});
    QVERIFY2(applicant.waitForSuccess(), applicant.story());
    QCOMPARE(applicant.success->key, m_gateways["password"].toObject().value("pin").toString());
    QCOMPARE(applicant.success->address, m_gateways["password"].toObject().value("address").toString());
    QCOMPARE(applicant.success->host, "gw.example");
    QVERIFY(applicant.success->cookie.reveal().startsWith("openconnect_strapkey="));
}

void TestSignInOcserv::wrongPasswords()
{
    Applicant applicant;
    applicant.start(request("password"));
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    applicant.answer({{"username", user}});
    for (std::size_t count = 2; count < 8 && applicant.waitForForms(count); ++count) {
        if (count > 2)
            QVERIFY2(applicant.forms.back().message.contains("failed"), applicant.story());
        applicant.answer({{"password", "wrong"}});
    }
    QVERIFY2(applicant.waitForError(SignInErrorKind::Refused), applicant.story());
    QCOMPARE(applicant.error->httpStatus, 401);
}

void TestSignInOcserv::theGatewaysProfile()
{
    const QByteArray profile = contents(m_gateways["files"].toObject()["profile"].toString());
    QVERIFY(!profile.isEmpty());
    const auto signIn = [this](Applicant& applicant, const std::optional<QString>& known) {
        SignInRequest wanted = request("password");
        wanted.knownProfile = known;
        applicant.start(wanted);
        if (applicant.waitForForms(1))
            applicant.answer({{"username", user}});
        if (applicant.waitForForms(2))
            applicant.answer({{"password", password}});
        return applicant.waitForSuccess();
    };
    Applicant applicant;
    QVERIFY2(signIn(applicant, std::nullopt), applicant.story());
    QCOMPARE(applicant.profile, profile);
    QVERIFY2(signIn(applicant, QString(40, u'0')), applicant.story());
    QCOMPARE(applicant.profile, profile);
    // What is kept is not sent again.
    const QByteArray known = QCryptographicHash::hash(profile, QCryptographicHash::Sha1).toHex();
    QVERIFY2(signIn(applicant, QString::fromLatin1(known)), applicant.story());
    QVERIFY(applicant.profile.isEmpty());
}

void TestSignInOcserv::theGroupOfAnUrl()
{
    SignInRequest wanted = request("group");
    wanted.group = QStringLiteral("staff");
    wanted.known.group = QStringLiteral("staff");
    Applicant applicant;
    applicant.start(wanted);
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    applicant.answer({{"username", user}});
    QVERIFY2(applicant.waitForForms(2), applicant.story());
    applicant.answer({{"password", password}});
    QVERIFY2(applicant.waitForSuccess(), applicant.story());
    QCOMPARE(applicant.success->group, "staff");
    QCOMPARE(applicant.success->port, 9443);
}

void TestSignInOcserv::aUsersCertificate()
{
    SignInRequest wanted = request("certificate");
    const QJsonObject files = m_gateways["files"].toObject();
    wanted.certificate = ClientCertificate{files["certificate"].toString(), files["key"].toString(), {}};
    Applicant applicant;
    applicant.start(wanted);
    QVERIFY2(applicant.waitForSuccess(), applicant.story());
    QVERIFY(applicant.forms.empty());
}

void TestSignInOcserv::aKeyWithAPassword()
{
    SignInRequest wanted = request("certificate");
    const QJsonObject files = m_gateways["files"].toObject();
    wanted.certificate = ClientCertificate{files["certificate"].toString(), files["locked"].toString(),
                                           base::Secret(password.toUtf8())};
    Applicant applicant;
    applicant.start(wanted);
    QVERIFY2(applicant.waitForSuccess(), applicant.story());
    QVERIFY(applicant.forms.empty());
    // Not known, it is asked for: by ourselves and not by the gateway.
    wanted.certificate->password = base::Secret();
    applicant.start(wanted);
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    QCOMPARE(applicant.forms[0].host, QString());
    QCOMPARE(applicant.forms[0].fields.size(), 1);
    QCOMPARE(applicant.forms[0].fields[0].kind, FieldKind::Password);
    applicant.answer({{applicant.forms[0].fields[0].name, password}});
    QVERIFY2(applicant.waitForSuccess(), applicant.story());
}

void TestSignInOcserv::noCertificate()
{
    Applicant applicant;
    applicant.start(request("certificate"));
    QVERIFY2(applicant.waitForError(SignInErrorKind::Refused), applicant.story());
}

void TestSignInOcserv::aSecondFactor()
{
    Applicant applicant;
    applicant.start(request("code"));
    QVERIFY2(applicant.waitForForms(1), applicant.story());
    applicant.answer({{"username", user}});
    QVERIFY2(applicant.waitForForms(2), applicant.story());
    applicant.answer({{"password", password}});
    QVERIFY2(applicant.waitForForms(3), applicant.story());
    QVERIFY2(applicant.forms[2].message.contains("OTP"), applicant.story());
    applicant.answer({{applicant.forms[2].fields.front().name, code()}});
    QVERIFY2(applicant.waitForSuccess(), applicant.story());
}

void TestSignInOcserv::answerByItself(Applicant& applicant, AutoAnswer& answers, const SignInRequest& request)
{
    applicant.start(request);
    for (std::size_t count = 1; applicant.waitForForms(count); ++count) {
        const Form& form = applicant.forms.back();
        const std::optional<FormAnswer> answer = answers.answerTo(form);
        if (!answer)
            return;
        answers = answers.after(form, *answer);
        applicant.signIn.answer(*answer);
    }
}

void TestSignInOcserv::aStoredPasswordThatIsWrong()
{
    AutoAnswer answers({user, {}}, {{"password", base::Secret("yesterday's")}}, {"gw.example"});
    Applicant applicant;
    answerByItself(applicant, answers, request("password"));
    // Name and password went out once, and then a person is asked.
    QCOMPARE(applicant.forms.size(), 3);
    QVERIFY(applicant.forms.back().message.contains("failed"));
    QVERIFY(answers.hasSubmitted());
    // This ocserv takes no password any more in a session where one was wrong; openconnect sees the same.
    applicant.signIn.cancel();
    HOLDS("C-OC-01");
}

void TestSignInOcserv::aStoredPasswordThatIsRight()
{
    AutoAnswer answers({user, {}}, {{"password", base::Secret(password.toUtf8())}}, {"gw.example"});
    Applicant applicant;
    answerByItself(applicant, answers, request("password"));
    QVERIFY2(applicant.success, applicant.story());
    // A code is never answered by what is stored, although this gateway asks for it under the same name.
    AutoAnswer fresh({user, {}}, {{"password", base::Secret(password.toUtf8())}}, {"gw.example"});
    answerByItself(applicant, fresh, request("code"));
    QVERIFY2(applicant.signIn.isActive(), applicant.story());
    QCOMPARE(applicant.forms.size(), 3);
}

QTEST_GUILESS_MAIN(TestSignInOcserv)
#include "tst_signin_ocserv.moc"
