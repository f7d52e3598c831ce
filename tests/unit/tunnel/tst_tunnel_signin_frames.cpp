// SPDX-License-Identifier: GPL-3.0-or-later
#include "FrameOrder.h"
#include "FrameReader.h"
#include "FrameReport.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <QtEndian>

using namespace naru;
using namespace naru::tunnel;

namespace {

base::Secret secret(const char* text)
{
    return base::Secret(QByteArray(text));
}

SignInRequest request()
{
    SignInRequest request;
    request.host = QStringLiteral("gw.example");
    request.port = 8443;
    request.group = QStringLiteral("직원");
    request.address = QStringLiteral("2001:db8::1");
    request.caFile = QStringLiteral("/ca.pem");
    request.systemTrust = false;
    request.certificate = ClientCertificate{QStringLiteral("/user.p12"), QString(), secret("pw")};
    request.userAgent = QStringLiteral("AnyConnect");
    request.clientVersion = QStringLiteral("4.10");
    request.knownProfile = QStringLiteral("da39a3ee5e6b4b0d3255bfef95601890afd80709");
    request.verbose = true;
    return request;
}

PeerCertificate peer()
{
    PeerCertificate peer;
    peer.host = QStringLiteral("gw.example");
    peer.key = QStringLiteral("pin-sha256:x");
    peer.chainKeys = {"a", "b"};
    peer.subject = QStringLiteral("CN=gw.example");
    peer.names = {"gw.example", "10.0.0.1"};
    peer.validFrom = base::SystemTime(std::chrono::seconds(-5));
    peer.validUntil = base::SystemTime(std::chrono::hours(24 * 365 * 80));
    peer.problem = ChainProblem::Expired;
    peer.technical = QStringLiteral("certificate has expired");
    return peer;
}

Form form()
{
    Form form;
    form.host = QStringLiteral("gw.example");
    form.id = QStringLiteral("main");
    form.banner = QStringLiteral("hello\nworld");
    form.message = QStringLiteral("Login failed.");
    FormField field;
    field.name = QStringLiteral("group_list");
    field.kind = FieldKind::Select;
    field.isGroup = true;
    field.choices = {{"st", "직원"}};
    field.value = QStringLiteral("st");
    form.fields = {field, {}};
    return form;
}

SignInError error()
{
    SignInError error;
    error.kind = SignInErrorKind::Unsupported;
    error.step = SignInStep::Gateway;
    error.unsupported = UnsupportedDemand::PostureCheck;
    error.serverText = QStringLiteral("no");
    error.httpStatus = 403;
    error.technical = QStringLiteral("words");
    return error;
}

SignedIn signedIn()
{
    return {secret("openconnect_strapkey=x; webvpn=y"),
            "gw.example",
            443,
            "10.0.0.1",
            "pin-sha256:x",
            "https://gw.example/",
            "staff"};
}

QByteArray raw(const QByteArray& head, const QByteArray& secrets = {})
{
    QByteArray bytes(8, '\0');
    qToBigEndian(static_cast<quint32>(head.size()), bytes.data());
    qToBigEndian(static_cast<quint32>(secrets.size()), bytes.data() + 4);
    return bytes + head + secrets;
}

} // namespace

/** What naru-signin and the window's side say to each other. */
class TestTunnelSignInFrames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ordersComeBack();
    void reportsComeBack();
    void bytesMayComeInAnyPieces();
    void secretsAreNotInTheJson();
    void brokenBytes_data();
    void brokenBytes();
    void wrongContent_data();
    void wrongContent();
    void whatIsTooLargeIsNotSent();
};

void TestTunnelSignInFrames::ordersComeBack()
{
    const FormAnswer answer{
        {{"username", secret("alice")}, {"password", secret("S3cret!한글")}, {"empty", {}}}};
    for (const SignInOrder& order : {SignInOrder(request()), SignInOrder(CertificateAccepted()),
                                     SignInOrder(answer), SignInOrder(FormAnswer())}) {
        const auto back = orderOf(frameOf(order));
        QVERIFY(back);
        QCOMPARE(*back, order);
    }
    // What naru-signin has no business with stays here.
    SignInRequest whole = request();
    whole.known.userName = QStringLiteral("alice");
    whole.trust.strict = true;
    QCOMPARE(*orderOf(frameOf(SignInOrder(whole))), SignInOrder(request()));
}

void TestTunnelSignInFrames::reportsComeBack()
{
    PeerCertificate good = peer();
    good.problem.reset();
    for (const SignInReport& report :
         {SignInReport(SignInStep::Handshake), SignInReport(LogLine{"a line"}), SignInReport(peer()),
          SignInReport(good), SignInReport(form()), SignInReport(ProfileSent{QByteArray("<a/>\0\xff", 6)}),
          SignInReport(BrowserWanted{"https://x/"}), SignInReport(signedIn()), SignInReport(error()),
          SignInReport(SignInError())}) {
        const auto back = reportOf(frameOf(report));
        QVERIFY(back);
        QCOMPARE(*back, report);
    }
}

void TestTunnelSignInFrames::bytesMayComeInAnyPieces()
{
    const QByteArray bytes =
        bytesOf(frameOf(SignInReport(signedIn()))) + bytesOf(frameOf(SignInReport(form())));
    for (const qsizetype piece : {qsizetype(1), qsizetype(7), bytes.size()}) {
        FrameReader reader;
        std::vector<SignInReport> reports;
        for (qsizetype at = 0; at < bytes.size(); at += piece) {
            reader.feed(bytes.sliced(at, std::min(piece, bytes.size() - at)));
            for (auto frame = reader.next(); frame && *frame; frame = reader.next())
                reports.push_back(*reportOf(**frame));
        }
        QCOMPARE(reports, (std::vector<SignInReport>{signedIn(), form()}));
    }
}

