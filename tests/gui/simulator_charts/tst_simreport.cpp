// SPDX-License-Identifier: GPL-3.0-or-later
#include "GatewaySamples.h"
#include "PageBench.h"
#include "RunSamples.h"
#include "sim/models/Models.h"
#include "sim/scenario/Sweep.h"
#include "simulator/charts/ReplicationJob.h"
#include "simulator/report/RepeatCommand.h"
#include "simulator/report/ReportWriter.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace std::chrono_literals;
using namespace naru::simulator;

/** What leaves the window, against the real `naructl`. */
class TestSimReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsOfAShell_data();
    void wordsOfAShell();
    void theCommandRepeatsTheRun_data();
    void theCommandRepeatsTheRun();
    void alsoInTheMiddleOfAMoment();
    void comparesAsTheCommandLine();
    void sweepsAsTheCommandLine();
    void oneFileSaysAll();
    void hostileTextsStayTexts();

private:
    /** What it wrote as JSON. */
    [[nodiscard]] static QJsonObject naructl(const QString& command, const QString& folder);
    static void save(const QString& path, const sim::Scenario& scenario);
};

QJsonObject TestSimReport::naructl(const QString& command, const QString& folder)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PATH"),
                       qEnvironmentVariable("NARU_BIN_DIR") + QStringLiteral(":/usr/bin:/bin"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command + QStringLiteral(" --json")});
    if (!process.waitForFinished(60'000))
        return {};
    const QByteArray out = process.readAllStandardOutput();
    const auto document = QJsonDocument::fromJson(out);
    if (!document.isObject())
        qWarning("%s", process.readAllStandardError().constData());
    return document.object();
}

void TestSimReport::save(const QString& path, const sim::Scenario& scenario)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(sim::writeScenario(scenario)));
}

void TestSimReport::wordsOfAShell_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << QStringLiteral("a/b-1.json");
    QTest::newRow("blank") << QStringLiteral("my file");
    QTest::newRow("quote") << QStringLiteral("it's");
    QTest::newRow("command") << QStringLiteral("$(touch x);`id`&|\\\"");
    QTest::newRow("Korean") << QStringLiteral("시나리오.json");
    QTest::newRow("line") << QStringLiteral("a\nb");
    QTest::newRow("empty") << QString();
}

void TestSimReport::wordsOfAShell()
{
    QFETCH(QString, text);
    QProcess process;
    process.start(QStringLiteral("/bin/sh"),
                  {QStringLiteral("-c"), QStringLiteral("printf %s ") + shellQuoted(text)});
    QVERIFY(process.waitForFinished());
    QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()), text);
}

void TestSimReport::theCommandRepeatsTheRun_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<qint64>("moment");
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("limiter, by hand") << QByteArray("vdra-golden-timeline") << 90LL
                                      << QByteArray("sources[pgw1].streams[1].rate") << QByteArray("700/s");
    QTest::newRow("limiter, as it is")
        << QByteArray("vdra-golden-timeline") << 180LL << QByteArray() << QByteArray();
    QTest::newRow("balancer, by hand") << QByteArray("misrouted-secondaries") << 100LL
                                       << QByteArray("balancers[lb1].persistence") << QByteArray("source");
    QTest::newRow("cluster, as it is")
        << QByteArray("cluster-owner-dies") << 120LL << QByteArray() << QByteArray();
}

void TestSimReport::theCommandRepeatsTheRun()
{
    QFETCH(QByteArray, name);
    QFETCH(qint64, moment);
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, to);
    const sim::Scenario opened = test::shipped(name.constData());
    RunPair runs = test::started(opened);
    runs.advance(std::chrono::seconds(moment) / 3);
    if (!set.isEmpty())
        QVERIFY(!runs.set(SideName::A, set.toStdString(), sim::Node::string(to.toStdString())));
    runs.advance(std::chrono::seconds(moment));
    sim::Scenario recorded = opened;
    recorded.changes.clear();
    for (const sim::Change& change : runs.run(SideName::A).changes())
        recorded.changes.push_back({.at = change.at, .set = change.path, .to = change.value});
    QCOMPARE(repeatsAsOpened(opened, recorded), set.isEmpty());
    const QTemporaryDir folder;
    save(folder.filePath(QStringLiteral("-it's one.json")), recorded);
    const QJsonObject result = naructl(
        repeatCommand(QStringLiteral("-it's one.json"), recorded.seed, runs.frame({}, true).a.snapshot),
        folder.path());
    QCOMPARE(result.value(QLatin1String("digest")).toString().toStdString(), runs.frame({}, true).a.digest);
    QCOMPARE(result.value(QLatin1String("events")).toInteger(), static_cast<qint64>(runs.events()));
}

