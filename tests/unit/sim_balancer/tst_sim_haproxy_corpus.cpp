// SPDX-License-Identifier: GPL-3.0-or-later
#include "Farm.h"
#include "Holds.h"

#include <QFile>
#include <QHostAddress>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace naru::sim;
using namespace naru::sim::balancer;
using namespace naru::sim::balancer::test;

namespace {

QString corpusFile()
{
    const QString beside = qEnvironmentVariable("NARU_SOURCE_DIR") + QLatin1String("/../shared/corpus");
    return qEnvironmentVariable("NARU_CORPUS", beside) + QLatin1String("/haproxy/sequences.json");
}

Members membersOf(const QJsonObject& series)
{
    Members members;
    for (const QString& weight : series[QLatin1String("weights")].toString().split(QLatin1Char(':')))
        members.push_back({.weight = weight.toUInt()});
    return members;
}

QString chosenOf(const QJsonObject& series)
{
    QStringList words;
    for (const QJsonValue number : series[QLatin1String("chosen")].toArray())
        words.append(QString::number(number.toInt()));
    return words.join(QLatin1Char(' '));
}

} // namespace

/** The choices recorded on HAProxy 2.6.12, where the corpus is at hand. */
class HAProxyCorpusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void scripted();
    void source();

private:
    QJsonObject m_corpus;
};

void HAProxyCorpusTest::initTestCase()
{
    QFile file(corpusFile());
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("No recorded sequences: set NARU_CORPUS to the corpus.");
    m_corpus = QJsonDocument::fromJson(file.readAll()).object();
}

void HAProxyCorpusTest::scripted()
{
    HOLDS("U4", "U6");
    int choices = 0;
    for (const QJsonValue value : m_corpus[QLatin1String("scripted")].toArray()) {
        const QJsonObject series = value.toObject();
        const QString name = series[QLatin1String("algorithm")].toString();
        Chooser chooser({.algorithm = algorithmFromName(name.toStdString()).value()}, membersOf(series));
        const qsizetype from = series[QLatin1String("from")].toInt();
        const QStringList ours =
            played(chooser, series[QLatin1String("ops")].toString()).split(QLatin1Char(' '));
        const QStringList real = chosenOf(series).split(QLatin1Char(' '));
        QCOMPARE(ours.sliced(from), real.sliced(from));
        choices += static_cast<int>(real.size());
    }
    QVERIFY(choices > 200);
}

void HAProxyCorpusTest::source()
{
    int choices = 0;
    for (const QJsonValue value : m_corpus[QLatin1String("hash")].toArray()) {
        const QJsonObject series = value.toObject();
        if (series[QLatin1String("algorithm")] != QLatin1String("source"))
            continue;
        Chooser chooser({.algorithm = Algorithm::Source}, membersOf(series));
        for (const QJsonValue down : series[QLatin1String("down")].toArray())
            chooser.setHealth(static_cast<MemberIndex>(down.toInt()) - 1, Health::Down);
        std::vector<std::uint32_t> clients;
        for (const QJsonValue address : series[QLatin1String("addresses")].toArray())
            clients.push_back(QHostAddress(address.toString()).toIPv4Address());
        Random random(1, "none");
        QCOMPARE(text(replay(chooser, clients, random)), chosenOf(series));
        choices += static_cast<int>(clients.size());
    }
    QVERIFY(choices > 200);
}

QTEST_GUILESS_MAIN(HAProxyCorpusTest)
#include "tst_sim_haproxy_corpus.moc"
