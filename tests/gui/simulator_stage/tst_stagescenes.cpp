// SPDX-License-Identifier: GPL-3.0-or-later
#include "PageBench.h"
#include "StageRuns.h"
#include "simulator/stage/SceneMaker.h"
#include "simulator/stage/ScenePainter.h"
#include "simulator/stage/StepArrows.h"
#include "simulator/stage/Travels.h"

#include <QFile>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <map>

using namespace naru;
using namespace naru::simulator;
using namespace std::chrono_literals;

/** What the stage shows, as values. */
class TestStageScenes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_bench = std::make_unique<test::PageBench>(); }
    void init() { m_bench->speech.setLanguage(wording::Language::English); }
    void textsKeepApart_data();
    void textsKeepApart();
    void manyElementsStayReadable_data();
    void manyElementsStayReadable();
    void golden_data();
    void golden();
    void everyElementIsASpot_data();
    void everyElementIsASpot();
    void marksAreHitBeforeTheirBoxes();
    void arrowKeysReachEveryStop_data();
    void arrowKeysReachEveryStop();
    void aMisroutedSecondaryEndsInTheDmz();
    void statesAreShapesAndWords_data();
    void statesAreShapesAndWords();
    void stepsAreNumbered();
    void rolesOfTheFollowedFlow();
    void splitsAreSaid();
    void pipesAreAsWideAsTheirRate();
    void theGaugeFollowsTheParameters();
    void marksTravelOnce();

private:
    [[nodiscard]] Scene sceneOf(const QString& model, const sim::Run& run, const QSizeF& size = {672, 356},
                                const QString& selection = {}, const std::vector<sim::LogEntry>& story = {},
                                std::size_t now = 0) const
    {
        return simulator::sceneOf(model, {.snapshot = run.snapshot(),
                                          .parameters = run.parameters(),
                                          .selection = selection,
                                          .story = story,
                                          .now = now,
                                          .size = size,
                                          .type = Typeset(m_bench->theme)});
    }
    void checkTexts(const Scene& scene, bool mayShorten) const;
    void keepPicture(const Scene& scene) const;

    std::unique_ptr<test::PageBench> m_bench;
};

