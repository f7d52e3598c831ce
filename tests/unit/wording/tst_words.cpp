// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ogs/Codes.h"
#include "wording/Words.h"

#include <QRegularExpression>
#include <QTest>

using namespace naru;
using namespace std::chrono_literals;

namespace {

constexpr int failures = static_cast<int>(ogs::Failure::PortalSuspected) + 1;
constexpr int marks = static_cast<int>(ogs::Mark::ForeignRedirect) + 1;
constexpr int reasons = static_cast<int>(ogs::ReasonCode::StoppedByUser) + 1;
constexpr int errors = static_cast<int>(base::ErrorCode::NoSuchLocation) + 1;

/** Every argument that any reason may have, so that no placeholder stays open. */
QVariantMap everyArgument()
{
    return {{"entry", "서울"}, {"rtt", 132},    {"next", "Tokyo"},  {"ahead", 170},  {"other", "Tokyo"},
            {"key", "a|b"},    {"age", 7200},   {"faster", 12},     {"asked", 20},   {"probes", 2},
            {"used", 40},      {"allowed", 60}, {"address", "::1"}, {"gateways", 3}, {"tcpChoice", "Tokyo"},
            {"at", 680},       {"passed", 100}, {"link", "tun0"},   {"open", 2},     {"proxy", "pac"}};
}

bool hasOpenPlaceholder(const QString& text)
{
    static const QRegularExpression open(QStringLiteral("%([1-9]|n)"));
    return open.match(text).hasMatch();
}

} // namespace

/** Facts become sentences, in both languages. */
class TestWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothCataloguesAreInside()
    {
        const wording::Words korean(wording::Language::Korean);
        const wording::Words english(wording::Language::English);
        QVERIFY(!korean.translator()->isEmpty());
        QVERIFY(!english.translator()->isEmpty());
    }

    void everyCodeIsWordedInBothLanguages_data()
    {
        QTest::addColumn<QString>("korean");
        QTest::addColumn<QString>("english");
        const wording::Words ko(wording::Language::Korean);
        const wording::Words en(wording::Language::English);
        const auto row = [&](const char* kind, int number, auto worded) {
            QTest::addRow("%s %d", kind, number) << worded(ko) << worded(en);
        };
        for (int i = 0; i < failures; ++i) {
            const auto failure = static_cast<ogs::Failure>(i);
            row("failure", i, [&](const wording::Words& words) { return words.failure(failure); });
            row("failureShort", i, [&](const wording::Words& words) { return words.failureShort(failure); });
        }
        for (int i = 0; i < marks; ++i)
            row("mark", i,
                [&](const wording::Words& words) { return words.mark(static_cast<ogs::Mark>(i)); });
        for (int i = 0; i < reasons; ++i) {
            const ogs::Reason reason{static_cast<ogs::ReasonCode>(i), everyArgument()};
            row("reason", i, [&](const wording::Words& words) { return words.reason(reason); });
        }
        for (int i = 0; i < errors; ++i) {
            const base::Error error{static_cast<base::ErrorCode>(i), "x.xml", base::Place{31, 9}, {}};
            row("error", i, [&](const wording::Words& words) { return words.error(error); });
        }
        for (const profile::ProblemKind& kind : profile::problemKinds) {
            const profile::Problem problem{kind.code, kind.severity, {}, "ServerList", "x"};
            row("problem", static_cast<int>(kind.code),
                [&](const wording::Words& words) { return words.problem(problem); });
        }
    }

    void everyCodeIsWordedInBothLanguages()
    {
        HOLDS("OGS-66");
        QFETCH(QString, korean);
        QFETCH(QString, english);
        QVERIFY(!english.isEmpty());
        QVERIFY2(korean != english, qPrintable(english));
        QVERIFY2(!hasOpenPlaceholder(korean), qPrintable(korean));
        QVERIFY2(!hasOpenPlaceholder(english), qPrintable(english));
    }

    void namesOfAnyKindFitIntoKoreanSentences_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"서울", "부산", "vpn-a", "Gateway 3", "10.0.0.1"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }

    void namesOfAnyKindFitIntoKoreanSentences()
    {
        HOLDS("C-KO-03");
        QFETCH(QString, name);
        static const QRegularExpression particle(
            QStringLiteral("(은|는|이|가|을|를|과|와|으로|로)(?![가-힣])"));
        const wording::Words words(wording::Language::Korean);
        QVariantMap arguments = everyArgument();
        for (const char* key : {"entry", "other", "next", "tcpChoice"})
            arguments[QLatin1String(key)] = name;
        for (int i = 0; i < reasons; ++i) {
            const QString sentence = words.reason({static_cast<ogs::ReasonCode>(i), arguments});
            for (auto at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + 1)) {
                const auto match = particle.match(sentence, at + name.size(), QRegularExpression::NormalMatch,
                                                  QRegularExpression::AnchorAtOffsetMatchOption);
                QVERIFY2(!match.hasMatch(), qPrintable(sentence));
            }
        }
    }

    void whatIsNotKnownIsADash()
    {
        const wording::Words words(wording::Language::English);
        QCOMPARE(words.milliseconds({}), QStringLiteral("–"));
        QCOMPARE(words.percent({}), QStringLiteral("–"));
        QCOMPARE(words.milliseconds(1234ms), QStringLiteral("1,234 ms"));
        QCOMPARE(words.percent(2.0 / 3), QStringLiteral("66.7 %"));
    }

    void agesAndDates()
    {
        const wording::Words en(wording::Language::English);
        const wording::Words ko(wording::Language::Korean);
        QCOMPARE(en.age(30s), QStringLiteral("just now"));
        QCOMPARE(en.age(90s), QStringLiteral("1 minute ago"));
        QCOMPARE(en.age(3h), QStringLiteral("3 hours ago"));
        QCOMPARE(ko.age(48h), QStringLiteral("2일 전"));
        const base::SystemTime at = std::chrono::sys_days{std::chrono::year{2026} / 11 / 29} + 21h + 14min;
        QCOMPARE(en.dateTime(at), QStringLiteral("29 Nov 2026, 21:14"));
        QCOMPARE(ko.dateTime(at), QStringLiteral("2026. 11. 29. 21:14"));
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"
