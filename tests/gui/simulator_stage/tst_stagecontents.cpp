// SPDX-License-Identifier: GPL-3.0-or-later
#include "PageBench.h"
#include "StageRuns.h"
#include "simulator/stage/ScenePainter.h"
#include "simulator/stage/StepArrows.h"
#include "simulator/stage/Travels.h"
#include "simulator/words/ElementWords.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace naru;
using namespace naru::simulator;
using namespace std::chrono_literals;

/** What the stages tell: each model's facts as shapes, words and sizes. */
class TestStageContents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_bench = std::make_unique<test::PageBench>(); }
    void aMisroutedSecondaryEndsInTheDmz();
    void whatGoesPastTheBalancerGoesBelowIt();
    void statesAreShapesAndWords_data();
    void statesAreShapesAndWords();
    void stepsAreNumbered();
    void stepsOfASession();
    void rolesOfTheFollowedFlow();
    void splitsAreSaid();
    void pipesAreAsWideAsTheirRate();
    void refusalsSayTheirCode();
    void theGaugeFollowsTheParameters();
    void marksTravelOnce();

private:
    template <class... Wishes>
    [[nodiscard]] Scene sceneOf(const QString& model, const sim::Run& run, const Wishes&... wishes) const
    {
        return test::sceneOf(m_bench->theme, m_bench->speech.words(), model, run, wishes...);
    }

    std::unique_ptr<test::PageBench> m_bench;
};

namespace {

QStringList textsOf(const Scene& scene)
{
    QStringList texts;
    for (const SceneText& text : scene.texts)
        texts.append(text.text);
    return texts;
}

bool hasShape(const Scene& scene, const SceneSpot& spot, Shape shape)
{
    return std::ranges::any_of(scene.glyphs, [&](const SceneGlyph& glyph) {
        return glyph.shape == shape && spot.place.contains(glyph.at);
    });
}

} // namespace

void TestStageContents::aMisroutedSecondaryEndsInTheDmz()
{
    const auto run = test::runOf(QStringLiteral("misrouted-secondaries"), 8s);
    const Scene scene = sceneOf(QStringLiteral("balancer"), *run);
    const auto snapshot = run->snapshot();
    const auto last =
        std::find_if(snapshot.passages.rbegin(), snapshot.passages.rend(),
                     [](const sim::Passage& passage) { return passage.outcome == "misrouted"; });
    QVERIFY(last != snapshot.passages.rend());
    QVERIFY(last->home != last->way.back());
    // A cross between the appliance and the end of the DMZ; who, whereto and where its session is.
    const SceneSpot* cross = scene.find(QStringLiteral("misrouted"));
    QCOMPARE(cross->picked(), QStringLiteral("session/%1").arg(last->mark));
    const SceneSpot* wrong = scene.find(QString::fromStdString(last->way.back()));
    const SceneSpot* servers = scene.find(QStringLiteral("servers"));
    QVERIFY(std::ranges::any_of(scene.glyphs, [&](const SceneGlyph& glyph) {
        return glyph.shape == Shape::Failed && glyph.at.x() > wrong->place.right() &&
               glyph.at.x() < servers->place.left() && glyph.at.y() > wrong->place.top() &&
               glyph.at.y() < wrong->place.bottom();
    }));
    const QString told = textsOf(scene).join(QLatin1Char(' '));
    QVERIFY2(told.contains(QStringLiteral("client %1").arg(last->client)), qPrintable(told));
    QVERIFY2(told.contains(QString::fromStdString("Sent to " + last->way.back().substr(4))),
             qPrintable(told));
    QVERIFY2(told.contains(QString::fromStdString(last->home.substr(4) + " (ringed)")), qPrintable(told));
    const auto dying =
        std::ranges::find_if(scene.marks, [&](const SceneMark& mark) { return mark.id == last->number; });
    QVERIFY(dying->dies);
    QCOMPARE(dying->shape, Shape::Square);
}

