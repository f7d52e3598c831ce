// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ogs/Codes.h"
#include "session/Codes.h"
#include "tunnel/BackendChoice.h"
#include "wording/SessionWords.h"
#include "wording/TunnelWords.h"
#include "wording/Units.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <functional>
#include <limits>

using namespace naru;
using namespace std::chrono_literals;
using session::NoticeCode;
using wording::Language;
using wording::SessionWords;
using wording::TunnelWords;
using wording::Words;

namespace {

const QString entry = QStringLiteral("서울");
const QString server = QStringLiteral("seoul.example.net:8443");
const QString oldKey = QStringLiteral("pin-sha256:b2xk");
const QString newKey = QStringLiteral("pin-sha256:bmV3");

/** One sentence, for a value that is numbered. */
using Worded = std::function<QString(const Words&, int)>;

/** An enumeration: its last value and how each is worded. No two values may read the same. */
struct Enumeration
{
    const char* name;
    int last;
    Worded worded;
};

template <class Class, class Enum>
Worded by(QString (Class::*method)(Enum) const)
{
    return
        [method](const Words& words, int value) { return (Class(words).*method)(static_cast<Enum>(value)); };
}

session::Hop hop(std::optional<int> backup = {})
{
    return {entry, backup, {QStringLiteral("seoul.example.net"), 8443}, {}, session::HopWhy::Optimal};
}

session::Notice notice(int code)
{
    return {static_cast<NoticeCode>(code),
            {{"entry", entry},
             {"server", server},
             {"seconds", 3725},
             {"round", 2},
             {"rounds", 3},
             {"tries", 2},
             {"why", session::codeName(session::HopFailure::SettingsRefused)},
             {"cause", session::codeName(session::ReconnectCause::DeadPeer)},
             {"reason", ogs::code(ogs::ReasonCode::RefusedSuspendThreshold)},
             {"arguments", QVariantMap{{"passed", 100}, {"asked", 240}}}}};
}

QString stateOf(const Words& words, int kind)
{
    session::Status status;
    status.kind = static_cast<session::Kind>(kind);
    status.hop = hop();
    return SessionWords(words).state(status);
}

QString waitingFor(const Words& words, int cause)
{
    session::Status status;
    status.kind = session::Kind::Suspended;
    status.suspended = static_cast<session::SuspendCause>(cause);
    return SessionWords(words).state(status);
}

tunnel::SignInError failedSignIn(tunnel::SignInErrorKind kind)
{
    tunnel::SignInError error;
    error.kind = kind;
    return error;
}

QString signInError(const Words& words, int kind)
{
    return TunnelWords(words).signInError(failedSignIn(static_cast<tunnel::SignInErrorKind>(kind)));
}

QString deadline(const Words& words, int step)
{
    tunnel::SignInError error = failedSignIn(tunnel::SignInErrorKind::Deadline);
    error.step = static_cast<tunnel::SignInStep>(step);
    return TunnelWords(words).signInError(error);
}

QString tunnelEnd(const Words& words, int kind)
{
    return TunnelWords(words).tunnelEnd({static_cast<tunnel::TunnelEndKind>(kind), {}});
}

tunnel::PeerCertificate peer(std::optional<tunnel::ChainProblem> problem = tunnel::ChainProblem::SelfSigned)
{
    tunnel::PeerCertificate peer;
    peer.host = QStringLiteral("seoul.example.net");
    peer.port = 8443;
    peer.key = newKey;
    peer.names = {"a.example", "b.example", "c.example", "d.example"};
    peer.validUntil = std::chrono::sys_days{std::chrono::year{2026} / 11 / 1};
    peer.problem = problem;
    return peer;
}

QString chainProblem(const Words& words, int problem)
{
    return TunnelWords(words).chainProblem(peer(static_cast<tunnel::ChainProblem>(problem)));
}

QString trust(const Words& words, int kind)
{
    tunnel::TrustVerdict verdict;
    verdict.kind = static_cast<tunnel::TrustCase>(kind);
    verdict.mayAccept = true;
    verdict.expected = {oldKey};
    return TunnelWords(words).trust(peer(), verdict);
}

std::vector<Enumeration> enumerations()
{
    const auto last = [](auto value) { return static_cast<int>(value); };
    return {
        {"notice", last(NoticeCode::ResumedForNewRun),
         [](const Words& words, int code) { return SessionWords(words).notice(notice(code)); }},
        {"state", last(session::Kind::Disconnecting), stateOf},
        {"waiting", last(session::SuspendCause::TrustedNetwork), waitingFor},
        {"stateName", last(session::Kind::Disconnecting), by(&SessionWords::stateName)},
        {"suspendCause", last(session::SuspendCause::TrustedNetwork), by(&SessionWords::suspendCause)},
        {"reconnectCause", last(session::ReconnectCause::Resumed), by(&SessionWords::reconnectCause)},
        {"hopFailure", last(session::HopFailure::Unstable), by(&SessionWords::hopFailure)},
        {"hopState", last(session::HopState::Skipped), by(&SessionWords::hopState)},
        {"hopWhy", last(session::HopWhy::LostServer), by(&SessionWords::hopWhy)},
        {"signInError", last(tunnel::SignInErrorKind::ProgramMissing), signInError},
        {"deadline", last(tunnel::SignInStep::Browser), deadline},
        {"unsupported", last(tunnel::UnsupportedDemand::FormTooLarge), by(&TunnelWords::unsupported)},
        {"tunnelEnd", last(tunnel::TunnelEndKind::OpenconnectCrashed), tunnelEnd},
        {"trust", last(tunnel::TrustCase::Unverifiable), trust},
        {"chainProblem", last(tunnel::ChainProblem::Other), chainProblem},
        {"backendName", last(tunnel::BackendKind::None), by(&TunnelWords::backendName)},
        {"backendText", last(tunnel::BackendKind::None), by(&TunnelWords::backendText)},
        {"notStored", last(wording::NotStored::Refused), by(&TunnelWords::notStored)},
        {"userAgent", 0, [](const Words& words, int) { return TunnelWords(words).userAgentText(); }},
    };
}

bool hasOpenPlaceholder(const QString& text)
{
    static const QRegularExpression open(QStringLiteral("%([1-9]|n)"));
    return open.match(text).hasMatch();
}

} // namespace

