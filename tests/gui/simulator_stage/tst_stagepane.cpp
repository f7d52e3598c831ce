// SPDX-License-Identifier: GPL-3.0-or-later
#include "PageBench.h"
#include "StageRuns.h"
#include "Warnings.h"
#include "kit/QuickPane.h"
#include "simulator/stage/StageItem.h"
#include "simulator/stage/StagePane.h"

#include <QAccessible>
#include <QLineEdit>
#include <QPainter>
#include <QQuickItem>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTest>
#include <QVBoxLayout>

using namespace naru;
using namespace naru::simulator;
using namespace std::chrono_literals;

/** The stage in a window: what is seen, pointed at, typed and read aloud. */
class TestStagePane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void pictures_data();
    void pictures();
    void tabEntersOnce();
    void keysWalkAndPick();
    void aClickPicks();
    void everyElementIsInTheTree();
    void languageAndThemeAtOnce();
    void reducedMotionStands();
    void exported();
    void noScenesWhileHidden();
    void showingChangesNoRun();

private:
    struct Window
    {
        test::PageBench bench;
        QWidget window;
        QLineEdit before;
        StagePane pane{bench.surroundings};
        QLineEdit after;
    };

    void show(const QString& scenario, sim::Time until)
    {
        m_run = test::runOf(scenario, until);
        m_window->pane.setModel(test::modelOf(scenario));
        m_window->pane.show(test::frameOf(*m_run));
    }
    [[nodiscard]] kit::QuickPane& quick() const { return *m_window->pane.findChild<kit::QuickPane*>(); }
    [[nodiscard]] StageItem& item() const
    {
        return *quick().rootObject()->findChild<StageItem*>(QStringLiteral("stage"));
    }
    [[nodiscard]] QImage onScreen() const
    {
        return quick().grab().toImage().convertToFormat(QImage::Format_RGB32);
    }
    /** The same by the way of the exports. */
    [[nodiscard]] QImage painted() const
    {
        QImage image(m_window->pane.size(), QImage::Format_RGB32);
        image.fill(m_window->bench.theme.colors().bg);
        QPainter painter(&image);
        m_window->pane.paint(painter, image.size());
        return image;
    }
    /** What the tree tells of the stage's elements: name and numbers. */
    [[nodiscard]] QStringList told() const;
    [[nodiscard]] QString current() const { return item().model()->current(); }
    void press(Qt::Key key) const { QTest::keyClick(m_window->window.windowHandle(), key); }

    std::unique_ptr<test::WarningTrap> m_trap;
    std::unique_ptr<Window> m_window;
    std::unique_ptr<sim::Run> m_run;
};

void TestStagePane::init()
{
    m_trap = std::make_unique<test::WarningTrap>();
    m_window = std::make_unique<Window>();
    auto* layout = new QVBoxLayout(&m_window->window);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(&m_window->before);
    layout->addWidget(&m_window->pane, 1);
    layout->addWidget(&m_window->after);
    m_window->window.resize(672, 430);
    m_window->window.show();
    m_window->window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
}

void TestStagePane::cleanup()
{
    m_window.reset();
    const QStringList warnings = m_trap->taken();
    m_trap.reset();
    QCOMPARE(warnings, QStringList());
}

void TestStagePane::pictures_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("follows");
    QTest::addColumn<int>("now");
    const auto row = [](const char* scenario, qint64 seconds, const char* follows = "", int now = 0) {
        QTest::addRow("%s-%lld-%s", scenario, static_cast<long long>(seconds),
                      QByteArray(follows).replace('/', "").constData())
            << QString::fromLatin1(scenario) << seconds << QString::fromLatin1(follows) << now;
    };
    row("misrouted-secondaries", 60);
    row("nat-clients", 870);
    row("quiesce", 7260);
    row("quiesce", 600, "session/5", 2);
    row("rolling-upgrade", 8000);
    row("cluster-tcp-setup", 10, "flow/1", 4);
    row("cluster-owner-dies", 70);
    row("cluster-split-brain", 170);
    row("cluster-site-failure", 62, "flow/7", 5);
    row("vdra-golden-timeline", 85);
    row("pgw-burst", 30);
    row("slow-ocs", 40);
    row("retry-storm", 30);
}

