// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Colors.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace naru;

/** Every pair of an ink and a ground that the program draws, by WCAG 2 AA. What is disabled is exempt. */
class TestContrast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standsOut_data();
    void standsOut();
};

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

constexpr double ofText = 4.5;
constexpr double ofGraphics = 3;

struct Pairs
{
    const char* what;
    double least;
    std::vector<const char*> inks;
    std::vector<const char*> grounds;
};

const std::vector<Pairs>& allPairs()
{
    static const std::vector<Pairs> pairs{
        {"words", ofText, {"text", "text2", "accent", "warn", "fail"}, {"bg", "side", "hover", "soft"}},
        {"placeholders, counts, line numbers, comments", ofText, {"text3"}, {"bg", "side", "hover", "soft"}},
        {"bars that say or ask something", ofText, {"text", "text2", "warn"}, {"warnSoft"}},
        {"bars that say what failed", ofText, {"text", "text2", "fail"}, {"failSoft"}},
        {"the primary button, a chosen text", ofText, {"onAccent"}, {"accent"}},
        {"the mark of now", ofText, {"bg"}, {"text"}},
        {"focus outlines", ofGraphics, {"accent"}, {"bg", "side", "hover", "soft"}},
        {"focus outline of what is filled with the accent, against the page",
         ofGraphics,
         {"text"},
         {"bg", "side"}},
        {"outlines of fields and check boxes", ofGraphics, {"ctl"}, {"bg", "side"}},
        {"outlines of radio buttons and switches", ofGraphics, {"text3"}, {"bg", "side"}},
        {"what is on", ofGraphics, {"accent"}, {"bg", "side"}},
        {"series of charts", ofGraphics, {"accent", "g1", "g2"}, {"bg"}},
        {"marks in charts", ofGraphics, {"text", "text2", "warn", "fail"}, {"bg"}},
        {"parts of a probe: the dark ones, and the outline of all",
         ofGraphics,
         {"p1", "p2"},
         {"bg", "soft", "hover"}},
        {"icons", ofGraphics, {"text2", "text3", "accent", "warn", "fail"}, {"bg", "side", "hover", "soft"}},
    };
    return pairs;
}

} // namespace

void TestContrast::standsOut_data()
{
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("least");
    for (const bool dark : {false, true}) {
        const kit::Colors c = dark ? kit::Colors::dark() : kit::Colors::light();
        for (const Pairs& pairs : allPairs()) {
            for (const char* ink : pairs.inks) {
                for (const char* ground : pairs.grounds)
                    QTest::addRow("%s, %s: %s on %s", dark ? "dark" : "light", pairs.what, ink, ground)
                        << c.named(QLatin1String(ink)) << c.named(QLatin1String(ground)) << pairs.least;
            }
        }
    }
}

void TestContrast::standsOut()
{
    QFETCH(QColor, ink);
    QFETCH(QColor, ground);
    QFETCH(double, least);
    QVERIFY(ink.isValid() && ground.isValid());
    QVERIFY2(contrast(ink, ground) >= least, qPrintable(QString::number(contrast(ink, ground))));
}

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