/** Secondaries of a redirecting balancer go from the clients to their appliance. */
void TestStageContents::whatGoesPastTheBalancerGoesBelowIt()
{
    const auto run = test::runOf(QStringLiteral("nat-clients"), 870s);
    const Scene scene = sceneOf(QStringLiteral("balancer"), *run);
    const QRectF balancer = scene.find(QStringLiteral("balancer/lb1"))->place;
    int past = 0;
    for (const SceneMark& mark : scene.marks) {
        if (mark.way.at(1).y() <= balancer.bottom())
            continue;
        ++past;
        for (int step = 0; step <= 60; ++step)
            QVERIFY(!balancer.contains(pointOn(mark, step / 60.0)));
    }
    QVERIFY(past > 0);
    QVERIFY(std::ranges::any_of(scene.lines, [&](const SceneLine& line) {
        return line.points.size() > 2 && line.points.at(1).y() > balancer.bottom();
    }));
}

void TestStageContents::statesAreShapesAndWords_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("id");
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const char* scenario, const char* set, const char* value,
                        const char* id, Shape shape, const char* word) {
        QTest::newRow(name) << QString::fromLatin1(scenario) << QString::fromLatin1(set)
                            << QString::fromLatin1(value) << QString::fromLatin1(id) << shape
                            << QString::fromLatin1(word);
    };
    row("up", "quiesce", "uags[uag2].weight", "1", "uag/uag1", Shape::Good, "up");
    row("quiesced", "quiesce", "uags[uag1].quiesced", "true", "uag/uag1", Shape::Quiesced, "quiesced, 503");
    row("drain", "quiesce", "uags[uag1].admin", "\"drain\"", "uag/uag1", Shape::Attention,
        "drains: no new clients");
    row("maintenance", "quiesce", "uags[uag1].admin", "\"maintenance\"", "uag/uag1", Shape::Off,
        "maintenance");
    row("out", "quiesce", "uags[uag1].in_service", "false", "uag/uag1", Shape::Stale, "out of service");
    row("unhealthy", "quiesce", "uags[uag1].status", "500", "uag/uag1", Shape::Failed, "down");
    row("control", "cluster-owner-dies", "nodes[n1].alive", "true", "node/n1", Shape::Good, "control node");
    row("failed", "cluster-owner-dies", "nodes[n3].alive", "false", "node/n3", Shape::Failed, "failed");
    row("link", "cluster-owner-dies", "nodes[n3].link", "false", "node/n3", Shape::Stale,
        "out of the cluster");
    row("peer", "pgw-burst", "sources[pgw1].link", "false", "peer/pgw1", Shape::Failed, "down");
}

void TestStageContents::statesAreShapesAndWords()
{
    QFETCH(QString, scenario);
    QFETCH(QString, set);
    QFETCH(QString, value);
    QFETCH(QString, id);
    QFETCH(Shape, shape);
    QFETCH(QString, word);
    const auto run = test::runOf(scenario, 10s);
    const auto problem = run->set(set.toStdString(), sim::readValue(value.toStdString()));
    QVERIFY2(!problem, problem ? problem->detail.c_str() : "");
    run->advance(run->now() + 45s);
    const Scene scene = sceneOf(test::modelOf(scenario), *run);
    const SceneSpot* spot = scene.find(id);
    QVERIFY(spot);
    QCOMPARE(spot->state, word);
    QVERIFY(hasShape(scene, *spot, shape));
    // Where there is little room, the word is a shorter one.
    const QStringList texts = textsOf(scene);
    const sim::Snapshot snapshot = run->snapshot();
    const sim::Element* element = snapshot.find(id.toStdString());
    const QString brief = stateSign(m_bench->speech.words(), element->kind, element->state).brief;
    QVERIFY2(texts.contains(word) || texts.contains(brief), qPrintable(texts.join(QLatin1Char('|'))));
}

void TestStageContents::stepsAreNumbered()
{
    const auto run = test::runOf(QStringLiteral("cluster-tcp-setup"));
    const auto story = run->story("flow/1");
    QVERIFY(story.size() > 8);
    const Scene scene =
        sceneOf(QStringLiteral("cluster"), *run, QSizeF(672, 356), QString(), story, std::size_t{4});
    const auto disc = [&](const QString& number) {
        return std::ranges::find_if(scene.discs, [&](const SceneDisc& one) {
            return one.number.split(QStringLiteral("·")).contains(number);
        });
    };
    QCOMPARE(disc(QStringLiteral("1"))->when, SceneDisc::When::Done);
    QCOMPARE(disc(QStringLiteral("4"))->when, SceneDisc::When::Now);
    QVERIFY(std::ranges::any_of(scene.discs,
                                [](const SceneDisc& one) { return one.when == SceneDisc::When::ToCome; }));
    // The same way is one arrow with all its numbers, the present ones first.
    sim::LogEntry there{.at = {}, .code = {}, .element = {}, .text = {}, .ways = {{"a", "b"}}};
    sim::LogEntry back{.at = {}, .code = {}, .element = {}, .text = {}, .ways = {{"b", "a"}}};
    const auto arrows = stepArrows({there, back, there, there, there, there}, 5, 4);
    QCOMPARE(arrows.size(), std::size_t{2});
    QCOMPARE(arrows[0].number, QStringLiteral("…5·6"));
    QCOMPARE(arrows[0].when, SceneDisc::When::Now);
    QCOMPARE(arrows[1].number, QStringLiteral("2"));
    QCOMPARE(arrows[1].when, SceneDisc::When::Done);
    QCOMPARE(stepArrows({there, back}, 2, 1).front().from, std::string("b"));
}