namespace {

QString modelOf(const QString& scenario)
{
    return QString::fromStdString(test::shipped(scenario).model);
}

/** A text's ink, not the line that it stands in. */
QRectF inkOf(const SceneText& text, const Typeset& type)
{
    const double width = type.width(text.text, text.face);
    const double height = type.lineHeight(text.face) - 4;
    const double left = text.align & Qt::AlignRight     ? text.place.right() - width
                        : text.align & Qt::AlignHCenter ? text.place.center().x() - width / 2
                                                        : text.place.left();
    return {left, text.place.center().y() - height / 2, width, height};
}

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

void TestStageScenes::checkTexts(const Scene& scene, bool mayShorten) const
{
    const Typeset type(m_bench->theme);
    for (std::size_t i = 0; i < scene.texts.size(); ++i) {
        const SceneText& text = scene.texts[i];
        const QRectF ink = inkOf(text, type);
        QVERIFY2(QRectF({}, scene.size).adjusted(-1, -1, 1, 1).contains(ink), qPrintable(text.text));
        QVERIFY2(ink.width() <= text.place.width() + 1, qPrintable(text.text));
        if (!mayShorten)
            QVERIFY2(!text.elided, qPrintable(text.text));
        for (std::size_t j = 0; j < i; ++j) {
            const QRectF both = ink.intersected(inkOf(scene.texts[j], type));
            QVERIFY2(both.width() < 1 || both.height() < 1,
                     qPrintable(text.text + QStringLiteral(" over ") + scene.texts[j].text));
        }
        for (const SceneGlyph& glyph : scene.glyphs) {
            const double half = glyph.size / 2 - 1;
            const QRectF both = ink.intersected({glyph.at - QPointF(half, half), QSizeF(2 * half, 2 * half)});
            QVERIFY2(both.width() < 1 || both.height() < 1,
                     qPrintable(text.text + QStringLiteral(" over a glyph")));
        }
    }
}

/** Where $NARU_PICTURES says, named after the row. */
void TestStageScenes::keepPicture(const Scene& scene) const
{
    const QString folder = qEnvironmentVariable("NARU_PICTURES");
    if (folder.isEmpty())
        return;
    const ScenePainter scenes(m_bench->theme.colors(), Typeset(m_bench->theme));
    QImage image(scene.size.toSize(), QImage::Format_RGB32);
    image.fill(scenes.color(Ink::Bg));
    QPainter painter(&image);
    scenes.paint(painter, scene);
    const bool isKorean = m_bench->speech.language() == wording::Language::Korean;
    image.save(QStringLiteral("%1/many-%2-%3.png")
                   .arg(folder, QLatin1String(QTest::currentDataTag()),
                        isKorean ? QStringLiteral("ko") : QStringLiteral("en")));
}

void TestStageScenes::textsKeepApart_data()
{
    QTest::addColumn<QString>("scenario");
    for (const QString& name : test::shippedScenarios())
        QTest::newRow(qPrintable(name)) << name;
}

/** In both languages, at three sizes, at five moments. Where it is narrow, words may be shortened. */
void TestStageScenes::textsKeepApart()
{
    QFETCH(QString, scenario);
    const sim::Scenario shipped = test::shipped(scenario);
    const auto run = test::started(shipped);
    const QString model = QString::fromStdString(shipped.model);
    for (int part = 1; part <= 5; ++part) {
        run->advance(shipped.until * part / 5);
        const bool isCluster = model == QLatin1String("cluster");
        const auto story = isCluster ? run->story("flow/1") : std::vector<sim::LogEntry>();
        for (const wording::Language language : {wording::Language::English, wording::Language::Korean}) {
            m_bench->speech.setLanguage(language);
            for (const QSizeF size : {QSizeF(480, 300), QSizeF(672, 356), QSizeF(1100, 620)}) {
                checkTexts(sceneOf(model, *run, size), size.width() < 500);
                if (isCluster)
                    checkTexts(sceneOf(model, *run, size, {}, story, story.size() / 2), size.width() < 500);
                if (QTest::currentTestFailed()) {
                    qWarning("at %g of %g s, %g wide, %s", static_cast<double>(run->now().count()) / 1e9,
                             static_cast<double>(shipped.until.count()) / 1e9, size.width(),
                             language == wording::Language::Korean ? "ko" : "en");
                    return;
                }
            }
        }
    }
}

void TestStageScenes::manyElementsStayReadable_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("count");
    QTest::newRow("16 nodes") << QStringLiteral("cluster-owner-dies") << QStringLiteral("nodes")
                              << QStringLiteral("node") << 16;
    QTest::newRow("12 appliances") << QStringLiteral("quiesce") << QStringLiteral("uags")
                                   << QStringLiteral("uag") << 12;
    QTest::newRow("20 appliances") << QStringLiteral("quiesce") << QStringLiteral("uags")
                                   << QStringLiteral("uag") << 20;
    QTest::newRow("20 peers") << QStringLiteral("pgw-burst") << QStringLiteral("sources")
                              << QStringLiteral("peer") << 20;
}

