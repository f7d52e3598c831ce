// SPDX-License-Identifier: GPL-3.0-or-later
#include "FocusRing.h"
#include "Sights.h"
#include "Warnings.h"

#include <QApplication>
#include <QPointer>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace naru;
using test::FocusStop;

/** Everything by keyboard: Tab comes to each control of each page and dialog, and one sees where it is. */
class TestKeyboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void tabComesRound_data();
    void tabComesRound();
    void pagesAreReachedFromEverywhere();

private:
    test::WarningTrap m_warnings;
    std::unique_ptr<test::Stage> m_stage;
};

namespace {

bool contains(const std::vector<FocusStop>& stops, const FocusStop& stop)
{
    return std::ranges::find(stops, stop) != stops.end();
}

/** Those of `stops` that are not in `others`. */
QStringList missing(const std::vector<FocusStop>& stops, const std::vector<FocusStop>& others)
{
    QStringList labels;
    for (const FocusStop& stop : stops) {
        if (!contains(others, stop))
            labels.append(stop.label());
    }
    return labels;
}

} // namespace

void TestKeyboard::initTestCase()
{
    QApplication::setCursorFlashTime(0);
    m_stage = std::make_unique<test::Stage>(wording::Language::English);
}

void TestKeyboard::cleanupTestCase()
{
    m_stage.reset();
    QCOMPARE(m_warnings.taken(), QStringList());
}

void TestKeyboard::tabComesRound_data()
{
    QTest::addColumn<int>("sight");
    const auto all = test::allSights();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name.constData()) << int(i);
}

void TestKeyboard::tabComesRound()
{
    QFETCH(int, sight);
    QWidget* top = test::allSights()[std::size_t(sight)].show(*m_stage);
    std::vector<FocusStop> wanted = test::focusableStops(*top);
    QVERIFY(wanted.size() >= 2);
    // A list that the keyboard comes to chooses its first row, and then there is something to be done with
    // it.
    (void)test::walkRing(wanted.front(), Qt::Key_Tab, wanted.size());
    wanted = test::focusableStops(*top);
    std::vector<FocusStop> ring{wanted.front()};
    QStringList faults;
    test::focusOn(wanted.front());
    while (ring.size() <= 2 * wanted.size()) {
        const FocusStop& here = ring.back();
        QCoreApplication::processEvents();
        if (here.place().width() < 4 || here.place().height() < 4)
            faults.append(QStringLiteral("cannot be seen: ") % here.label());
        else if (!test::showsFocus(here))
            faults.append(QStringLiteral("does not show that it has the focus: ") % here.label());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        const FocusStop next = test::focusedStop();
        if (!next.isThere() || next == ring.front())
            break;
        if (contains(ring, next)) {
            faults.append(QStringLiteral("Tab comes again and again to ") % next.label());
            break;
        }
        ring.push_back(next);
    }
    for (const QString& label : missing(wanted, ring))
        faults.append(QStringLiteral("Tab never comes to ") % label);
    for (const QString& label : missing(ring, wanted))
        faults.append(QStringLiteral("Tab comes to what is no control: ") % label);
    for (const QString& part : test::tornParts(ring))
        faults.append(QStringLiteral("torn apart, ") % part);

    std::vector<FocusStop> back = test::walkRing(wanted.front(), Qt::Key_Backtab, wanted.size());
    std::ranges::reverse(back.begin() + 1, back.end());
    const auto [there, backwards] = std::ranges::mismatch(ring, back);
    if (there != ring.end() || backwards != back.end())
        faults.append(QStringLiteral("Backtab comes to %1 where Tab comes to %2, next to %3")
                          .arg(backwards == back.end() ? QStringLiteral("the start") : backwards->label(),
                               there == ring.end() ? QStringLiteral("the start") : there->label(),
                               std::prev(there)->label()));
    test::leave(*m_stage, top);
    QVERIFY2(faults.isEmpty(), test::told(faults).constData());
}

void TestKeyboard::pagesAreReachedFromEverywhere()
{
    shell::MainWindow& window = m_stage->window();
    QStringList faults;
    for (const test::Sight& sight : test::pageSights()) {
        sight.show(*m_stage);
        const int page = window.currentPage();
        const int other = (page + 1) % window.pageCount();
        // One of each kind: what may swallow the keys is the kind's.
        QSet<QByteArray> kinds;
        std::vector<std::pair<QPointer<QObject>, FocusStop>> stops;
        for (const FocusStop& stop : test::focusableStops(window))
            stops.emplace_back(stop.object(), stop);
        for (const auto& [alive, stop] : stops) {
            // With the page go its buttons in the header.
            const QByteArray kind = alive ? alive->metaObject()->className() : QByteArray();
            if (!alive || kinds.contains(kind))
                continue;
            kinds.insert(kind);
            test::focusOn(stop);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key(Qt::Key_1 + other), Qt::ControlModifier);
            if (window.currentPage() != other)
                faults.append(QString::fromLatin1(sight.name) % QStringLiteral(": ") % stop.label());
            window.showPage(page);
        }
    }
    QVERIFY2(faults.isEmpty(), test::told(faults).constData());
}

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