void TestStageContents::stepsOfASession()
{
    const auto run = test::runOf(QStringLiteral("quiesce"), 600s);
    const auto story = run->story("session/5");
    QVERIFY(!story.empty());
    QCOMPARE(story.front().ways.size(), std::size_t{2});
    const Scene scene = sceneOf(QStringLiteral("balancer"), *run, QSizeF(672, 356),
                                QStringLiteral("session/5"), story, std::size_t{1});
    QCOMPARE(scene.discs.size(), std::size_t{2});
    for (const SceneDisc& disc : scene.discs)
        QCOMPARE(disc.when, SceneDisc::When::Now);
    // Its dot is ringed at its appliance and among the clients.
    QCOMPARE(std::ranges::count(scene.glyphs, Ink::Accent, &SceneGlyph::ring), 2);
}

void TestStageContents::rolesOfTheFollowedFlow()
{
    const auto run = test::runOf(QStringLiteral("cluster-tcp-setup"), 50ms);
    const auto story = run->story("flow/1");
    const Scene scene = sceneOf(QStringLiteral("cluster"), *run, QSizeF(672, 356), QStringLiteral("flow/1"),
                                story, story.size());
    const std::map<std::string, std::pair<Shape, QString>> looks{
        {"owner", {Shape::Disc, QStringLiteral("owner")}},
        {"director", {Shape::Diamond, QStringLiteral("director")}},
        {"backup", {Shape::DoubleRing, QStringLiteral("backup owner")}},
        {"forwarder", {Shape::Tag, QStringLiteral("forwarder")}},
    };
    const auto snapshot = run->snapshot();
    QCOMPARE(snapshot.marks.size(), std::size_t{1});
    QVERIFY(snapshot.marks.front().roles.size() >= 4);
    for (const sim::Role& role : snapshot.marks.front().roles) {
        const SceneSpot* node = scene.find(QString::fromStdString(role.element));
        QVERIFY(node);
        QVERIFY2(hasShape(scene, *node, looks.at(role.code).first), role.code.c_str());
        QVERIFY2(node->detail.contains(looks.at(role.code).second), qPrintable(node->detail));
    }
    // Before the second step there is an owner and nobody else.
    const Scene early =
        sceneOf(QStringLiteral("cluster"), *run, QSizeF(672, 356), QString(), story, std::size_t{1});
    QVERIFY(hasShape(early, *early.find(QStringLiteral("node/n1")), Shape::Disc));
    QVERIFY(!hasShape(early, *early.find(QStringLiteral("node/n2")), Shape::Tag));
}

void TestStageContents::splitsAreSaid()
{
    const auto run = test::runOf(QStringLiteral("cluster-split-brain"), 50s);
    QCOMPARE(sceneOf(QStringLiteral("cluster"), *run).find(QStringLiteral("cluster"))->state, QString());
    run->advance(170s);
    const Scene split = sceneOf(QStringLiteral("cluster"), *run);
    QCOMPARE(split.find(QStringLiteral("cluster"))->state, QStringLiteral("split brain: 2 control nodes"));
    QVERIFY(hasShape(split, *split.find(QStringLiteral("cluster")), Shape::Failed));
    run->advance(290s);
    QCOMPARE(sceneOf(QStringLiteral("cluster"), *run).find(QStringLiteral("cluster"))->state, QString());
}

