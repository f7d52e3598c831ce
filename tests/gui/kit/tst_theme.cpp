// SPDX-License-Identifier: GPL-3.0-or-later
#include "Warnings.h"
#include "kit/Fonts.h"
#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace naru;

namespace {

/** Contrast of two colours as WCAG 2 computes it: 1..21. */
double contrast(const QColor& a, const QColor& b)
{
    const auto luminance = [](const QColor& colour) {
        const auto part = [](double value) {
            return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
    };
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

} // namespace

class tst_Theme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inksStandOut_data();
    void inksStandOut();
    void textOnTheAccentStandsOut();
    void everyColourIsSet();
    void aForcedSchemeIsKept();
    void reducedMotionHasNoDurations();
    void sizesAreSML();
    void figuresHaveOneWidth();
    void hangulHasAFace();
    void everyIconIsDrawnInItsColour();
    void anUnknownIconIsWarnedOf();
    void theSheetKnowsEveryColourItNames();
    void whatIsHiddenFollowsWhenItIsShown();
    void windowsOfAPartAreStyledByIt();
    void reducedMotionStylesNothingAnew();
    void languageIsToldToWidgets();
};

void tst_Theme::inksStandOut_data()
{
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("ground");
    for (const bool dark : {false, true}) {
        const kit::Colors c = dark ? kit::Colors::dark() : kit::Colors::light();
        for (const char* ink : {"text", "text2", "accent", "warn", "fail"}) {
            for (const char* ground : {"bg", "side", "soft", "hover"}) {
                QTest::addRow("%s, %s on %s", dark ? "dark" : "light", ink, ground)
                    << c.named(QLatin1String(ink)) << c.named(QLatin1String(ground));
            }
        }
    }
}

void tst_Theme::inksStandOut()
{
    QFETCH(QColor, ink);
    QFETCH(QColor, ground);
    QVERIFY2(contrast(ink, ground) >= 5.0, qPrintable(QString::number(contrast(ink, ground))));
}

void tst_Theme::textOnTheAccentStandsOut()
{
    for (const kit::Colors& c : {kit::Colors::light(), kit::Colors::dark()})
        QVERIFY(contrast(c.onAccent, c.accent) >= 5.0);
}

void tst_Theme::everyColourIsSet()
{
    const QMetaObject& meta = kit::Colors::staticMetaObject;
    for (const kit::Colors& c : {kit::Colors::light(), kit::Colors::dark()}) {
        for (int i = 0; i < meta.propertyCount(); ++i) {
            const QColor colour = c.named(QLatin1String(meta.property(i).name()));
            QVERIFY2(colour.isValid() && colour.alpha() == 255, meta.property(i).name());
        }
    }
}

void tst_Theme::aForcedSchemeIsKept()
{
    kit::Theme theme;
    QSignalSpy changed(&theme, &kit::Theme::changed);
    theme.setScheme(kit::Theme::Scheme::Dark);
    QVERIFY(theme.isDark());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(QApplication::palette().color(QPalette::Window), kit::Colors::dark().bg);
    theme.setScheme(kit::Theme::Scheme::Light);
    QVERIFY(!theme.isDark());
    QCOMPARE(QApplication::palette().color(QPalette::Window), kit::Colors::light().bg);
    // What we set ourselves must not pass for the system's own.
    theme.setScheme(kit::Theme::Scheme::Dark);
    theme.setScheme(kit::Theme::Scheme::System);
    QVERIFY(!theme.isDark());
}

void tst_Theme::reducedMotionHasNoDurations()
{
    kit::Theme theme;
    QCOMPARE(theme.hoverDuration(), 150);
    QCOMPARE(theme.moveDuration(), 250);
    theme.setReduceMotion(true);
    QCOMPARE(theme.hoverDuration(), 0);
    QCOMPARE(theme.moveDuration(), 0);
}

void tst_Theme::sizesAreSML()
{
    const kit::Theme theme;
    QCOMPARE(theme.small().pixelSize(), 12);
    QCOMPARE(theme.medium().pixelSize(), 14);
    QCOMPARE(theme.large().pixelSize(), 22);
    QCOMPARE(kit::Theme::space(3), 12);
}

void tst_Theme::figuresHaveOneWidth()
{
    const kit::Theme theme;
    const QFontMetricsF metrics(theme.figures());
    for (const QChar figure : QStringLiteral("123456789"))
        QVERIFY(qAbs(metrics.horizontalAdvance(figure) - metrics.horizontalAdvance(QLatin1Char('0'))) < 0.1);
}

void tst_Theme::hangulHasAFace()
{
    if (QFontDatabase::families(QFontDatabase::Korean).isEmpty())
        QSKIP("this machine has no Korean font");
    const QStringList families = kit::fontFamilies().text;
    const bool isNamed = std::any_of(families.begin(), families.end(), [](const QString& family) {
        return QFontDatabase::writingSystems(family).contains(QFontDatabase::Korean);
    });
    QVERIFY(isNamed);
}

void tst_Theme::everyIconIsDrawnInItsColour()
{
    QVERIFY(kit::Icons::names().size() > 20);
    const test::WarningTrap trap;
    for (const QString& name : kit::Icons::names()) {
        const QImage picture = kit::Icons::pixmap(name, 20, Qt::red, 2).toImage();
        QCOMPARE(picture.size(), QSize(40, 40));
        bool isDrawn = false;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                const QColor pixel = picture.pixelColor(x, y);
                isDrawn = isDrawn || pixel.alpha() > 200;
                QVERIFY2(pixel.alpha() == 0 || (pixel.green() == 0 && pixel.blue() == 0), qPrintable(name));
            }
        }
        QVERIFY2(isDrawn, qPrintable(name));
    }
    QCOMPARE(trap.taken(), QStringList());
}

