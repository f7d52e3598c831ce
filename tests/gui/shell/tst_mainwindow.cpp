// SPDX-License-Identifier: GPL-3.0-or-later
#include "Warnings.h"
#include "kit/EngineView.h"
#include "kit/Notice.h"
#include "kit/Style.h"
#include "shell/Interior.h"
#include "shell/MainWindow.h"
#include "shell/PageTour.h"
#include "shell/SampleData.h"

#include <QAccessible>
#include <QApplication>
#include <QMimeData>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using State = shell::SampleData::State;

class tst_MainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everythingFocusableHasAName_data() { addStops(); }
    void everythingFocusableHasAName();
    void tabComesRoundThroughEverything_data() { addStops(); }
    void tabComesRoundThroughEverything();
    void noTextStaysInTheOtherLanguage_data() { addStops(); }
    void noTextStaysInTheOtherLanguage();
    void pagesByKeyboard();
    void aFailureIsSaidWithItsTechnicalText();
    void aFailureFollowsTheLanguage();
    void aDroppedFileIsOpened();
    void nothingIsWarnedOf();

private:
    struct Stage
    {
        shell::SampleClock clock;
        shell::Interior interior{wording::Language::English, clock};
        std::unique_ptr<shell::MainWindow> window;
    };

    void addStops();
    void goTo(int stop);
    /** The widget or, inside of a scene, the item that has the focus. */
    [[nodiscard]] static const QObject* focused();

    std::unique_ptr<test::WarningTrap> m_warnings;
    std::unique_ptr<Stage> m_stage;
};

namespace {

/** All texts that a screen reader or an eye can find. */
void collectTexts(QAccessibleInterface* node, QStringList& texts, int depth = 0)
{
    if (!node || !node->isValid() || depth > 40 || node->state().invisible)
        return;
    for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value}) {
        if (const QString text = node->text(kind); !text.isEmpty())
            texts.append(text);
    }
    for (int i = 0; i < node->childCount(); ++i)
        collectTexts(node->child(i), texts, depth + 1);
}

void collectItemTexts(const QQuickItem* item, QStringList& texts)
{
    if (!item->isVisible())
        return;
    if (const QVariant text = item->property("text"); text.isValid())
        texts.append(text.toString());
    for (const QQuickItem* child : item->childItems())
        collectItemTexts(child, texts);
}

void collectUnnamed(QAccessibleInterface* node, QStringList& unnamed, int depth = 0)
{
    if (!node || !node->isValid() || depth > 40 || node->state().invisible)
        return;
    const bool isWindowOrScene =
        node->role() == QAccessible::Window || node->role() == QAccessible::Application;
    if (node->state().focusable && node->text(QAccessible::Name).isEmpty() && !isWindowOrScene)
        unnamed.append(node->object() ? QLatin1String(node->object()->metaObject()->className())
                                      : QStringLiteral("a node of role %1").arg(node->role()));
    for (int i = 0; i < node->childCount(); ++i)
        collectUnnamed(node->child(i), unnamed, depth + 1);
}

bool hasHangul(const QString& text)
{
    static const QRegularExpression hangul(QStringLiteral("[가-힣]"));
    return text.contains(hangul);
}

} // namespace

void tst_MainWindow::init()
{
    m_warnings = std::make_unique<test::WarningTrap>();
    m_stage = std::make_unique<Stage>();
    m_stage->interior.theme().setReduceMotion(true);
    kit::applyStyle(m_stage->interior.theme());
    m_stage->window = std::make_unique<shell::MainWindow>(m_stage->interior.surroundings());
    m_stage->window->show();
    m_stage->window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_stage->window.get()));
}

void tst_MainWindow::cleanup()
{
    m_stage.reset();
    const QStringList warnings = m_warnings->taken();
    m_warnings.reset();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join(u'\n')));
}

void tst_MainWindow::addStops()
{
    QTest::addColumn<int>("stop");
    for (int i = 0; i < int(shell::tourStops().size()); ++i)
        QTest::newRow(shell::tourStops()[size_t(i)].name) << i;
}

void tst_MainWindow::goTo(int stop)
{
    const shell::TourStop& place = shell::tourStops()[size_t(stop)];
    shell::SampleData(m_stage->interior.speech().language()).show(place.state, m_stage->interior.engine());
    m_stage->window->showPage(place.page);
    QCoreApplication::processEvents();
}

const QObject* tst_MainWindow::focused()
{
    QWidget* widget = QApplication::focusWidget();
    if (const auto* pane = qobject_cast<QQuickWidget*>(widget))
        return pane->quickWindow()->activeFocusItem();
    return widget;
}

void tst_MainWindow::everythingFocusableHasAName()
{
    QFETCH(int, stop);
    goTo(stop);
    QStringList unnamed;
    collectUnnamed(QAccessible::queryAccessibleInterface(m_stage->window.get()), unnamed);
    QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(u'\n')));
}