void TestStageContents::pipesAreAsWideAsTheirRate()
{
    // 1,000 a second are offered, 500 admitted: 40 pixels, and 20 of each behind the limit.
    const auto run = test::runOf(QStringLiteral("vdra-golden-timeline"), 85s);
    const Scene scene = sceneOf(QStringLiteral("limiter"), *run);
    const SceneSpot* peer = scene.find(QStringLiteral("peer/pgw1"));
    const auto pipe = std::ranges::find_if(scene.regions, [&](const SceneBox& box) {
        return box.place.left() == peer->place.right() && box.place.bottom() < peer->place.bottom();
    });
    QCOMPARE(pipe->place.height(), 40.0);
    const auto refused = std::ranges::find_if(scene.regions, &SceneBox::hatched);
    QCOMPARE(refused->line, Ink::Fail);
    QCOMPARE(refused->place.height(), 20.0);
    QVERIFY(textsOf(scene).contains(QStringLiteral("refused 500/s, 3002")));
    QVERIFY(textsOf(scene).contains(QStringLiteral("1,000 less 50 %")));
}

/** Where the limits of a message agree on it; those of another message have no say. */
void TestStageContents::refusalsSayTheirCode()
{
    const auto run = test::runOf(QStringLiteral("pgw-burst"), 30s);
    const auto told = [&] {
        return textsOf(sceneOf(QStringLiteral("limiter"), *run)).filter(QStringLiteral(", 3002")).size();
    };
    QCOMPARE(told(), 2);
    QVERIFY(!run->set("message_limits[ccr-i].result_code", sim::Node::ofNumber(5012)));
    run->advance(31s);
    QCOMPARE(told(), 1);
    QVERIFY(!run->set("message_limits[ccr-t].action", sim::readValue("drop")));
    run->advance(32s);
    QCOMPARE(told(), 0);
}

void TestStageContents::theGaugeFollowsTheParameters()
{
    const auto run = test::runOf(QStringLiteral("vdra-golden-timeline"), 85s);
    const QStringList texts = textsOf(sceneOf(QStringLiteral("limiter"), *run));
    for (const char* text : {"49 and below", "release", "50–59", "30 %", "60–65", "66 and above"})
        QVERIFY2(texts.contains(QString::fromUtf8(text)), text);
    QVERIFY(!run->set("cpu_profiles[db].ranges[3].from", sim::Node::ofNumber(70)));
    run->advance(86s);
    QVERIFY(textsOf(sceneOf(QStringLiteral("limiter"), *run)).contains(QStringLiteral("70 and above")));
    QVERIFY(!run->set("dynamic.enabled", sim::Node::ofBoolean(false)));
    run->advance(87s);
    const Scene off = sceneOf(QStringLiteral("limiter"), *run);
    QVERIFY(off.find(QStringLiteral("gauge"))->detail.contains(QStringLiteral("No dynamic limit")));
}

void TestStageContents::marksTravelOnce()
{
    Scene scene;
    const auto add = [&](std::uint64_t id, bool dies = false) {
        scene.marks.push_back({.id = id, .way = {{0, 0}, {10, 0}, {10, 0}, {10, 10}}, .dies = dies});
    };
    Travels travels;
    add(1);
    travels.take(scene, Travels::Milliseconds(100), {});
    QVERIFY2(travels.isEmpty(), "what is there at first has long arrived");
    add(2);
    add(3, true);
    travels.take(scene, Travels::Milliseconds(100), {});
    QCOMPARE(travels.all().size(), std::size_t{2});
    travels.take(scene, Travels::Milliseconds(100), {});
    QCOMPARE(travels.all().size(), std::size_t{2});
    travels.advance(Travels::Milliseconds(100));
    QCOMPARE(travels.all().front().share(), 0.5);
    travels.advance(Travels::Milliseconds(100));
    QCOMPARE(travels.all().size(), std::size_t{1});
    QVERIFY2(travels.all().front().mark.dies, "what dies is seen for longer");
    travels.advance(Travels::Milliseconds(600));
    QVERIFY(travels.isEmpty());
    for (std::uint64_t id = 4; id < 1000; ++id)
        add(id);
    travels.take(scene, Travels::Milliseconds(100), {});
    QCOMPARE(travels.all().size(), Travels::Most);
    scene.marks.resize(1);
    travels.take(scene, Travels::Milliseconds(100), {});
    QVERIFY2(travels.isEmpty(), "an earlier moment sends nothing off");
}

QTEST_MAIN(TestStageContents)
#include "tst_stagecontents.moc"