/** What the session and the tunnel say, in both languages. */
class TestSessionWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyValueIsWorded_data();
    void everyValueIsWorded();
    void noticesNameTheGateway_data();
    void noticesNameTheGateway();
    void noticesSayWhatTheirArgumentsSay();
    void whatANoticeLacksIsLeftOut_data();
    void whatANoticeLacksIsLeftOut();
    void nothingIsSaidTwice();
    void headlines();
    void theReasonOfARefusedRunIsItsOwn();
    void aPostureCheckIsRefusedByName();
    void textsOfAGatewayStayWhatTheyAre();
    void trustShowsThePrints();
    void nothingStoredSaysHowLongItIsKnown();
    void units();

private:
    const Words m_korean{Language::Korean};
    const Words m_english{Language::English};
};

void TestSessionWords::everyValueIsWorded_data()
{
    QTest::addColumn<int>("index");
    const std::vector<Enumeration> all = enumerations();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << static_cast<int>(i);
}

void TestSessionWords::everyValueIsWorded()
{
    HOLDS("OGS-66");
    QFETCH(int, index);
    const Enumeration enumeration = enumerations()[static_cast<std::size_t>(index)];
    QSet<QString> korean;
    QSet<QString> english;
    for (int value = 0; value <= enumeration.last; ++value) {
        const QString ko = enumeration.worded(m_korean, value);
        const QString en = enumeration.worded(m_english, value);
        QVERIFY2(!en.isEmpty() && ko != en, qPrintable(en));
        QVERIFY2(!hasOpenPlaceholder(ko) && !hasOpenPlaceholder(en), qPrintable(ko + en));
        korean.insert(ko);
        english.insert(en);
    }
    QCOMPARE(korean.size(), enumeration.last + 1);
    QCOMPARE(english.size(), enumeration.last + 1);
}

