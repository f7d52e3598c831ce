// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ShiftedClock.h"
#include "engine/DataFolder.h"
#include "engine/SettingsFile.h"
#include "kit/ComboBox.h"
#include "settings/SettingsPage.h"
#include "shell/EngineLink.h"
#include "shell/Interior.h"
#include "shell/Preferences.h"
#include "shell/Remembering.h"
#include "shell/SettingProblems.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace std::chrono_literals;

/** The Settings page over the real engine: what is changed there is used and kept. */
class TestSettingsKept : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void whatIsChangedIsInTheFile();
    void whatCannotBeKeptIsSaid();
    void languageThemeAndMotionAreRemembered();
    void whatIsWrongInTheFileIsSaidWhenTheProfileIsThere();
    void switchingTheWatchOnMeasuresForTheHistoryAlone();

private:
    void press(const QString& text);
    [[nodiscard]] static QByteArray bytes(const QString& path);
    [[nodiscard]] kit::ComboBox& watch() const { return *m_page->findChild<kit::ComboBox*>(); }

    test::ShiftedClock m_clock;
    std::unique_ptr<shell::Interior> m_interior;
    std::unique_ptr<settings::SettingsPage> m_page;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSettingsKept::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    const QString demo = engine::dataFolder(true);
    QVERIFY2(demo.contains(QStringLiteral("qttest")), qPrintable(demo));
    QDir(demo).removeRecursively();
    QFile::remove(engine::settingsFile());
}

void TestSettingsKept::init()
{
    m_page.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_interior = std::make_unique<shell::Interior>(wording::Language::English, m_clock);
    m_page = std::make_unique<settings::SettingsPage>(m_interior->surroundings());
    m_page->show();
}

QByteArray TestSettingsKept::bytes(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestSettingsKept::press(const QString& text)
{
    for (QAbstractButton* button : m_page->findChildren<QAbstractButton*>()) {
        if (button->text() == text) {
            button->click();
            return;
        }
    }
    qFatal("no button named %s", qPrintable(text));
}

void TestSettingsKept::whatIsChangedIsInTheFile()
{
    HOLDS("OGS-65");
    const QString path = m_folder->filePath(QStringLiteral("naru/naru.conf"));
    {
        const shell::EngineLink link({m_folder->path(), QStringLiteral("naru"), false, path}, m_clock,
                                     m_interior->engine());
        QVERIFY(!QFile::exists(path)); // nothing was changed yet
        press(QStringLiteral("TCP handshake"));
        QTRY_COMPARE(engine::readSettings(path).settings.rankBy, ogs::RankBy::TcpHandshake);
        press(QStringLiteral("HTTP"));
        // The link's end waits for what is still to be written.
    }
    QCOMPARE(engine::readSettings(path).settings.kind, ogs::ProbeKind::Http);
}

void TestSettingsKept::whatCannotBeKeptIsSaid()
{
    QFile blocker(m_folder->filePath(QStringLiteral("naru")));
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    QSignalSpy failed(&m_interior->engine(), &kit::EngineView::failed);
    const shell::EngineLink link({m_folder->path(), QStringLiteral("naru"), false,
                                  m_folder->filePath(QStringLiteral("naru/naru.conf"))},
                                 m_clock, m_interior->engine());
    press(QStringLiteral("TCP handshake"));
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed[0][0].value<base::Error>().code, base::ErrorCode::FileNotWritable);
    // It is used all the same, until the program ends.
    QCOMPARE(m_interior->engine().settings().rankBy, ogs::RankBy::TcpHandshake);
}

void TestSettingsKept::languageThemeAndMotionAreRemembered()
{
    QObject context;
    m_interior->theme().setScheme(kit::Theme::Scheme::Light); // as --theme would
    shell::rememberChanges(*m_interior, context);
    m_interior->theme().setReduceMotion(true);
    QVERIFY(shell::Preferences::reduceMotion());
    QCOMPARE(shell::Preferences::scheme(), kit::Theme::Scheme::System);
    press(QStringLiteral("Dark"));
    QCOMPARE(shell::Preferences::scheme(), kit::Theme::Scheme::Dark);
    press(QStringLiteral("한국어"));
    QCOMPARE(shell::Preferences::language(), std::optional(wording::Language::Korean));
    m_interior->theme().setReduceMotion(false);
    m_interior->theme().setScheme(kit::Theme::Scheme::System);
    const QByteArray file = bytes(engine::settingsFile());
    QVERIFY2(!file.contains("theme") && !file.contains("reduceMotion"), file.constData());
}

void TestSettingsKept::whatIsWrongInTheFileIsSaidWhenTheProfileIsThere()
{
    const QString path = m_folder->filePath(QStringLiteral("naru.conf"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[selection]\nrank=fast\ncacheDays=0\n");
    file.close();
    const engine::KeptSettings kept = engine::readSettings(path);
    QCOMPARE(kept.problems.size(), std::size_t(2));
    kit::EngineView& engine = m_interior->engine();
    QSignalSpy failed(&engine, &kit::EngineView::failed);
    shell::sayProblems(kept.problems, engine, true);
    QCOMPARE(failed.count(), 0);
    engine.setProfile(std::make_shared<profile::Profile>(), {});
    QCOMPARE(failed.count(), 1);
    const auto error = failed[0][0].value<base::Error>();
    QVERIFY(error.technical.contains(QStringLiteral("selection/rank:2")));
    QVERIFY(error.technical.contains(QStringLiteral("selection/cacheDays:3")));
    engine.setProfile(std::make_shared<profile::Profile>(), {});
    QCOMPARE(failed.count(), 1);
}

void TestSettingsKept::switchingTheWatchOnMeasuresForTheHistoryAlone()
{
    kit::EngineView& view = m_interior->engine();
    const QString path = m_folder->filePath(QStringLiteral("naru.conf"));
    shell::EngineLink link({m_folder->path(), QStringLiteral("naru"), false, path}, m_clock, view);
    engine::Settings quick;
    quick.deadline = 1s; // the demo's first gateway is dead
    view.setSettings(quick);
    link.startDemo();
    QTRY_VERIFY_WITH_TIMEOUT(!view.isRunning(), 20'000);
    const engine::RunReportPtr report = view.report();
    QCOMPARE(report->source, ogs::Source::Measured);
    const QString cacheFile = engine::dataFolder(true) + QStringLiteral("/preferences_global.xml");
    const QByteArray cache = bytes(cacheFile);
    QVERIFY(!cache.isEmpty());

    m_clock.shift(20min);
    QSignalSpy grew(&view, &kit::EngineView::historyGrew);
    QTest::keyClick(&watch(), Qt::Key_Down); // from "Off" to every 15 minutes
    QCOMPARE(view.settings().watch, std::optional<std::chrono::minutes>(15min));
    QTRY_COMPARE_WITH_TIMEOUT(grew.count(), 1, 20'000);

    QSignalSpy read(&view, &kit::EngineView::historyChanged);
    view.requestHistory(m_clock.system() - 10min);
    QTRY_COMPARE(read.count(), 1);
    QVERIFY(view.history().size() >= report->gateways.size() - 1);
    for (const ogs::Sample& sample : view.history()) {
        QCOMPARE(sample.origin, ogs::Origin::Watch);
        QCOMPARE(sample.probes, 1);
    }
    QCOMPARE(bytes(cacheFile), cache);
    QCOMPARE(view.report(), report);
    QCOMPARE(engine::readSettings(path).settings.watch, std::optional<std::chrono::minutes>(15min));
}

QTEST_MAIN(TestSettingsKept)
#include "tst_settingskept.moc"