void tst_Theme::anUnknownIconIsWarnedOf()
{
    const test::WarningTrap trap;
    (void)kit::Icons::pixmap(QStringLiteral("no-such-icon"), 20, Qt::red, 1);
    QVERIFY(!trap.taken().isEmpty());
    QVERIFY(trap.taken().constLast().contains(QStringLiteral("no-such-icon")));
}

void tst_Theme::theSheetKnowsEveryColourItNames()
{
    const test::WarningTrap trap;
    kit::Theme theme;
    kit::applyStyle(theme);
    QWidget window;
    window.show();
    theme.setScheme(kit::Theme::Scheme::Dark);
    QVERIFY(window.styleSheet().contains(kit::Colors::dark().accent.name()));
    QCOMPARE(trap.taken(), QStringList());
}

void tst_Theme::whatIsHiddenFollowsWhenItIsShown()
{
    kit::Theme theme;
    theme.setScheme(kit::Theme::Scheme::Light);
    kit::applyStyle(theme);
    QWidget window;
    kit::setStyledBy(window, kit::StyledBy::Parts);
    QLabel front(&window);
    QLabel behind(&window);
    for (QLabel* part : {&front, &behind})
        kit::setStyledBy(*part, kit::StyledBy::Itself);
    window.show();
    QVERIFY(window.styleSheet().isEmpty());
    const QString light = behind.styleSheet();
    QVERIFY(!light.isEmpty());
    behind.hide();
    theme.setScheme(kit::Theme::Scheme::Dark);
    QVERIFY(front.styleSheet() != light);
    QCOMPARE(behind.styleSheet(), light);
    behind.show();
    QCOMPARE(behind.styleSheet(), front.styleSheet());
}

void tst_Theme::windowsOfAPartAreStyledByIt()
{
    kit::Theme theme;
    kit::applyStyle(theme);
    QWidget window;
    kit::setStyledBy(window, kit::StyledBy::Parts);
    QWidget part(&window);
    kit::setStyledBy(part, kit::StyledBy::Itself);
    QWidget ofPart(&part, Qt::Dialog);
    QWidget ofWindow(&window, Qt::Dialog);
    for (QWidget* each : {&window, &ofPart, &ofWindow})
        each->show();
    QVERIFY(ofPart.styleSheet().isEmpty());
    QCOMPARE(ofWindow.styleSheet(), part.styleSheet());
}

void tst_Theme::reducedMotionStylesNothingAnew()
{
    class Listener : public QWidget
    {
    public:
        int styled = 0;

    protected:
        void changeEvent(QEvent* event) override { styled += event->type() == QEvent::StyleChange; }
    };
    kit::Theme theme;
    theme.setScheme(kit::Theme::Scheme::Light);
    kit::applyStyle(theme);
    Listener window;
    window.show();
    window.styled = 0;
    theme.setReduceMotion(true);
    QCOMPARE(window.styled, 0);
    theme.setScheme(kit::Theme::Scheme::Dark);
    QVERIFY(window.styled > 0);
}

void tst_Theme::languageIsToldToWidgets()
{
    class Listener : public QLabel
    {
    public:
        int told = 0;

    protected:
        void changeEvent(QEvent* event) override { told += event->type() == QEvent::LanguageChange; }
    };
    Listener listener;
    kit::Speech speech(wording::Language::English);
    QTRY_VERIFY(listener.told > 0);
    const int before = listener.told;
    speech.setLanguage(wording::Language::Korean);
    QCOMPARE(speech.words().language(), wording::Language::Korean);
    QTRY_VERIFY(listener.told > before);
}

QTEST_MAIN(tst_Theme)
#include "tst_theme.moc"