void TestSessionWords::noticesNameTheGateway_data()
{
    QTest::addColumn<NoticeCode>("code");
    QTest::addColumn<bool>("withServer");
    using enum NoticeCode;
    for (const NoticeCode code :
         {EntryLocked, EntryUnknown, EntryNotConnectable, StandsIn, GatewayNoLongerNamed})
        QTest::addRow("%s", qPrintable(session::codeName(code))) << code << false;
    for (const NoticeCode code :
         {HopFailed, HopCoolsOff, SignInAskedAgain, ConnectionUp, ConnectionInterrupted, ConnectionBack,
          ConnectionLost, SignInCancelled, SignInRefused, CertificateNotTrusted, MachineFault,
          SessionEndedByServer, SignInOnly, NotReconnected})
        QTest::addRow("%s", qPrintable(session::codeName(code))) << code << true;
}

/** And no particle stands beside the name. */
void TestSessionWords::noticesNameTheGateway()
{
    HOLDS("C-KO-03");
    QFETCH(NoticeCode, code);
    QFETCH(bool, withServer);
    static const QRegularExpression particle(QStringLiteral("(은|는|이|가|을|를|과|와|으로|로)(?![가-힣])"));
    const QString name = withServer ? entry + " (" + server + ")" : entry;
    for (const Words* words : {&m_korean, &m_english}) {
        const QString sentence = SessionWords(*words).notice(notice(static_cast<int>(code)));
        const auto at = sentence.indexOf(name);
        QVERIFY2(at >= 0, qPrintable(sentence));
        const auto match = particle.match(sentence, at + name.size(), QRegularExpression::NormalMatch,
                                          QRegularExpression::AnchorAtOffsetMatchOption);
        QVERIFY2(!match.hasMatch(), qPrintable(sentence));
    }
}

void TestSessionWords::noticesSayWhatTheirArgumentsSay()
{
    const SessionWords en(m_english);
    const SessionWords ko(m_korean);
    const auto of = [](NoticeCode code) { return notice(static_cast<int>(code)); };
    QCOMPARE(en.notice(of(NoticeCode::HopFailed)),
             QStringLiteral("No connection to 서울 (seoul.example.net:8443): its settings were refused."));
    QCOMPARE(en.notice(of(NoticeCode::RetryComes)),
             QStringLiteral("Every server failed (round 2 of 3). The list is tried again in 1 h 2 min."));
    QVERIFY(ko.notice(of(NoticeCode::RetryComes)).contains(QStringLiteral("1시간 2분 후에")));
    QVERIFY(en.notice(of(NoticeCode::SignInAskedAgain)).endsWith(QStringLiteral("2 attempts left.")));
    session::Notice lastTry = of(NoticeCode::SignInAskedAgain);
    lastTry.arguments["tries"] = 1;
    QVERIFY(en.notice(lastTry).endsWith(QStringLiteral("1 attempt left.")));
    QVERIFY(en.notice(of(NoticeCode::ConnectionInterrupted))
                .contains(en.reconnectCause(session::ReconnectCause::DeadPeer)));
    // What interrupted a tunnel may be why it is not made again, too.
    session::Notice lost = of(NoticeCode::NotReconnected);
    lost.arguments["why"] = session::codeName(session::ReconnectCause::NetworkChanged);
    QVERIFY(en.notice(lost).contains(en.reconnectCause(session::ReconnectCause::NetworkChanged)));
}

void TestSessionWords::whatANoticeLacksIsLeftOut_data()
{
    QTest::addColumn<int>("code");
    for (int code = 0; code <= static_cast<int>(NoticeCode::ResumedForNewRun); ++code)
        QTest::addRow("%s", qPrintable(session::codeName(static_cast<NoticeCode>(code)))) << code;
}