void TestSimReport::alsoInTheMiddleOfAMoment()
{
    const sim::Scenario opened = test::shipped("cluster-owner-dies");
    RunPair runs = test::started(opened);
    runs.advance(10s);
    // Stopped by one event, with another of the same moment to come.
    const sim::Time end = runs.until();
    const auto standsBetweenTwo = [&] {
        RunPair next = test::started(opened);
        const std::uint64_t events = runs.events();
        while (next.events() <= events)
            next.advance(end, events + 1 - next.events());
        return next.now() == runs.now();
    };
    do
        QCOMPARE(runs.advance(end, 1), std::uint64_t(1));
    while (!standsBetweenTwo());
    const Side stands = runs.frame({}, true).a;
    QVERIFY(stands.snapshot.isMidMoment);
    // A change made here is part of the recorded scenario, and takes effect behind.
    QVERIFY(!runs.set(SideName::A, "nodes[1].link", sim::readValue("false")));
    sim::Scenario recorded = opened;
    recorded.changes.clear();
    for (const sim::Change& change : runs.run(SideName::A).changes())
        recorded.changes.push_back({.at = change.at, .set = change.path, .to = change.value});
    const QTemporaryDir folder;
    save(folder.filePath(QStringLiteral("a.json")), recorded);
    const QJsonObject result =
        naructl(repeatCommand(QStringLiteral("a.json"), recorded.seed, stands.snapshot), folder.path());
    QCOMPARE(result.value(QLatin1String("digest")).toString().toStdString(), stands.digest);
    QCOMPARE(result.value(QLatin1String("events")).toInteger(), static_cast<qint64>(stands.snapshot.events));
    QCOMPARE(result.value(QLatin1String("simulated_s")).toDouble(), sim::secondsOf(stands.snapshot.at));
}