void tst_MainWindow::tabComesRoundThroughEverything()
{
    QFETCH(int, stop);
    goTo(stop);
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        QTest::keyClick(m_stage->window.get(), key);
        const QObject* first = focused();
        QVERIFY(first);
        QSet<const QObject*> seen{first};
        constexpr int mostControls = 60;
        int steps = 0;
        for (; steps < mostControls; ++steps) {
            QTest::keyClick(QApplication::focusWidget(), key);
            if (focused() == first)
                break;
            QVERIFY2(!seen.contains(focused()),
                     qPrintable(QStringLiteral("Tab goes round in a part of the window, at ") +
                                QLatin1String(focused()->metaObject()->className())));
            seen.insert(focused());
        }
        QVERIFY2(steps < mostControls, "Tab does not come back");
        // Three pages, the profile, two languages, and at least one control of the page.
        QVERIFY2(seen.size() >= 7, qPrintable(QString::number(seen.size())));
    }
}

void tst_MainWindow::noTextStaysInTheOtherLanguage()
{
    QFETCH(int, stop);
    goTo(stop);
    const auto texts = [&] {
        QCoreApplication::processEvents();
        QStringList all;
        collectTexts(QAccessible::queryAccessibleInterface(m_stage->window.get()), all);
        for (const auto* pane : m_stage->window->findChildren<QQuickWidget*>()) {
            if (pane->isVisible())
                collectItemTexts(pane->rootObject(), all);
        }
        all.removeDuplicates();
        return all;
    };
    const QStringList english = texts();
    for (const QString& text : english)
        QVERIFY2(text == QStringLiteral("한국어") || !hasHangul(text), qPrintable(text));

    m_stage->interior.speech().setLanguage(wording::Language::Korean);
    // Names of the sample's gateways are data: they come in Korean with the next values.
    goTo(stop);
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
    static const QRegularExpression isData(
        QStringLiteral("example|English|192\\.0\\.2\\.|\\bwlan0\\b|\\btun0\\b|^Naru$|HTTPS?|\\bCSV\\b|"
                       "\\bPNG\\b|\\bDRA\\b|DB CPU|Ctrl|TCP|TLS|ECDHE|naru0|pin-sha256| … "));
    const auto leftOver = [&] {
        QStringList left = texts();
        left.removeIf([&](const QString& text) {
            return !english.contains(text) || !text.contains(word) || text.contains(isData);
        });
        return left;
    };
    // Pages may gather values for a moment before they show them.
    QTRY_VERIFY2(leftOver().isEmpty(), qPrintable(leftOver().join(u'\n')));
}

void tst_MainWindow::pagesByKeyboard()
{
    goTo(3);
    for (int page = 2; page >= 0; --page) {
        QTest::keyClick(m_stage->window.get(), Qt::Key(Qt::Key_1 + page), Qt::ControlModifier);
        QCOMPARE(m_stage->window->currentPage(), page);
    }
}

void tst_MainWindow::aFailureIsSaidWithItsTechnicalText()
{
    auto* notice = m_stage->window->findChild<kit::Notice*>();
    QVERIFY(notice && !notice->isVisible());
    m_stage->interior.engine().noteFailure({base::ErrorCode::XmlNotWellFormed, QStringLiteral("corp.xml"),
                                            base::Place{3, 7},
                                            QStringLiteral("Opening and ending tag mismatch.")});
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->sentence().contains(QStringLiteral("corp.xml")), qPrintable(notice->sentence()));
    QCOMPARE(notice->technical(), QStringLiteral("Opening and ending tag mismatch."));
    // The next profile that opens takes it away.
    shell::SampleData(wording::Language::English).show(State::Idle, m_stage->interior.engine());
    QVERIFY(!notice->isVisible());
}

void tst_MainWindow::aFailureFollowsTheLanguage()
{
    const auto* notice = m_stage->window->findChild<kit::Notice*>();
    m_stage->interior.engine().noteFailure(
        {base::ErrorCode::FileNotFound, QStringLiteral("corp.xml"), {}, {}});
    m_stage->interior.speech().setLanguage(wording::Language::Korean);
    QTRY_VERIFY(hasHangul(notice->sentence()));
}

void tst_MainWindow::aDroppedFileIsOpened()
{
    QSignalSpy opened(&m_stage->interior.engine(), &kit::EngineView::openWished);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QStringLiteral("/tmp/a.xml")),
                  QUrl(QStringLiteral("https://example.net/b.xml"))});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_stage->window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_stage->window.get(), &drop);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened[0][0].toStringList(), QStringList(QStringLiteral("/tmp/a.xml")));
}

void tst_MainWindow::nothingIsWarnedOf()
{
    // The other tests end with the same question; this one asks it of the themes and languages as well.
    for (const auto scheme : {kit::Theme::Scheme::Dark, kit::Theme::Scheme::Light}) {
        m_stage->interior.theme().setScheme(scheme);
        for (const auto language : {wording::Language::Korean, wording::Language::English}) {
            m_stage->interior.speech().setLanguage(language);
            for (int stop = 0; stop < int(shell::tourStops().size()); ++stop)
                goTo(stop);
        }
    }
    QCOMPARE(m_warnings->taken(), QStringList());
}

QTEST_MAIN(tst_MainWindow)
#include "tst_mainwindow.moc"