void TestStageScenes::manyElementsStayReadable()
{
    QFETCH(QString, scenario);
    QFETCH(QString, list);
    QFETCH(QString, kind);
    QFETCH(int, count);
    sim::Scenario shipped = test::shipped(scenario);
    sim::Node* items = shipped.parameters.find(list.toStdString());
    QVERIFY(items);
    sim::Node pattern = items->items.back();
    items->items.resize(1);
    for (int i = 1; i < count; ++i) {
        sim::Node more = pattern;
        more.find("name")->text = kind.left(1).toStdString() + "w" + std::to_string(i + 1);
        if (sim::Node* priority = more.find("priority"))
            *priority = sim::Node::ofNumber(i + 1);
        items->items.push_back(more);
    }
    if (list != QLatin1String("sources"))
        shipped.changes.clear();
    if (list == QLatin1String("sources")) {
        // The limits name the second one.
        items = shipped.parameters.find("sources");
        items->items[1].find("name")->text = "pgw2";
    }
    shipped.assertions.clear();
    shipped.series.clear();
    const auto run = test::started(shipped);
    run->advance(30s);
    for (const wording::Language language : {wording::Language::English, wording::Language::Korean}) {
        m_bench->speech.setLanguage(language);
        const Scene scene = sceneOf(QString::fromStdString(shipped.model), *run);
        keepPicture(scene);
        checkTexts(scene, true);
        QCOMPARE(std::ranges::count_if(
                     scene.spots,
                     [&](const SceneSpot& spot) { return spot.id.startsWith(kind + QLatin1Char('/')); }),
                 count);
        for (const SceneSpot& spot : scene.spots) {
            QVERIFY2(QRectF({}, scene.size).contains(spot.place), qPrintable(spot.id));
            if (isStop(spot))
                QVERIFY2(spot.place.height() >= 12, qPrintable(spot.id));
        }
    }
}

