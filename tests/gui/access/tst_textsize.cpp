// SPDX-License-Identifier: GPL-3.0-or-later
#include "Catalogue.h"
#include "ShownTexts.h"
#include "Sights.h"
#include "Warnings.h"

#include <QFontInfo>
#include <QTest>

using namespace naru;

/**
 * No text is cut off in a window of 1280 x 800, in the scale that the program is started with: once as it is,
 * once twice as large.
 */
class TestTextSize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void cleanupTestCase();

private:
    test::WarningTrap m_warnings;
    QSet<QString> m_withEllipsis;
    std::unique_ptr<test::Stage> m_stage;
    wording::Language m_language = wording::Language::English;
};

void TestTextSize::initTestCase()
{
    const QMap<QString, QString> catalogue = test::koreanCatalogue();
    for (auto text = catalogue.begin(); text != catalogue.end(); ++text) {
        for (const QString& each : {text.key(), text.value()}) {
            if (each.contains(u'\u2026'))
                m_withEllipsis.insert(each);
        }
    }
}

void TestTextSize::nothingIsCutOff_data()
{
    QTest::addColumn<wording::Language>("language");
    QTest::addColumn<int>("sight");
    const auto all = test::allSights();
    for (const auto language : {wording::Language::English, wording::Language::Korean}) {
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::addRow("%s-%s", all[i].name.constData(), qPrintable(wording::languageCode(language)))
                << language << int(i);
    }
}

void TestTextSize::nothingIsCutOff()
{
    QFETCH(wording::Language, language);
    QFETCH(int, sight);
    if (!m_stage || m_language != language) {
        m_stage.reset();
        m_stage = std::make_unique<test::Stage>(language);
        m_language = language;
    }
    QWidget* top = test::allSights()[std::size_t(sight)].show(*m_stage);
    const QStringList faults = test::cutOffTexts(*top, m_withEllipsis);
    const QString folder = qEnvironmentVariable("NARU_PICTURES");
    if (!folder.isEmpty())
        top->grab().save(folder + u'/' + QString::fromLatin1(QTest::currentDataTag()) +
                         QStringLiteral(".png"));
    test::leave(*m_stage, top);
    QVERIFY2(faults.isEmpty(), test::told(faults).constData());
}

void TestTextSize::cleanupTestCase()
{
    m_stage.reset();
    QCOMPARE(m_warnings.taken(), QStringList());
}

QTEST_MAIN(TestTextSize)
#include "tst_textsize.moc"
