// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Reader.h"

#include <QTest>

using namespace naru;

/** Several profiles as one list. */
class TestMerge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOrderAndFirstSettings();
    void dropsRepeatedEntries();
    void ofNothing();
};

namespace {

profile::Profile profileOf(const QByteArray& elements)
{
    const auto read = profile::readProfile("<AnyConnectProfile>" + elements + "</AnyConnectProfile>");
    return read ? *read : profile::Profile{};
}

QByteArray host(const QByteArray& name, const QByteArray& address)
{
    return "<HostEntry><HostName>" + name + "</HostName><HostAddress>" + address +
           "</HostAddress></HostEntry>";
}

QStringList namesOf(const profile::Profile& profile)
{
    QStringList names;
    for (const profile::HostEntry& entry : profile.hosts)
        names.append(entry.name);
    return names;
}

qsizetype countOf(const profile::Profile& profile, profile::ProblemCode code)
{
    return std::count_if(profile.problems.begin(), profile.problems.end(),
                         [code](const profile::Problem& problem) { return problem.code == code; });
}

} // namespace

void TestMerge::keepsOrderAndFirstSettings()
{
    const auto first = profileOf("<ClientInitialization><EnableAutomaticServerSelection>true"
                                 "</EnableAutomaticServerSelection></ClientInitialization><ServerList>" +
                                 host("B", "b.example.net") + host("A", "a.example.net") + "</ServerList>");
    const auto second = profileOf("<ServerList>" + host("C", "c.example.net") + "</ServerList>");
    const auto merged = profile::merge({first, second});
    QCOMPARE(namesOf(merged), QStringList({"B", "A", "C"}));
    QVERIFY(merged.selection.enabled);
    QVERIFY(!profile::merge({second, first}).selection.enabled);
    QCOMPARE(merged.problems.size(), first.problems.size() + second.problems.size());
}

void TestMerge::dropsRepeatedEntries()
{
    const auto first =
        profileOf("<ServerList>" + host("A", "a.example.net") + host("A", "a.example.net/eng") +
                  host("A", "A.example.net:443") + "</ServerList>");
    const auto second =
        profileOf("<ServerList>" + host("A", "a.example.net") + host("B", "a.example.net") + "</ServerList>");
    const auto merged = profile::merge({first, second});
    QCOMPARE(namesOf(merged), QStringList({"A", "A", "B"}));
    QCOMPARE(merged.hosts[1].group, QStringLiteral("eng"));
    // One that reading has found in the first file, one between the two files.
    QCOMPARE(countOf(merged, profile::ProblemCode::DuplicateHostEntry), 2);
}

void TestMerge::ofNothing()
{
    QCOMPARE(profile::merge({}), profile::Profile{});
}

QTEST_APPLESS_MAIN(TestMerge)
#include "tst_merge.moc"
