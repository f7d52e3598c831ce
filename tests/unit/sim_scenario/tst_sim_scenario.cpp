// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "sim/models/Models.h"
#include "sim/scenario/Replications.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace naru::sim;
using namespace std::chrono_literals;

namespace {

std::string bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QDir library()
{
    return QDir(qEnvironmentVariable("NARU_SOURCE_DIR") + QStringLiteral("/resources/scenarios"));
}

/** A small scenario with room for one more member. */
std::string small(const std::string& more)
{
    return R"({"model": "limiter", "until": "3s",
 "parameters": {"sources": [{"name": "p", "streams": [{"rate": "10/s", "spacing": "poisson"}]}],
  "groups": [{"name": "g", "servers": [{}]}])" +
           more;
}

} // namespace

/** The form of scenarios, the library that is shipped, replications. */
class ScenarioTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyShippedScenarioHoldsAndBreaks_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString& name : library().entryList({QStringLiteral("*.json")}))
            QTest::newRow(qPrintable(name)) << library().filePath(name);
    }
    void everyShippedScenarioHoldsAndBreaks()
    {
        QFETCH(QString, path);
        auto scenario = readScenario(bytesOf(path));
        QVERIFY(scenario.has_value());
        if (findModel(allModels(), scenario->model) == nullptr)
            QSKIP("the model is not in this build");
        QCOMPARE(QFileInfo(path).completeBaseName().toStdString(), scenario->name);
        QVERIFY(!scenario->title.en.empty() && !scenario->title.ko.empty());
        QVERIFY(!scenario->text.en.empty() && !scenario->text.ko.empty());
        const auto outcome = runReplication(*scenario, allModels(), 1);
        QVERIFY(outcome.has_value());
        QVERIFY(!outcome->assertions.empty());
        for (const AssertionResult& result : outcome->assertions) {
            QVERIFY(!result.text.en.empty() && !result.text.ko.empty());
            QVERIFY2(result.holds, result.text.en.c_str());
        }
        QVERIFY(!applySetting(*scenario, scenario->breaksWhen));
        const auto broken = runReplication(*scenario, allModels(), 1);
        QVERIFY(broken.has_value());
        QVERIFY(!std::ranges::all_of(broken->assertions, &AssertionResult::holds));
    }

    /** Whoever waits for a kind of event can choose it before the first one happens. */
    void modelsKnowTheirEvents()
    {
        for (const QString& name : library().entryList({QStringLiteral("*.json")})) {
            const auto scenario =
                readScenario(bytesOf(library().filePath(name)), [](const std::string& file) {
                    return std::optional(bytesOf(library().filePath(QString::fromStdString(file))));
                });
            const auto known = findModel(allModels(), scenario->model)->describe().events;
            auto run = startScenario(*scenario, allModels());
            (*run)->advance(std::min(scenario->until, Time(std::chrono::minutes(3))));
            for (const LogEntry& entry : (*run)->log(5000))
                QVERIFY2(entry.at == Time(0) || std::ranges::find(known, entry.code) != known.end(),
                         entry.code.c_str());
        }
    }

    /** Debug and Release, every compiler and processor: whoever changes these must have meant to. */
    void digestsAreTheSameInEveryBuild_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<std::string>("digest");
        const auto row = [](const char* name, const char* digest) {
            QTest::newRow(name) << QString::fromLatin1(name) << std::string(digest);
        };
        row("retry-storm", "2f8f28c971e8239db72113e547e4d0dc1811ff69d76524a9f82fd35b1da84600");
        row("rolling-upgrade", "dcf494d3bb3aa1d62c1b1d814e521e0bfcbd6ea48a176cfdaefa20c7c25cb75a");
        row("cluster-site-failure", "6702ad8c206b5ece8201340e32d8f2ddc84636ad62238f4fcac11004b3049637");
    }
    void digestsAreTheSameInEveryBuild()
    {
        HOLDS("C-SIM-03");
        QFETCH(QString, name);
        QFETCH(std::string, digest);
        const auto scenario = readScenario(bytesOf(library().filePath(name + QStringLiteral(".json"))));
        QVERIFY(scenario.has_value());
        QCOMPARE(runReplication(*scenario, allModels(), 1)->digest, digest);
    }

    void figuresBeginAfterTheWarmUp()
    {
        const auto offered = [](const char* more) {
            auto scenario = readScenario(small(more));
            scenario->parameters.find("sources")->items[0].find("streams")->items[0] =
                *readJson(R"({"rate": "10/s"})");
            const Report report = runReplication(*scenario, allModels(), 1)->report;
            return std::pair(report.find("offered")->count, report.find("latency")->count);
        };
        QCOMPARE(offered("}}"),
                 std::pair(std::optional<std::uint64_t>(30), std::optional<std::uint64_t>(30)));
        QCOMPARE(offered("},\n \"warmup\": \"1s\"}"),
                 std::pair(std::optional<std::uint64_t>(20), std::optional<std::uint64_t>(20)));
    }

    void mistakesAreSaidWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        using enum ProblemCode;
        QTest::newRow("unknown") << QByteArray(",\n \"pol\": 3}}") << int(MemberUnknown) << 4;
        QTest::newRow("type") << QByteArray(",\n \"pool\": \"3\"}}") << int(WrongType) << 4;
        QTest::newRow("range") << QByteArray(",\n \"pool\": -3}}") << int(OutOfRange) << 4;
        QTest::newRow("unit") << QByteArray(",\n \"sla\": \"3\"}}") << int(BadValue) << 4;
        QTest::newRow("choice") << QByteArray(",\n \"cpu\": {\"mode\": \"x\"}}}") << int(NotAChoice) << 4;
        QTest::newRow("metric") << QByteArray("},\n \"assertions\": [{\"value\": \"mean(x)\", \"to\": 1}]}")
                                << int(MetricUnknown) << 4;
        const auto changing = [](const char* set, const char* to) -> QByteArray {
            return QByteArray("},\n \"changes\": [{\"at\": \"1s\", \"set\": \"") + set +
                   "\",\n \"to\": " + to + "}]}";
        };
        // An object may lack what has a standard value, so the member is what is unknown.
        QTest::newRow("change of nothing") << changing("pol", "1") << int(MemberUnknown) << 5;
        QTest::newRow("change in no item") << changing("sources[2].link", "true") << int(PathUnknown) << 5;
        QTest::newRow("change out of range") << changing("sources[p].peers", "0") << int(OutOfRange) << 5;
    }
    void mistakesAreSaidWithTheirPlace()
    {
        QFETCH(QByteArray, more);
        QFETCH(int, code);
        QFETCH(int, line);
        const auto scenario = readScenario(small(more.toStdString()));
        const auto run = scenario ? startScenario(*scenario, allModels())
                                  : Checked<std::unique_ptr<Run>>(std::unexpected(scenario.error()));
        QVERIFY(!run.has_value());
        QCOMPARE(int(run.error().code), code);
        QVERIFY(run.error().place.has_value());
        QCOMPARE(run.error().place->line, line);
        if (code == int(ProblemCode::MemberUnknown))
            QCOMPARE(run.error().expected, std::string("pool"));
    }

    void rangesHoldTheirEnds()
    {
        const auto until = [](const char* time) {
            return readScenario(std::string(R"({"model": "limiter", "parameters": {}, "until": ")") + time +
                                "\"}");
        };
        QVERIFY(until("366d").has_value());
        QCOMPARE(until("366d")->until, LongestRun);
        QCOMPARE(until("366.001d").error().code, ProblemCode::OutOfRange);
    }

    void rulesOfTheModelHaveTheirNumber()
    {
        const auto scenario = readScenario(small(
            R"(, "cpu_profiles": [{"name": "a", "ranges": [{"from": 50, "to": 60}, {"from": 60, "to": 70}]}]}})"));
        QVERIFY(scenario.has_value());
        const auto run = startScenario(*scenario, allModels());
        QVERIFY(!run.has_value());
        QCOMPARE(run.error().code, ProblemCode::AgainstRule);
        QCOMPARE(run.error().rule, std::string("V18"));
        QVERIFY(!run.error().reason.ko.empty());
    }

    void aScenarioReadsBackAsItself()
    {
        for (const QString& name : library().entryList({QStringLiteral("*.json")})) {
            const auto scenario = readScenario(bytesOf(library().filePath(name)));
            QVERIFY(scenario.has_value());
            const std::string written = writeScenario(*scenario);
            const auto again = readScenario(written);
            QVERIFY(again.has_value());
            QCOMPARE(writeScenario(*again), written);
        }
    }

    void describedParametersAreThoseThatAreRead()
    {
        for (const Model* model : allModels()) {
            const ModelInfo info = model->describe();
            QCOMPARE(info.name, std::string(model->name()));
            for (const ParameterInfo& parameter : info.parameters)
                QVERIFY2(!parameter.text.en.empty() && !parameter.text.ko.empty(), parameter.path.c_str());
        }
    }

    void replicationsDifferAndAreRepeated()
    {
        const auto scenario = readScenario(small("}}"));
        QVERIFY(scenario.has_value());
        std::vector<Outcome> outcomes;
        for (std::uint64_t i = 1; i <= 5; ++i) {
            outcomes.push_back(runReplication(*scenario, allModels(), i).value());
            QCOMPARE(runReplication(*scenario, allModels(), i)->digest, outcomes.back().digest);
        }
        QCOMPARE(outcomes[0].seed, std::uint64_t{1});
        QVERIFY(outcomes[0].digest != outcomes[1].digest);
        const Report report = combined(outcomes);
        std::uint64_t offered = 0;
        for (const Outcome& outcome : outcomes)
            offered += outcome.report.find("offered")->count.value();
        QCOMPARE(report.find("offered")->count, std::optional(offered));
        QVERIFY(report.find("latency")->interval.has_value());
        // The same seeds in both: no difference at all.
        for (const Difference& difference : differences(outcomes, outcomes))
            QVERIFY(difference.difference.value_or(0) == 0);
    }
};

QTEST_GUILESS_MAIN(ScenarioTest)
#include "tst_sim_scenario.moc"