void TestSessionWords::whatANoticeLacksIsLeftOut()
{
    QFETCH(int, code);
    const session::Notice bare{static_cast<NoticeCode>(code), {}};
    for (const Words* words : {&m_korean, &m_english}) {
        const QString sentence = SessionWords(*words).notice(bare);
        QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
        QVERIFY2(!hasOpenPlaceholder(sentence), qPrintable(sentence));
    }
}

/** The port stands there only where it is not the usual one, and an address that was typed is said once. */
void TestSessionWords::nothingIsSaidTwice()
{
    session::Notice typed{NoticeCode::ConnectionUp,
                          {{"entry", "vpn.example"}, {"server", "vpn.example:443"}}};
    QCOMPARE(SessionWords(m_english).notice(typed), QStringLiteral("Connected to vpn.example."));
    typed.arguments["server"] = "[::1]:443";
    QCOMPARE(SessionWords(m_english).notice(typed), QStringLiteral("Connected to vpn.example ([::1])."));
}

void TestSessionWords::headlines()
{
    const SessionWords en(m_english);
    session::Status status;
    status.kind = session::Kind::Connected;
    status.hop = hop();
    QCOMPARE(en.state(status), QStringLiteral("Connected to 서울."));
    status.hop = hop(0);
    QCOMPARE(en.state(status), QStringLiteral("Connected to 서울 (seoul.example.net:8443)."));
    status.kind = session::Kind::SigningIn;
    const QString signingIn = en.state(status);
    status.waitsForUser = true;
    QVERIFY(en.state(status) != signingIn);
    status.kind = session::Kind::FailingOver;
    status.nextRetryIn = 45s;
    QCOMPARE(en.state(status), QStringLiteral("No server worked. Trying again in 45 s."));
    status.hop.reset();
    for (int kind = 0; kind <= static_cast<int>(session::Kind::Disconnecting); ++kind) {
        status.kind = static_cast<session::Kind>(kind);
        QVERIFY(!hasOpenPlaceholder(en.state(status)));
    }
}

void TestSessionWords::theReasonOfARefusedRunIsItsOwn()
{
    const session::Notice refused = notice(static_cast<int>(NoticeCode::RunRefused));
    const ogs::Reason reason{ogs::ReasonCode::RefusedSuspendThreshold,
                             refused.arguments["arguments"].toMap()};
    for (const Words* words : {&m_korean, &m_english})
        QCOMPARE(SessionWords(*words).notice(refused), words->reason(reason));
}

void TestSessionWords::aPostureCheckIsRefusedByName()
{
    tunnel::SignInError error = failedSignIn(tunnel::SignInErrorKind::Unsupported);
    error.unsupported = tunnel::UnsupportedDemand::PostureCheck;
    const QString sentence = TunnelWords(m_english).signInError(error);
    QVERIFY(sentence.contains(QStringLiteral("posture check")));
    QVERIFY(sentence.contains(QStringLiteral("Nothing that a server sends is ever run")));
    QVERIFY(TunnelWords(m_korean).signInError(error).contains(QStringLiteral("절대로 실행하지 않습니다")));
}

void TestSessionWords::textsOfAGatewayStayWhatTheyAre()
{
    tunnel::SignInError error = failedSignIn(tunnel::SignInErrorKind::Refused);
    error.serverText = QStringLiteral("100%1 <b>%n</b>");
    error.httpStatus = 401;
    error.technical = QStringLiteral("never said");
    const QString sentence = TunnelWords(m_english).signInError(error);
    QVERIFY2(sentence.endsWith(QStringLiteral("HTTP status: 401. The gateway says: “100%1 <b>%n</b>”")),
             qPrintable(sentence));
    const session::Notice odd{NoticeCode::HopFailed, {{"entry", "%2 %n"}, {"why", "unreachable"}}};
    QCOMPARE(SessionWords(m_english).notice(odd), QStringLiteral("No connection to %2 %n: unreachable."));
}

