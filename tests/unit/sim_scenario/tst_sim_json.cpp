// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Csv.h"
#include "sim/scenario/Units.h"

#include <QTest>

using namespace naru::sim;
using namespace std::chrono_literals;

/** JSON with places, paths, units, tables. */
class JsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesKnowWhereTheyStood()
    {
        const auto node = readJson("{\n  \"한\": [1, -2.5e1, true, null],\n  \"b\": \"x\\u00e9\\n\"\n}");
        QVERIFY(node.has_value());
        const Node* list = node->find("한");
        QCOMPARE(list->items.size(), std::size_t{4});
        QCOMPARE(list->items[1].number, -25.0);
        QCOMPARE(list->items[1].place->line, 2);
        QCOMPARE(list->items[1].place->column, 12); // characters, not bytes
        QCOMPARE(node->find("b")->text, std::string("x\xC3\xA9\n"));
        QVERIFY(readJson("\xEF\xBB\xBF{}").has_value());
        QVERIFY(!readJson("{}\xEF\xBB\xBF").has_value());
    }

    void mistakesHaveAPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        using enum ProblemCode;
        QTest::newRow("comma") << QByteArray("{\"a\": 1,\n}") << int(NotJson) << 2 << 1;
        QTest::newRow("twice") << QByteArray("{\"a\": 1,\n \"a\": 2}") << int(MemberTwice) << 2 << 2;
        QTest::newRow("behind the end") << QByteArray("{} x") << int(NotJson) << 1 << 4;
        QTest::newRow("cut") << QByteArray("[1, 2") << int(NotJson) << 1 << 6;
        QTest::newRow("leading zero") << QByteArray("[01]") << int(NotJson) << 1 << 2;
        QTest::newRow("empty") << QByteArray("") << int(NotJson) << 1 << 1;
        QTest::newRow("line in a string") << QByteArray("[\"a\nb\"]") << int(NotJson) << 1 << 4;
        QTest::newRow("not UTF-8") << QByteArray("[\"\xFF\"]") << int(NotUtf8) << 1 << 3;
        QTest::newRow("overlong") << QByteArray("[\"\xC0\x80\"]") << int(NotUtf8) << 1 << 3;
        QTest::newRow("half a pair") << QByteArray("[\"\\ud800\"]") << int(NotJson) << 1 << 9;
        QTest::newRow("deep") << QByteArray(100, '[') << int(TooDeep) << 1 << 66;
    }
    void mistakesHaveAPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto node = readJson(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        QVERIFY(!node.has_value());
        QCOMPARE(int(node.error().code), code);
        QCOMPARE(node.error().place->line, line);
        QCOMPARE(node.error().place->column, column);
    }

    void whatIsWrittenReadsBack()
    {
        const std::string text =
            "{\"a\": [1, 2.5, \"q\\\"\\\\\\u0001\"], \"b\": {\"c\": null, \"d\": false}}";
        const auto node = readJson(text);
        QCOMPARE(writeJson(*node), text);
        QCOMPARE(writeJson(*readJson(writeJson(*node))), text);
    }

    void pathsNameParts()
    {
        auto node = *readJson(R"({"peers": [{"name": "pgw1", "rate": "1/s"}, {"name": "pgw2"}]})");
        QCOMPARE(findPath(node, "peers[pgw1].rate")->text, std::string("1/s"));
        QCOMPARE(findPath(node, "peers.pgw1.rate")->text, std::string("1/s"));
        QCOMPARE(findPath(node, "peers[2].name")->text, std::string("pgw2"));
        for (const char* path :
             {"peers[3]", "peers[0]", "peers[none]", "peer", "peers[pgw1", "peers[pgw1]..rate"})
            QVERIFY2(findPath(node, path) == nullptr, path);
        QVERIFY(setPath(node, "peers[pgw2].rate", Node::string("2/s")));
        QCOMPARE(findPath(node, "peers[2].rate")->text, std::string("2/s"));
        QVERIFY(!setPath(node, "peers[9].rate", Node::string("2/s")));
    }

    void unitsAreRead()
    {
        QCOMPARE(parseTime("250ms"), std::optional<Time>(250ms));
        QCOMPARE(parseTime("1.5min"), std::optional<Time>(90s));
        QCOMPARE(parseTime("2d"), std::optional<Time>(48h));
        QCOMPARE(parseTime("0.000000001s"), std::optional<Time>(1ns));
        for (const char* wrong : {"", "s", "5", "5 s", "-5s", "1e3s", "5m", "1000000000h", "5s "})
            QVERIFY2(!parseTime(wrong), wrong);
        QCOMPARE(timeText(1500ms), std::string("1500ms"));
        QCOMPARE(timeText(2h), std::string("2h"));
        QCOMPARE(timeText(0s), std::string("0s"));
        QCOMPARE(parseRate("60/min"), std::optional(1.0));
        QVERIFY(!parseRate("60"));
        QCOMPARE(parsePercent("40%"), std::optional(0.4));
        QCOMPARE(percentText(0.07), std::string("7%"));
        for (const double rate : {1e6, 0.1, 1e-7, 1.0 / 3, 123456.789})
            QCOMPARE(parseRate(rateText(rate)), std::optional(rate));
        QCOMPARE(rateText(1e6), std::string("1000000/s"));
        QCOMPARE(parsePercent(percentText(0.000001)), std::optional(0.000001));
    }

    void distributionsAreRead()
    {
        QCOMPARE(parseDurations("10ms")->distribution.mean(), 1e7);
        QCOMPARE(parseDurations("erlang(4, 10ms)")->distribution.kind(), Distribution::Kind::Erlang);
        QCOMPARE(parseDurations("empirical(1ms:0.9, 11ms:0.1)")->distribution.mean(), 2e6);
        const TraceLookup traces = [](std::string_view name) {
            return name == "cpu" ? std::optional(std::vector{40.0, 60.0}) : std::nullopt;
        };
        QCOMPARE(parseDurations("trace(cpu)", traces)->distribution.mean(), 50e9);
        for (const char* wrong :
             {"erlang(0, 1s)", "erlang(4)", "exponential()", "exponential(0s)", "pareto(1, 1s)",
              "hyperexponential(1, 1s)", "empirical(1s)", "trace(cpu)", "uniform(1s, 2s)", "exponential(1s"})
            QVERIFY2(!parseDurations(wrong), wrong);
    }

    void tablesComeAndGoAsCsv()
    {
        const auto list = readJson(
            "[{\"name\": \"a, b\", \"rate\": \"200/s\", \"messages\": [\"x\", \"y\"], \"shadow\": true, "
            "\"burst\": 5},"
            " {\"name\": \"say \\\"c\\\"\", \"rate\": \"100/s\", \"messages\": [\"x\"], \"shadow\": false}]");
        const std::string csv = tableToCsv(*list);
        QCOMPARE(csv, std::string("name,rate,messages,shadow,burst\r\n\"a, b\",200/s,x|y,true,5\r\n"
                                  "\"say \"\"c\"\"\",100/s,x,false,\r\n"));
        const auto back = tableFromCsv(csv, *list);
        QVERIFY(back.has_value());
        QCOMPARE(writeJson(*back), writeJson(*list));
        QVERIFY(!tableFromCsv("a,b\n1,2,3\n", *list).has_value());
        const auto nested = readJson(
            R"([{"name": "h1", "ranges": [{"from": 50, "to": 59, "cut": "30%"}, {"from": 60, "cut": "40%"}]}])");
        const std::string nestedCsv = tableToCsv(*nested);
        QCOMPARE(nestedCsv.substr(0, 27), std::string("name,ranges\r\nh1,\"[{\"\"from\"\""));
        QCOMPARE(writeJson(*tableFromCsv(nestedCsv, *nested)), writeJson(*nested));
        QCOMPARE(columnFromCsv("t,cpu\n0,40\n1,62.5\n", 2), std::optional(std::vector{40.0, 62.5}));
        QVERIFY(!columnFromCsv("t,cpu\n0,40\n1,x\n", 2));
    }
};

QTEST_GUILESS_MAIN(JsonTest)
#include "tst_sim_json.moc"
