// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Script.h"
#include "ogs/Outcome.h"

#include <QTest>

using namespace naru;
using namespace naru::ogs;
using namespace naru::ogs::test;

namespace {

profile::Profile withBackups()
{
    profile::Profile profile = profileOf({QStringLiteral("A=h1:443"), QStringLiteral("B=h2:443"),
                                          QStringLiteral("C=h3:443"), QStringLiteral("nowhere")});
    profile.hosts[0].group = QStringLiteral("staff");
    profile.hosts[0].backups = {backupOf(QStringLiteral("a1:443")),
                                backupOf(QStringLiteral("192.0.2.5:9443"), QStringLiteral("usergroup"))};
    profile.hosts[1].backups = {backupOf(QStringLiteral("b1:443"))};
    profile::Backup broken;
    broken.text = QStringLiteral("{{ HOST }}");
    profile.hosts[1].backups.push_back(broken);
    return profile;
}

RunReport runOf(const profile::Profile& profile)
{
    Script script;
    script.answers(0, {200ms, 200ms, 200ms});
    script.answers(1, {100ms, 100ms, 100ms});
    script.isDead(2);
    return play(profile, script.events()).atEnd;
}

QStringList texts(const std::vector<FailoverStep>& steps)
{
    QStringList result;
    for (const FailoverStep& step : steps)
        result.append(step.target.text() + (step.group.isEmpty() ? QString() : QString(u'/' + step.group)));
    return result;
}

} // namespace

class OgsFailoverTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theChoiceItsBackupsThenEachOtherWithItsOwn()
    {
        HOLDS("OGS-50");
        const std::vector<FailoverStep> steps = failoverOrder(runOf(withBackups()));
        QCOMPARE(texts(steps),
                 QStringList({QStringLiteral("h2:443"), QStringLiteral("b1:443"),
                              QStringLiteral("h1:443/staff"), QStringLiteral("a1:443"),
                              QStringLiteral("192.0.2.5:9443/usergroup"), QStringLiteral("h3:443")}));
        QCOMPARE(steps[0].gateway, 1);
        QVERIFY(!steps[0].backup);
        QCOMPARE(steps[1].backup, 0);
    }

    void aLostConnectionGoesToItsServerAndItsBackupsFirst()
    {
        HOLDS("OGS-51");
        const std::vector<FailoverStep> steps = failoverAfterLoss(runOf(withBackups()), QStringLiteral("A"));
        QCOMPARE(texts(steps),
                 QStringList({QStringLiteral("h1:443/staff"), QStringLiteral("a1:443"),
                              QStringLiteral("192.0.2.5:9443/usergroup"), QStringLiteral("h2:443"),
                              QStringLiteral("b1:443"), QStringLiteral("h3:443")}));
        QCOMPARE(failoverAfterLoss(runOf(withBackups()), QStringLiteral("gone")),
                 failoverOrder(runOf(withBackups())));
    }

    void aBackupKeepsPortAndGroup()
    {
        HOLDS("OGS-52");
        const std::vector<FailoverStep> steps = failoverOrder(runOf(withBackups()));
        QCOMPARE(steps[4].target, profile::Target(QStringLiteral("192.0.2.5"), 9443));
        QCOMPARE(steps[4].group, QStringLiteral("usergroup"));
    }
};

QTEST_GUILESS_MAIN(OgsFailoverTest)
#include "tst_ogs_failover.moc"