void TestSimReport::comparesAsTheCommandLine()
{
    sim::Scenario a = test::shipped("misrouted-secondaries");
    a.until = 60s;
    sim::Scenario b = a;
    QVERIFY(!sim::applySetting(b, "balancers[1].persistence=source"));
    ReplicationJob job;
    QSignalSpy finished(&job, &ReplicationJob::finished);
    job.start({a, b}, 3, sim::allModels());
    QVERIFY(finished.wait(60'000));
    const QTemporaryDir folder;
    save(folder.filePath(QStringLiteral("a.json")), a);
    const QJsonObject theirs = naructl(
        QStringLiteral("naructl sim compare a.json --set balancers[1].persistence=source --replications 3"),
        folder.path());
    QCOMPARE(sim::combinedDigest(job.outcomes().at(0)),
             theirs.value(QLatin1String("digest_a")).toString().toStdString());
    QCOMPARE(sim::combinedDigest(job.outcomes().at(1)),
             theirs.value(QLatin1String("digest_b")).toString().toStdString());
    const QJsonObject all = theirs.value(QLatin1String("differences")).toObject();
    const auto ours = sim::differences(job.outcomes().at(0), job.outcomes().at(1));
    QCOMPARE(static_cast<std::size_t>(all.size()), ours.size());
    for (const sim::Difference& one : ours) {
        const QJsonObject their = all.value(QString::fromStdString(one.name)).toObject();
        QCOMPARE(their.value(QLatin1String("difference")).toDouble(-1e9), one.difference.value_or(-1e9));
        if (one.interval)
            QCOMPARE(their.value(QLatin1String("ci95")).toArray().at(0).toDouble(), one.interval->low);
    }
}

void TestSimReport::sweepsAsTheCommandLine()
{
    sim::Scenario scenario = test::shipped("misrouted-secondaries");
    scenario.until = 30s;
    const auto points =
        sim::pointsOf({"balancers[1].persistence=none,source", "clients[remote].count=20,40"});
    std::vector<sim::Scenario> all;
    for (const sim::Point& point : *points)
        all.push_back(sim::variantAt(scenario, point, sim::allModels())->scenario);
    ReplicationJob job;
    QSignalSpy finished(&job, &ReplicationJob::finished);
    job.start(all, 2, sim::allModels());
    QVERIFY(finished.wait(60'000));
    const QTemporaryDir folder;
    save(folder.filePath(QStringLiteral("a.json")), scenario);
    const QJsonArray theirs =
        naructl(QStringLiteral("naructl sim sweep a.json --vary balancers[1].persistence=none,source "
                               "--vary clients[remote].count=20,40 --replications 2 --metric connects"),
                folder.path())
            .value(QLatin1String("points"))
            .toArray();
    QCOMPARE(theirs.size(), 4);
    for (std::size_t i = 0; i < 4; ++i)
        QCOMPARE(theirs.at(static_cast<qsizetype>(i))
                     .toObject()
                     .value(QLatin1String("digest"))
                     .toString()
                     .toStdString(),
                 sim::sweptPoint(i + 1, points->at(i), job.outcomes().at(i)).digest);
}

void TestSimReport::oneFileSaysAll()
{
    test::PageBench bench;
    const sim::Scenario opened = test::shipped("vdra-golden-timeline");
    RunPair runs = test::started(opened, {QStringLiteral("dynamic_peers[1].hold=10s")});
    runs.advance(60s);
    QVERIFY(!runs.set(SideName::A, "sources[pgw1].streams[1].rate", sim::Node::string("700/s")));
    runs.advance(180s);
    ReportInput input{.model = test::modelOf(opened),
                      .opened = opened,
                      .recorded = opened,
                      .recordedB = opened,
                      .frame = test::frameOf(runs),
                      .marks = {},
                      .file = QStringLiteral("golden changed.json"),
                      .differences = {},
                      .replications = 0,
                      .madeAt = test::now(),
                      .version = QStringLiteral("1.2.3")};
    input.recorded.changes.clear();
    for (const sim::Change& change : input.frame->a.changes)
        input.recorded.changes.push_back({.at = change.at, .set = change.path, .to = change.value});
    const charts::Look look = charts::Look::ofPaper(bench.theme);
    using enum wording::Language;
    const QByteArray page = htmlReport(input, {English, Korean}, look);
    const QString folder = qEnvironmentVariable("NARU_PICTURES");
    if (!folder.isEmpty()) {
        QFile file(folder + QStringLiteral("/report.html"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(page);
    }
    QCOMPARE(page.count("<h1>"), 2);
    QCOMPARE(page.count("<svg"), 4);
    for (const std::string& part :
         {opened.title.en, opened.title.ko, input.frame->a.digest, input.frame->b->digest,
          std::string("naructl sim run 'golden changed.json' --seed"),
          std::string("sources[pgw1].streams[1].rate"),
          std::string("dynamic_peers[1].hold</td><td>30s</td><td>10s"), std::string("by hand"),
          std::string("holds"), std::string("limit.ccr-i.worst_window"), opened.assertions.front().text.ko,
          input.frame->a.log.back().text.en, std::string("Effective limit")})
        QVERIFY2(page.contains(QByteArray::fromStdString(part)), part.c_str());
    // Nothing from elsewhere, nothing that runs.
    for (const char* part : {"<script", "src=", "href=\"http", "@import", "url(", "onload"})
        QVERIFY2(!page.contains(part), part);
    QVERIFY(htmlReport(input, {Korean}, look).count("<h1>") == 1);
    QVERIFY(!htmlReport(input, {Korean}, look).contains("by hand"));
}

void TestSimReport::hostileTextsStayTexts()
{
    test::PageBench bench;
    sim::Scenario opened = test::shipped("misrouted-secondaries");
    const std::string evil = "</title><script>alert('x')</script><img src=x onerror=y>&\"";
    opened.title = {evil, evil};
    opened.text = {evil, evil};
    opened.name = evil;
    opened.until = 20s;
    for (sim::Node& uag : opened.parameters.find("uags")->items)
        uag.find("name")->text += "<script>";
    const ReportInput input{.model = test::modelOf(opened),
                            .opened = opened,
                            .recorded = opened,
                            .recordedB = {},
                            .frame = test::frameAt(opened, 20s),
                            .marks = {{1s, QString::fromStdString(evil)}},
                            .file = QString::fromStdString(evil),
                            .differences = {},
                            .replications = 0,
                            .madeAt = test::now(),
                            .version = QString::fromStdString(evil)};
    const QByteArray page =
        htmlReport(input, {wording::Language::English}, charts::Look::ofPaper(bench.theme));
    QVERIFY(!page.contains("<script"));
    QVERIFY(!page.contains("<img"));
    QCOMPARE(page.count("</title>"), 3);
}

QTEST_MAIN(TestSimReport)
#include "tst_simreport.moc"
