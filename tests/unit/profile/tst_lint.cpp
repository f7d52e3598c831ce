// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "LintCases.h"
#include "profile/Lint.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace naru;

/** Each problem in a profile that has it, and none of it in one beside that has not. */
class TestLint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasACase();
    void findsAndFixes_data();
    void findsAndFixes();
    void neverRefusesWhatItDoesNotKnow();
    void whatAnyConnectWritesIsClean();
    void findingsPointAtTheirElement();
};

namespace {

std::optional<profile::Finding> findingOf(const profile::Document& document, profile::ProblemCode code)
{
    const auto lint = profile::lint(document);
    if (!lint)
        return std::nullopt;
    const auto found =
        std::find_if(lint->findings.begin(), lint->findings.end(),
                     [code](const profile::Finding& finding) { return finding.problem.code == code; });
    return found == lint->findings.end() ? std::nullopt : std::optional(*found);
}

} // namespace

void TestLint::everyCodeHasACase()
{
    QSet<QString> covered{profile::code(profile::ProblemCode::TooMany)};
    for (const test::LintCase& item : test::lintCases())
        covered.insert(profile::code(item.code));
    for (const profile::ProblemKind& kind : profile::problemKinds)
        QVERIFY2(covered.contains(kind.text), kind.text.data());
}

void TestLint::findsAndFixes_data()
{
    QTest::addColumn<int>("index");
    const auto cases = test::lintCases();
    for (int i = 0; i < int(cases.size()); ++i)
        QTest::addRow("%s %d", profile::code(cases[i].code).data(), i) << i;
}

void TestLint::findsAndFixes()
{
    HOLDS("OGS-2A", "OGS-52");
    QFETCH(int, index);
    const test::LintCase item = test::lintCases().at(index);
    auto document = profile::Document::open(item.bad);
    const auto good = profile::Document::open(item.good);
    QVERIFY(document.has_value());
    QVERIFY(good.has_value());

    const auto finding = findingOf(*document, item.code);
    QVERIFY(finding.has_value());
    QVERIFY(finding->node.has_value());
    QVERIFY(!findingOf(*good, item.code).has_value());
    QCOMPARE(finding->fix.has_value(), item.fixed.has_value());
    if (!finding->fix)
        return;
    QCOMPARE(finding->fix->kind, item.kind);
    QVERIFY(profile::apply(*finding->fix, *document).has_value());
    QCOMPARE(document->bytes(), *item.fixed);
    QVERIFY(!findingOf(*document, item.code).has_value());
    QVERIFY(document->canUndo());
}

void TestLint::neverRefusesWhatItDoesNotKnow()
{
    const auto document = profile::Document::open(
        "<AnyConnectProfile><X y=\"z\"><ClientInitialization><W/></ClientInitialization></X>"
        "<ServerList><V/><HostEntry><HostName>a</HostName><U><HostEntry/></U></HostEntry></ServerList>"
        "</AnyConnectProfile>");
    QVERIFY(document.has_value());
    const auto lint = profile::lint(*document);
    QVERIFY(lint.has_value());
    QCOMPARE(lint->profile.hosts.size(), 1U);
}

void TestLint::whatAnyConnectWritesIsClean()
{
    const auto document = profile::Document::open(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<AnyConnectProfile xmlns=\"http://schemas.xmlsoap.org/encoding/\" "
        "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" "
        "xsi:schemaLocation=\"http://schemas.xmlsoap.org/encoding/ AnyConnectProfile.xsd\">\n"
        "  <ClientInitialization>\n"
        "    <AutoReconnect UserControllable=\"false\">true\n"
        "      <AutoReconnectBehavior UserControllable=\"false\">ReconnectAfterResume\n"
        "      </AutoReconnectBehavior>\n"
        "    </AutoReconnect>\n"
        "    <RetainVpnOnLogoff>false\n    </RetainVpnOnLogoff>\n"
        "  </ClientInitialization>\n"
        "  <ServerList>\n    <HostEntry>\n      <HostName>Seoul</HostName>\n"
        "      <HostAddress>a.example</HostAddress>\n      <UserGroup>g</UserGroup>\n"
        "    </HostEntry>\n  </ServerList>\n</AnyConnectProfile>\n");
    QVERIFY(document.has_value());
    const auto lint = profile::lint(*document);
    QVERIFY(lint.has_value());
    for (const profile::Finding& finding : lint->findings)
        QCOMPARE(profile::code(finding.problem.code), profile::code(profile::ProblemCode::BlanksAroundValue));
}

void TestLint::findingsPointAtTheirElement()
{
    const auto document = profile::Document::open(
        "<AnyConnectProfile><ServerList><HostEntry><HostName>a</HostName><HostAddress>b..c</HostAddress>"
        "</HostEntry></ServerList></AnyConnectProfile>");
    const auto finding = findingOf(document.value(), profile::ProblemCode::AddressEmptyLabel);
    QVERIFY(finding.has_value());
    QCOMPARE(document->name(*finding->node), QStringLiteral("HostAddress"));
    QCOMPARE(document->value(*finding->node), QStringLiteral("b..c"));
    QCOMPARE(finding->problem.offset, document->valueRange(*finding->node).begin);
}

QTEST_GUILESS_MAIN(TestLint)
#include "tst_lint.moc"