void TestStageScenes::golden_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QString>("follows");
    QTest::newRow("balancer") << QStringLiteral("misrouted-secondaries") << qint64{8'000} << QString();
    QTest::newRow("cluster") << QStringLiteral("cluster-tcp-setup") << qint64{10'000}
                             << QStringLiteral("flow/1");
    QTest::newRow("limiter") << QStringLiteral("vdra-golden-timeline") << qint64{85'000} << QString();
}

/** $NARU_UPDATE_GOLDEN writes them anew. */
void TestStageScenes::golden()
{
    QFETCH(QString, scenario);
    QFETCH(qint64, milliseconds);
    QFETCH(QString, follows);
    const auto run = test::runOf(scenario, std::chrono::milliseconds(milliseconds));
    const auto story = follows.isEmpty() ? std::vector<sim::LogEntry>() : run->story(follows.toStdString());
    const QByteArray made = toJson(sceneOf(modelOf(scenario), *run, {672, 356}, {}, story, 4));
    QFile file(qEnvironmentVariable("NARU_SOURCE_DIR") + QStringLiteral("/tests/data/simulator_stage/") +
               QLatin1String(QTest::currentDataTag()) + QStringLiteral(".jsonl"));
    if (qEnvironmentVariableIsSet("NARU_UPDATE_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(made);
        return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QList<QByteArray> wanted = file.readAll().split('\n');
    const QList<QByteArray> lines = made.split('\n');
    for (qsizetype i = 0; i < std::min(lines.size(), wanted.size()); ++i)
        QCOMPARE(lines.at(i), wanted.at(i));
    QCOMPARE(lines.size(), wanted.size());
}

void TestStageScenes::everyElementIsASpot_data()
{
    textsKeepApart_data();
}

void TestStageScenes::everyElementIsASpot()
{
    QFETCH(QString, scenario);
    const auto run = test::runOf(scenario, test::shipped(scenario).until / 2);
    const Scene scene = sceneOf(modelOf(scenario), *run);
    for (const sim::Element& element : run->snapshot().elements) {
        // Groups of nodes are named around them; ranges are parts of the gauge.
        if (element.kind == "site" || element.kind == "chassis" || element.kind == "range")
            continue;
        const SceneSpot* spot = scene.find(QString::fromStdString(element.id));
        QVERIFY2(spot, element.id.c_str());
        QVERIFY2(spot->name.contains(QString::fromStdString(element.name)), qPrintable(spot->name));
        QVERIFY(isStop(*spot));
        const SceneSpot* hit = scene.spotAt(spot->place.topLeft() + QPointF(1, 1));
        QVERIFY2(hit && (hit == spot || !isStop(*hit) || spot->place.contains(hit->place.center())),
                 element.id.c_str());
    }
    QVERIFY(!scene.spotAt({1, 1}));
}

void TestStageScenes::marksAreHitBeforeTheirBoxes()
{
    const auto run = test::runOf(QStringLiteral("even-spread"), 20s);
    const Scene scene = sceneOf(QStringLiteral("balancer"), *run);
    const auto mark = std::ranges::find_if(scene.spots, [](const SceneSpot& spot) { return !isStop(spot); });
    QVERIFY(mark != scene.spots.end());
    QVERIFY(mark->id.startsWith(QStringLiteral("session/")));
    QCOMPARE(scene.spotAt(mark->place.center())->id, mark->id);
    QVERIFY(mark->within.startsWith(QStringLiteral("uag/")));
    const SceneSpot* box = scene.find(mark->within);
    const SceneSpot* next = nextWithin(scene, *box, true);
    QVERIFY(next);
    QCOMPARE(next->within, box->id);
    QCOMPARE(nextWithin(scene, *nextWithin(scene, *next, true), false), next);
}

void TestStageScenes::arrowKeysReachEveryStop_data()
{
    textsKeepApart_data();
}

/** Whatever the keys start from, they come to every stop. */
void TestStageScenes::arrowKeysReachEveryStop()
{
    QFETCH(QString, scenario);
    const auto run = test::runOf(scenario, test::shipped(scenario).until / 2);
    const Scene scene = sceneOf(modelOf(scenario), *run);
    std::vector<const SceneSpot*> reached;
    std::vector<const SceneSpot*> open{&*std::ranges::find_if(scene.spots, isStop)};
    while (!open.empty()) {
        const SceneSpot* spot = open.back();
        open.pop_back();
        if (std::ranges::find(reached, spot) != reached.end())
            continue;
        reached.push_back(spot);
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
            if (const SceneSpot* next = nextSpot(scene, *spot, key))
                open.push_back(next);
        }
    }
    for (const SceneSpot& spot : scene.spots) {
        if (isStop(spot))
            QVERIFY2(std::ranges::find(reached, &spot) != reached.end(), qPrintable(spot.id));
    }
}

void TestStageScenes::aMisroutedSecondaryEndsInTheDmz()
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

void TestStageScenes::statesAreShapesAndWords_data()
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

void TestStageScenes::statesAreShapesAndWords()
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
    const Scene scene = sceneOf(modelOf(scenario), *run);
    const SceneSpot* spot = scene.find(id);
    QVERIFY(spot);
    QCOMPARE(spot->state, word);
    QVERIFY(hasShape(scene, *spot, shape));
    // Where there is little room, the word is a shorter one.
    const QStringList texts = textsOf(scene);
    QVERIFY2(std::ranges::any_of(texts, [&](const QString& text) { return word.startsWith(text); }),
             qPrintable(texts.join(QLatin1Char('|'))));
}

void TestStageScenes::stepsAreNumbered()
{
    const auto run = test::runOf(QStringLiteral("cluster-tcp-setup"));
    const auto story = run->story("flow/1");
    QVERIFY(story.size() > 8);
    const Scene scene = sceneOf(QStringLiteral("cluster"), *run, {672, 356}, {}, story, 4);
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

void TestStageScenes::rolesOfTheFollowedFlow()
{
    const auto run = test::runOf(QStringLiteral("cluster-tcp-setup"), 50ms);
    const auto story = run->story("flow/1");
    const Scene scene =
        sceneOf(QStringLiteral("cluster"), *run, {672, 356}, QStringLiteral("flow/1"), story, story.size());
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
    const Scene early = sceneOf(QStringLiteral("cluster"), *run, {672, 356}, {}, story, 1);
    QVERIFY(hasShape(early, *early.find(QStringLiteral("node/n1")), Shape::Disc));
    QVERIFY(!hasShape(early, *early.find(QStringLiteral("node/n2")), Shape::Tag));
}

void TestStageScenes::splitsAreSaid()
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

void TestStageScenes::pipesAreAsWideAsTheirRate()
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

void TestStageScenes::theGaugeFollowsTheParameters()
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
    QVERIFY(off.find(QStringLiteral("gauge"))->detail.contains(QStringLiteral("off")));
}

void TestStageScenes::marksTravelOnce()
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

QTEST_MAIN(TestStageScenes)
#include "tst_stagescenes.moc"