void TestTunnelSignInFrames::secretsAreNotInTheJson()
{
    const Frame answer = frameOf(SignInOrder(FormAnswer{{{"password", secret("S3cret!")}}}));
    QVERIFY(!QJsonDocument(answer.head).toJson().contains("S3cret!"));
    const Frame session = frameOf(SignInReport(signedIn()));
    QVERIFY(!QJsonDocument(session.head).toJson().contains("webvpn"));
    const Frame certificate = frameOf(SignInOrder(request()));
    QVERIFY(!QJsonDocument(certificate.head).toJson().contains("pw"));
}

void TestTunnelSignInFrames::brokenBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<FrameError>("error");
    QTest::newRow("head too large") << QByteArray("\x7f\xff\xff\xff\0\0\0\0", 8) << FrameError::TooLarge;
    QTest::newRow("secrets too large") << QByteArray("\0\0\0\2\xff\xff\xff\xff", 8) << FrameError::TooLarge;
    QTest::newRow("no JSON") << raw("nonsense") << FrameError::NotJson;
    QTest::newRow("no object") << raw("[1]") << FrameError::NotJson;
    QTest::newRow("empty head") << raw("") << FrameError::NotJson;
    QTest::newRow("no sizes") << raw("{}") << FrameError::SizesDiffer;
    QTest::newRow("more bytes than sizes") << raw(R"({"secrets":[1]})", "ab") << FrameError::SizesDiffer;
    QTest::newRow("fewer bytes than sizes") << raw(R"({"secrets":[1,2]})", "ab") << FrameError::SizesDiffer;
    QTest::newRow("a negative size") << raw(R"({"secrets":[-1,3]})", "ab") << FrameError::SizesDiffer;
    QTest::newRow("half a size") << raw(R"({"secrets":[0.5]})", "a") << FrameError::SizesDiffer;
    QTest::newRow("a text for a size") << raw(R"({"secrets":["1"]})", "a") << FrameError::SizesDiffer;
    QTest::newRow("too many") << raw(R"({"secrets":[)" + QByteArray("0,").repeated(200) + "0]}")
                              << FrameError::SizesDiffer;
}

void TestTunnelSignInFrames::brokenBytes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(FrameError, error);
    FrameReader reader;
    reader.feed(QByteArray(bytes));
    const auto frame = reader.next();
    QVERIFY(!frame);
    QCOMPARE(frame.error(), error);
    // Nothing that follows is read any more.
    reader.feed(bytesOf(frameOf(SignInReport(form()))));
    QVERIFY(!reader.next());
}

void TestTunnelSignInFrames::wrongContent_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::newRow("no kind") << QByteArray("{}");
    QTest::newRow("a kind that there is not") << QByteArray(R"({"report":"nonsense"})");
    QTest::newRow("a step that there is not") << QByteArray(R"({"report":"step","step":"flying"})");
    QTest::newRow("a value missing") << QByteArray(R"({"report":"line"})");
    QTest::newRow("a value of another kind") << QByteArray(R"({"report":"line","text":1})");
    QTest::newRow("a value too many") << QByteArray(R"({"report":"line","text":"","more":1})");
    QTest::newRow("a text too long") << QByteArray(R"({"report":"line","text":")" + QByteArray(2000, 'x') +
                                                   R"("})");
    const QByteArray session =
        R"({"report":"signedIn","cookie":%1,"host":"h","port":%2,"address":"a","key":"k",)"
        R"("connectUrl":"u","group":"g"})";
    QTest::newRow("a secret that is not there")
        << QByteArray(session).replace("%1", "0").replace("%2", "443");
    QTest::newRow("a port out of range") << QByteArray(session).replace("%1", "0").replace("%2", "65536");
    QTest::newRow("half a port") << QByteArray(session).replace("%1", "0").replace("%2", "0.5");
    QTest::newRow("fields that are none") << QByteArray(
        R"({"report":"form","host":"h","port":1,"id":"","banner":"","message":"","error":"","fields":[1]})");
    QTest::newRow("an error that the child can't have") << QByteArray(
        R"({"report":"error","kind":"crashed","step":"gateway","serverText":"","technical":""})");
}

void TestTunnelSignInFrames::wrongContent()
{
    QFETCH(QByteArray, head);
    const auto report = reportOf({QJsonDocument::fromJson(head).object(), {}});
    QVERIFY(!report);
    QCOMPARE(report.error(), FrameError::WrongContent);
    QVERIFY(!orderOf({QJsonDocument::fromJson(head).object(), {}}));
}

void TestTunnelSignInFrames::whatIsTooLargeIsNotSent()
{
    Frame frame;
    frame.secrets = {base::Secret(QByteArray(Frame::maxSecrets + 1, 'x'))};
    QVERIFY(bytesOf(frame).isEmpty());
    frame.secrets.assign(Frame::maxSecretCount + 1, secret("x"));
    QVERIFY(bytesOf(frame).isEmpty());
    frame.secrets.clear();
    frame.head.insert("text", QString(Frame::maxHead, u'x'));
    QVERIFY(bytesOf(frame).isEmpty());
}

QTEST_GUILESS_MAIN(TestTunnelSignInFrames)
#include "tst_tunnel_signin_frames.moc"
