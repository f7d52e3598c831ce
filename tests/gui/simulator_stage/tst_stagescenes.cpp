// SPDX-License-Identifier: GPL-3.0-or-later
#include "PageBench.h"
#include "SceneJson.h"
#include "StageRuns.h"
#include "simulator/stage/ScenePainter.h"

#include <QFile>
#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace naru;
using namespace naru::simulator;
using namespace std::chrono_literals;

/** Scenes as a whole: laid out, hit, walked, and held against golden models. */
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
    void everyElementIsASpotThatKeysReach_data();
    void everyElementIsASpotThatKeysReach();
    void marksAreHitBeforeTheirBoxes();

private:
    template <class... Wishes>
    [[nodiscard]] Scene sceneOf(const QString& model, const sim::Run& run, const Wishes&... wishes) const
    {
        return test::sceneOf(m_bench->theme, m_bench->speech.words(), model, run, wishes...);
    }
    void checkTexts(const Scene& scene, bool mayShorten) const;
    void keepPicture(const Scene& scene) const;

    std::unique_ptr<test::PageBench> m_bench;
};

namespace {

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

} // namespace

void TestStageScenes::checkTexts(const Scene& scene, bool mayShorten) const
{
    const Typeset type(m_bench->theme);
    std::vector<QRectF> inks;
    const auto overlaps = [](const QRectF& a, const QRectF& b) {
        const QRectF both = a.intersected(b);
        return both.width() >= 1 && both.height() >= 1;
    };
    for (const SceneText& text : scene.texts) {
        const QRectF ink = inkOf(text, type);
        QVERIFY2(QRectF({}, scene.size).adjusted(-1, -1, 1, 1).contains(ink), qPrintable(text.text));
        QVERIFY2(ink.width() <= text.place.width() + 1, qPrintable(text.text));
        QVERIFY2(mayShorten || !text.elided, qPrintable(text.text));
        for (std::size_t i = 0; i < inks.size(); ++i)
            QVERIFY2(!overlaps(ink, inks[i]),
                     qPrintable(text.text + QStringLiteral(" over ") + scene.texts[i].text));
        for (const SceneGlyph& glyph : scene.glyphs) {
            const double half = glyph.size / 2 - 1;
            QVERIFY2(!overlaps(ink, {glyph.at - QPointF(half, half), QSizeF(2 * half, 2 * half)}),
                     qPrintable(text.text + QStringLiteral(" over a glyph")));
        }
        inks.push_back(ink);
    }
}

/** Where $NARU_PICTURES says, named after row, width and language. */
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
    image.save(QStringLiteral("%1/scene-%2-%3-%4.png")
                   .arg(folder, QLatin1String(QTest::currentDataTag()), QString::number(image.width()),
                        isKorean ? QStringLiteral("ko") : QStringLiteral("en")));
}

void TestStageScenes::textsKeepApart_data()
{
    QTest::addColumn<QString>("scenario");
    for (const QString& name : test::shippedScenarios())
        QTest::newRow(qPrintable(name)) << name;
}

/** In both languages, at three sizes, at three moments. Where it is narrow, words may be shortened. */
void TestStageScenes::textsKeepApart()
{
    QFETCH(QString, scenario);
    const sim::Scenario shipped = test::shipped(scenario);
    const auto run = test::started(shipped);
    const QString model = QString::fromStdString(shipped.model);
    for (int part = 1; part <= 3; ++part) {
        run->advance(shipped.until * part / 3);
        const bool isCluster = model == QLatin1String("cluster");
        const auto story = isCluster ? run->story("flow/1") : std::vector<sim::LogEntry>();
        for (const wording::Language language : {wording::Language::English, wording::Language::Korean}) {
            m_bench->speech.setLanguage(language);
            for (const QSizeF size : {QSizeF(480, 300), QSizeF(672, 356), QSizeF(1100, 620)}) {
                const Scene scene = sceneOf(model, *run, size);
                keepPicture(scene);
                checkTexts(scene, size.width() < 500);
                if (isCluster)
                    checkTexts(sceneOf(model, *run, size, QString(), story, story.size() / 2),
                               size.width() < 500);
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
    const QByteArray made = test::toJson(
        sceneOf(test::modelOf(scenario), *run, QSizeF(672, 356), QString(), story, std::size_t{4}));
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

void TestStageScenes::everyElementIsASpotThatKeysReach_data()
{
    textsKeepApart_data();
}

/** Whatever the keys start from, they come to every stop. */
void TestStageScenes::everyElementIsASpotThatKeysReach()
{
    QFETCH(QString, scenario);
    const auto run = test::runOf(scenario, test::shipped(scenario).until / 2);
    const Scene scene = sceneOf(test::modelOf(scenario), *run);
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

QTEST_MAIN(TestStageScenes)
#include "tst_stagescenes.moc"