/** Looked at by people; $NARU_PICTURES keeps them. */
void TestStagePane::pictures()
{
    QFETCH(QString, scenario);
    QFETCH(qint64, seconds);
    QFETCH(QString, follows);
    QFETCH(int, now);
    show(scenario, std::chrono::seconds(seconds));
    if (!follows.isEmpty()) {
        m_window->pane.select(follows);
        m_window->pane.follow(m_run->story(follows.toStdString()), static_cast<std::size_t>(now));
    }
    using kit::Theme;
    using wording::Language;
    for (const auto& [language, scheme] :
         {std::pair(Language::English, Theme::Scheme::Light),
          std::pair(Language::Korean, Theme::Scheme::Light), std::pair(Language::Korean, Theme::Scheme::Dark),
          std::pair(Language::English, Theme::Scheme::Dark)}) {
        m_window->bench.speech.setLanguage(language);
        m_window->bench.theme.setScheme(scheme);
        // What is on the screen is what is exported.
        QTRY_VERIFY(onScreen() == painted());
        const QString folder = qEnvironmentVariable("NARU_PICTURES");
        if (!folder.isEmpty())
            m_window->pane.image().save(QStringLiteral("%1/stage-%2-%3.png")
                                            .arg(folder, QLatin1String(QTest::currentDataTag()),
                                                 (scheme == Theme::Scheme::Dark ? QStringLiteral("dark-")
                                                                                : QStringLiteral("light-")) +
                                                     wording::languageCode(language)));
    }
}

void TestStagePane::tabEntersOnce()
{
    show(QStringLiteral("even-spread"), 20s);
    m_window->before.setFocus(Qt::TabFocusReason);
    press(Qt::Key_Tab);
    QVERIFY(item().hasActiveFocus());
    QVERIFY2(!current().isEmpty(), "the focus is seen at once");
    press(Qt::Key_Tab);
    QVERIFY(m_window->after.hasFocus());
    press(Qt::Key_Backtab);
    QVERIFY(item().hasActiveFocus());
    press(Qt::Key_Backtab);
    QVERIFY(m_window->before.hasFocus());
}

void TestStagePane::keysWalkAndPick()
{
    show(QStringLiteral("even-spread"), 20s);
    const QSignalSpy picked(&m_window->pane, &StagePane::picked);
    m_window->before.setFocus(Qt::TabFocusReason);
    press(Qt::Key_Tab);
    QCOMPARE(current(), QStringLiteral("clients/remote"));
    press(Qt::Key_Right);
    QCOMPARE(current(), QStringLiteral("balancer/lb1"));
    press(Qt::Key_Right);
    QCOMPARE(current(), QStringLiteral("uag/uag2"));
    press(Qt::Key_Up);
    QCOMPARE(current(), QStringLiteral("uag/uag1"));
    press(Qt::Key_PageDown);
    QVERIFY(current().startsWith(QStringLiteral("session/")));
    press(Qt::Key_Return);
    QCOMPARE(picked.last().first().toString(), current());
    press(Qt::Key_Down);
    QCOMPARE(current(), QStringLiteral("uag/uag2"));
    press(Qt::Key_Space);
    QCOMPARE(picked.last().first().toString(), QStringLiteral("uag/uag2"));
    press(Qt::Key_Escape);
    QCOMPARE(picked.last().first().toString(), QString());
    QCOMPARE(picked.size(), 3);
}

void TestStagePane::aClickPicks()
{
    show(QStringLiteral("quiesce"), 600s);
    const QSignalSpy picked(&m_window->pane, &StagePane::picked);
    const SceneSpot* uag = m_window->pane.scene().find(QStringLiteral("uag/uag3"));
    QTest::mouseClick(&quick(), Qt::LeftButton, {}, uag->place.topLeft().toPoint() + QPoint(4, 4));
    QCOMPARE(picked.last().first().toString(), QStringLiteral("uag/uag3"));
    m_window->pane.select(QStringLiteral("uag/uag3"));
    const SceneSpot* chosen = m_window->pane.scene().find(QStringLiteral("uag/uag3"));
    const auto box = std::ranges::find(m_window->pane.scene().boxes, chosen->place, &SceneBox::place);
    QCOMPARE(box->line, Ink::Accent);
    QTest::mouseClick(&quick(), Qt::LeftButton, {}, {1, 1});
    QCOMPARE(picked.last().first().toString(), QString());
}

QStringList TestStagePane::told() const
{
    QStringList names;
    for (QQuickItem* child : quick().rootObject()->childItems()) {
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(child);
        if (accessible && accessible->role() == QAccessible::Button)
            names.append(accessible->text(QAccessible::Name) + QLatin1Char('|') +
                         accessible->text(QAccessible::Description));
    }
    return names;
}

void TestStagePane::everyElementIsInTheTree()
{
    show(QStringLiteral("vdra-golden-timeline"), 85s);
    QCOMPARE(quick().accessibleName(), QStringLiteral("Stage: peers, DRA, peer groups"));
    const QStringList names = told();
    QVERIFY(
        std::ranges::none_of(names, [](const QString& name) { return name.startsWith(QLatin1Char('|')); }));
    for (const SceneSpot& spot : m_window->pane.scene().spots) {
        const QString name = spot.state.isEmpty() ? spot.name : spot.name + QStringLiteral(", ") + spot.state;
        QVERIFY2(names.contains(name + QLatin1Char('|') + spot.detail), qPrintable(name));
    }
    QVERIFY(names.contains(
        QStringLiteral("DB CPU, 67 %|49 and below: release; 50–59: 30 %; 60–65: 40 %; 66 and above: 50 %")));
    // A later moment is told, too.
    m_run->advance(95s);
    m_window->pane.show(test::frameOf(*m_run));
    QTRY_VERIFY(!told().filter(QStringLiteral("DB CPU, 55 %|")).isEmpty());
}