void TestSessionWords::trustShowsThePrints()
{
    HOLDS("C-OC-09");
    for (const Words* words : {&m_korean, &m_english}) {
        const TunnelWords tunnelWords(*words);
        tunnel::TrustVerdict verdict{tunnel::TrustCase::Changed, true, {oldKey}, false};
        const QString mayChoose = tunnelWords.trust(peer(), verdict);
        QVERIFY(mayChoose.indexOf(oldKey) > 0 && mayChoose.indexOf(newKey) > mayChoose.indexOf(oldKey));
        QVERIFY(mayChoose.startsWith(server));
        verdict.mayAccept = false;
        QVERIFY(tunnelWords.trust(peer(), verdict) != mayChoose);

        verdict = {tunnel::TrustCase::Unknown, true, {}, false};
        const QString unknown = tunnelWords.trust(peer(), verdict);
        QVERIFY(unknown.contains(newKey) && unknown.contains(tunnelWords.chainProblem(peer())));

        verdict = {tunnel::TrustCase::Unverifiable, false, {}, true};
        QVERIFY(
            tunnelWords.trust(peer(std::nullopt), verdict).contains(QStringLiteral("CertificatePinList")));
        verdict.profilePinsDiffer = false;
        QVERIFY(tunnelWords.trust(peer(), verdict).contains(QStringLiteral("StrictCertificateTrust")));

        // A sign-in that failed for it says the same.
        tunnel::SignInError error = failedSignIn(tunnel::SignInErrorKind::Untrusted);
        error.peer = peer();
        error.verdict = verdict;
        QCOMPARE(tunnelWords.signInError(error), tunnelWords.trust(peer(), verdict));
        QVERIFY(tunnelWords.chainProblem(peer(std::nullopt)).isEmpty());
        const QString names = tunnelWords.chainProblem(peer(tunnel::ChainProblem::NameMismatch));
        QVERIFY(names.contains(QStringLiteral("a.example, b.example, c.example, …")));
    }
}

void TestSessionWords::nothingStoredSaysHowLongItIsKnown()
{
    HOLDS("C-KEY-01");
    for (int why = 0; why <= static_cast<int>(wording::NotStored::Refused); ++why) {
        const auto reason = static_cast<wording::NotStored>(why);
        const QString en = TunnelWords(m_english).notStored(reason);
        QVERIFY(en.startsWith(QStringLiteral("Nothing was stored")));
        QVERIFY(en.contains(QStringLiteral("until it ends")));
        QVERIFY(TunnelWords(m_korean).notStored(reason).startsWith(
            QStringLiteral("아무것도 저장하지 않았습니다")));
    }
}

void TestSessionWords::units()
{
    QCOMPARE(wording::bytes(m_english, 0), QStringLiteral("0 B"));
    QCOMPARE(wording::bytes(m_english, 999), QStringLiteral("999 B"));
    QCOMPARE(wording::bytes(m_english, 1'000), QStringLiteral("1.0 kB"));
    QCOMPARE(wording::bytes(m_korean, 999'960), QStringLiteral("1.0 MB"));
    QCOMPARE(wording::bytes(m_korean, 34'000'000'000), QStringLiteral("34.0 GB"));
    QCOMPARE(wording::bytes(m_english, std::numeric_limits<std::uint64_t>::max()),
             QStringLiteral("18,446,744.1 TB"));

    QCOMPARE(wording::duration(m_english, -1s), QStringLiteral("0 s"));
    QCOMPARE(wording::duration(m_english, 59'999ms), QStringLiteral("59 s"));
    QCOMPARE(wording::duration(m_english, 60s), QStringLiteral("1 min"));
    QCOMPARE(wording::duration(m_english, 61s), QStringLiteral("1 min 1 s"));
    QCOMPARE(wording::duration(m_english, 1h + 5s), QStringLiteral("1 h"));
    QCOMPARE(wording::duration(m_korean, 2h + 5min), QStringLiteral("2시간 5분"));
    QCOMPARE(wording::duration(m_korean, 75h), QStringLiteral("3일 3시간"));
}

QTEST_GUILESS_MAIN(TestSessionWords)
#include "tst_session_words.moc"
