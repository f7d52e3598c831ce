// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "tunnel/Trust.h"

#include <QTest>

using namespace naru;
using namespace naru::tunnel;

namespace {

const QString key1 = QStringLiteral("pin-sha256:1");
const QString key2 = QStringLiteral("pin-sha256:2");

QString sha512(char of)
{
    return QString::fromLatin1(QByteArray(64, of).toBase64());
}

PeerCertificate peer(const QString& key, std::optional<ChainProblem> problem)
{
    PeerCertificate peer;
    peer.host = QStringLiteral("gw.example");
    peer.key = key;
    peer.problem = problem;
    peer.chainKeys = {sha512('a'), sha512('c')};
    return peer;
}

TrustBasis accepted(std::vector<HostPin> pins, bool strict = false)
{
    return {std::move(pins), {}, strict};
}

} // namespace

/** The decision on a certificate. */
class TestTunnelTrust : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void verdicts_data();
    void verdicts();
    void profilePins_data();
    void profilePins();
};

void TestTunnelTrust::verdicts_data()
{
    QTest::addColumn<bool>("isGood");
    QTest::addColumn<TrustBasis>("basis");
    QTest::addColumn<TrustCase>("expected");
    QTest::addColumn<bool>("mayAccept");
    using enum TrustCase;
    const HostPin pin1{"gw.example", 443, key1};
    const HostPin pin2{"gw.example", 443, key2};
    QTest::newRow("good") << true << accepted({}) << Trusted << false;
    QTest::newRow("not good") << false << accepted({}) << Unknown << true;
    QTest::newRow("accepted") << false << accepted({pin1}) << Trusted << false;
    QTest::newRow("accepted, written otherwise")
        << false << accepted({{"GW.Example", 443, key1}}) << Trusted << false;
    QTest::newRow("one of several") << false << accepted({pin2, pin1}) << Trusted << false;
    QTest::newRow("another accepted") << false << accepted({pin2}) << Changed << true;
    QTest::newRow("another accepted, good") << true << accepted({pin2}) << Changed << true;
    QTest::newRow("accepted for another host")
        << false << accepted({{"other.example", 443, key1}}) << Unknown << true;
    QTest::newRow("accepted for another port")
        << false << accepted({{"gw.example", 8443, key1}}) << Unknown << true;
    QTest::newRow("strict, good") << true << accepted({}, true) << Trusted << false;
    QTest::newRow("strict, not good") << false << accepted({}, true) << Unverifiable << false;
    QTest::newRow("strict, accepted before") << false << accepted({pin1}, true) << Unverifiable << false;
    QTest::newRow("strict, accepted and good") << true << accepted({pin1}, true) << Trusted << false;
    QTest::newRow("strict, another accepted, good") << true << accepted({pin2}, true) << Changed << false;
}

void TestTunnelTrust::verdicts()
{
    QFETCH(bool, isGood);
    QFETCH(TrustBasis, basis);
    QFETCH(TrustCase, expected);
    QFETCH(bool, mayAccept);
    const TrustVerdict verdict =
        judge(peer(key1, isGood ? std::nullopt : std::optional(ChainProblem::SelfSigned)), basis);
    QCOMPARE(verdict.kind, expected);
    QCOMPARE(verdict.mayAccept, mayAccept);
    QCOMPARE(verdict.expected, expected == TrustCase::Changed ? QStringList(key2) : QStringList());
    QVERIFY(!verdict.profilePinsDiffer);
}

void TestTunnelTrust::profilePins_data()
{
    QTest::addColumn<QStringList>("pins");
    QTest::addColumn<TrustCase>("expected");
    using enum TrustCase;
    QTest::newRow("its key") << QStringList(sha512('a')) << Trusted;
    QTest::newRow("its CA's key") << QStringList(sha512('c')) << Trusted;
    QTest::newRow("one of several") << QStringList{sha512('x'), sha512('a')} << Trusted;
    QTest::newRow("in hexadecimal digits") << QStringList(QString("61").repeated(64)) << Trusted;
    QTest::newRow("with line breaks") << QStringList(sha512('a').insert(40, "\n  ")) << Trusted;
    QTest::newRow("another key") << QStringList(sha512('x')) << Unverifiable;
    QTest::newRow("no pin at all") << QStringList("nonsense") << Unverifiable;
    QTest::newRow("an empty one") << QStringList("") << Unverifiable;
}

void TestTunnelTrust::profilePins()
{
    QFETCH(QStringList, pins);
    QFETCH(TrustCase, expected);
    // What the user accepted does not help against the profile.
    const TrustBasis basis{{{"gw.example", 443, key1}}, pins, false};
    for (const PeerCertificate& shown : {peer(key1, std::nullopt), peer(key1, ChainProblem::Expired)}) {
        const TrustVerdict verdict = judge(shown, basis);
        QCOMPARE(verdict.kind, expected);
        QCOMPARE(verdict.profilePinsDiffer, expected == TrustCase::Unverifiable);
        QVERIFY(!verdict.mayAccept);
    }
}

QTEST_GUILESS_MAIN(TestTunnelTrust)
#include "tst_tunnel_trust.moc"