void TestStagePane::languageAndThemeAtOnce()
{
    show(QStringLiteral("quiesce"), 7260s);
    QCOMPARE(m_window->pane.scene().find(QStringLiteral("uag/uag1"))->state, QStringLiteral("quiesced, 503"));
    const QImage light = m_window->pane.image();
    m_window->bench.speech.setLanguage(wording::Language::Korean);
    QTRY_COMPARE(m_window->pane.scene().find(QStringLiteral("uag/uag1"))->state,
                 QStringLiteral("중지(Quiesce), 503"));
    m_window->bench.theme.setScheme(kit::Theme::Scheme::Dark);
    QCOMPARE(m_window->pane.image().pixelColor(1, 1), m_window->bench.theme.colors().bg);
    QVERIFY(light.pixelColor(1, 1) != m_window->bench.theme.colors().bg);
}

void TestStagePane::reducedMotionStands()
{
    m_window->bench.theme.setReduceMotion(true);
    m_run = test::runOf(QStringLiteral("even-spread"), 20s);
    m_window->pane.setModel(QStringLiteral("balancer"));
    m_window->pane.show(test::frameOf(*m_run, true));
    m_run->advance(25s);
    m_window->pane.show(test::frameOf(*m_run, true));
    QTRY_VERIFY(onScreen() == painted());
    // The latest connections stand on their links.
    const auto resting = std::ranges::count_if(m_window->pane.scene().marks,
                                               [](const SceneMark& mark) { return mark.rest >= 0; });
    QVERIFY(resting > 0);
}

void TestStagePane::exported()
{
    show(QStringLiteral("misrouted-secondaries"), 8s);
    const QImage image = m_window->pane.image();
    QCOMPARE(image.size(), m_window->pane.size() * 2);
    QSvgRenderer svg(m_window->pane.svg());
    QVERIFY(svg.isValid());
    QCOMPARE(svg.viewBox(), m_window->pane.rect());
    QVERIFY(m_window->pane.svg().contains("Data centre"));
    // What is refused is hatched line by line: a clip would be lost in the file.
    show(QStringLiteral("pgw-burst"), 30s);
    QSvgRenderer limits(m_window->pane.svg());
    QImage drawn(limits.viewBox().size(), QImage::Format_RGB32);
    QPainter painter(&drawn);
    limits.render(&painter);
    const auto& regions = m_window->pane.scene().regions;
    const auto refused = std::ranges::find(regions, true, &SceneBox::hatched);
    QVERIFY(refused != regions.end());
    for (int left = 2; left < 10; ++left) {
        const QPoint beside = QPointF(refused->place.left() - left, refused->place.center().y()).toPoint();
        QCOMPARE(drawn.pixelColor(beside), m_window->bench.theme.colors().g3);
    }
}

void TestStagePane::noScenesWhileHidden()
{
    show(QStringLiteral("vdra-golden-timeline"), 85s);
    const QSignalSpy made(item().model(), &StageModel::sceneChanged);
    m_window->pane.hide();
    m_run->advance(95s);
    m_window->pane.show(test::frameOf(*m_run));
    m_window->pane.select(QStringLiteral("dra"));
    QCOMPARE(made.size(), 0);
    QCOMPARE(m_window->pane.scene().find(QStringLiteral("gauge"))->state, QStringLiteral("67 %"));
    // A picture of it is one of this moment all the same.
    QVERIFY(m_window->pane.svg().contains("55 %"));
    m_window->pane.setVisible(true);
    QCOMPARE(made.size(), 1);
    QCOMPARE(m_window->pane.scene().find(QStringLiteral("gauge"))->state, QStringLiteral("55 %"));
}

void TestStagePane::showingChangesNoRun()
{
    for (const char* name : {"misrouted-secondaries", "cluster-tcp-setup", "vdra-golden-timeline"}) {
        const auto alone = test::runOf(QString::fromLatin1(name), 60s);
        const auto watched = test::runOf(QString::fromLatin1(name), 1ms);
        m_window->pane.setModel(test::modelOf(QString::fromLatin1(name)));
        for (int second = 1; second <= 60; ++second) {
            watched->advance(std::chrono::seconds(second));
            m_window->pane.show(test::frameOf(*watched, true));
        }
        QCOMPARE(watched->digest(), alone->digest());
    }
}

QTEST_MAIN(TestStagePane)
#include "tst_stagepane.moc"
