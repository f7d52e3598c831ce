// SPDX-License-Identifier: GPL-3.0-or-later
#include "EvidenceBench.h"
#include "GatewaySamples.h"
#include "Holds.h"
#include "evidence/EvidenceTabs.h"
#include "evidence/SessionPane.h"
#include "evidence/SessionReportFile.h"
#include "evidence/SupportDialog.h"
#include "evidence/TextPane.h"
#include "kit/CheckBox.h"
#include "kit/Notice.h"
#include "kit/SegmentedControl.h"
#include "store/RawLog.h"
#include "wording/SessionReport.h"

#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using namespace std::chrono_literals;
using evidence_ui::EventTable;
using evidence_ui::EvidenceTabs;
using evidence_ui::SupportDialog;
using wording::Language;

namespace {

const QByteArray profileText =
    "<?xml version=\"1.0\" "
    "encoding=\"UTF-8\"?>\n<AnyConnectProfile><ServerList><HostEntry><HostName>서울</HostName>"
    "<HostAddress>seoul.vpn.example.net</HostAddress></HostEntry></ServerList></AnyConnectProfile>\n";

} // namespace

class TestSupportSessions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void whatIsSavedIsWhatWasSeen();
    void namesAreMaskedInThePreviewToo();
    void maskingReadsNoFileAgain();
    void whatIsChosenGoesIn();
    void nothingIsSavedBeforeItIsSeen();
    void theSameEventsInKoreanAndEnglish();
    void aFileThatCanNotBeWrittenIsSaid();
    void readInTheReadersLanguageOrInBoth();
    void twoSessionsSideBySide();
    void aReportInBothLanguages();
    void theMenuOfReportsSaysWhatItMakes();
    void looksInBothLanguagesAndThemes_data() { test::addLooks(); }
    void looksInBothLanguagesAndThemes();

private:
    [[nodiscard]] evidence_ui::EvidencePage& page() const { return *m_bench->page; }
    [[nodiscard]] evidence_ui::SessionPane& pane() const { return page().tabs().session(); }
    /** The dialog with its preview made. */
    [[nodiscard]] SupportDialog* dialog();
    /** A session that was saved from the window. */
    [[nodiscard]] QString saved(const QString& name);
    [[nodiscard]] QString text(int row, int column) const
    {
        return pane().table().index(row, column).data().toString();
    }

    std::unique_ptr<test::EvidenceBench> m_bench;
};

void TestSupportSessions::init()
{
    m_bench = std::make_unique<test::EvidenceBench>();
    const QString profile = m_bench->file(QStringLiteral("profile.xml"), profileText);
    m_bench->bench.engine.setProfile(test::fiveGateways(false), {profile});
    m_bench->bench.engine.setHistory(test::dayOfFive());
    // What the engine keeps: a run, and what the session told of the connection.
    const store::RawLog raw(m_bench->folder.filePath(QStringLiteral("naru.log")), QStringLiteral("naru"));
    const base::SystemTime at = test::now();
    const QString host = QStringLiteral("host");
    QVERIFY(raw.append(
        {{base::EventKind::OgsThreadStarting, at, {{host, QStringLiteral("seoul.vpn.example.net")}}},
         {base::EventKind::OgsPingResults,
          at + 1s,
          {{host, QStringLiteral("seoul.vpn.example.net")},
           {QStringLiteral("pings"), QVariantList{219, 218, 132}}}}}));
    QVERIFY(raw.append(
        store::LogNotice{at + 3s,
                         QStringLiteral("connection-up"),
                         {{QStringLiteral("entry"), QStringLiteral("서울")},
                          {QStringLiteral("server"), QStringLiteral("seoul.vpn.example.net:443")}}}));
    QVERIFY(
        raw.append(store::LogNotice{at + 9s,
                                    QStringLiteral("connection-lost"),
                                    {{QStringLiteral("entry"), QStringLiteral("서울")},
                                     {QStringLiteral("server"), QStringLiteral("seoul.vpn.example.net:443")},
                                     {QStringLiteral("why"), QStringLiteral("peer-dead")}}}));
}

void TestSupportSessions::cleanup()
{
    m_bench->page.reset();
    const QStringList warnings = m_bench->trap.taken();
    m_bench.reset();
    QCOMPARE(warnings, QStringList());
}

SupportDialog* TestSupportSessions::dialog()
{
    SupportDialog& made = page().makeSupportSession();
    if (made.isBusy())
        QSignalSpy(&made, &SupportDialog::previewChanged).wait();
    return &made;
}

QString TestSupportSessions::saved(const QString& name)
{
    SupportDialog* made = dialog();
    QSignalSpy written(made, &SupportDialog::saved);
    const QString path = m_bench->folder.filePath(name);
    made->save(path);
    if (written.isEmpty())
        written.wait();
    made->close();
    return path;
}

void TestSupportSessions::whatIsSavedIsWhatWasSeen()
{
    m_bench->open({test::captureFile(QStringLiteral("syn_retransmit.pcap"))});
    SupportDialog* made = dialog();
    QStringList names;
    for (const evidence::SupportItem& item : made->parts().items())
        names.append(item.name);
    QCOMPARE(names, QStringList({QStringLiteral("naru-session.json"), QStringLiteral("events.jsonl"),
                                 QStringLiteral("locations.json"), QStringLiteral("history.jsonl"),
                                 QStringLiteral("profiles/profile.xml")}));
    QSignalSpy changed(made, &SupportDialog::previewChanged);
    made->withCapture().setChecked(true);
    QVERIFY(changed.wait());
    QVERIFY(made->parts().items().back().isUnmasked);
    const auto remark = [made] {
        return made->parts().index(made->parts().rowCount() - 1, 1).data().toString();
    };
    QVERIFY(!remark().contains(QLatin1String("stay as they are")));
    QCOMPARE(made->parts().items().back().name, QStringLiteral("captures/syn_retransmit.pcap"));
    made->maskNames().setChecked(true);
    QVERIFY(changed.wait());
    QVERIFY2(remark().contains(QLatin1String("stay as they are")), qPrintable(remark()));
    made->maskNames().setChecked(false);
    QVERIFY(changed.wait());
    const std::vector<evidence::SupportItem> seen = made->parts().items();
    QSignalSpy written(made, &SupportDialog::saved);
    const QString path = m_bench->folder.filePath(QStringLiteral("a.zip"));
    made->save(path);
    QVERIFY(written.wait());
    const auto session = evidence::readSession(path);
    QVERIFY(session);
    const auto kept = evidence::contents(evidence::packed(*session));
    QCOMPARE(kept.size(), seen.size());
    for (std::size_t i = 0; i < kept.size(); ++i)
        QVERIFY(kept[i].name == seen[i].name && kept[i].bytes == seen[i].bytes);
    QCOMPARE(session->history.size(), test::dayOfFive().size());
    QCOMPARE(session->events.size(), std::size_t(4));
    QCOMPARE(session->events.back().code, QStringLiteral("session-connection-lost"));
}

void TestSupportSessions::namesAreMaskedInThePreviewToo()
{
    SupportDialog* made = dialog();
    QSignalSpy changed(made, &SupportDialog::previewChanged);
    made->maskNames().setChecked(true);
    QVERIFY(changed.wait());
    QCOMPARE(made->parts().items().back().name, QStringLiteral("profiles/file-1.xml"));
    const QString path = m_bench->folder.filePath(QStringLiteral("masked.zip"));
    QSignalSpy written(made, &SupportDialog::saved);
    made->save(path);
    QVERIFY(written.wait());
    const auto session = evidence::readSession(path);
    QVERIFY(session && session->namesMasked);
    const wording::Words english(Language::English);
    for (const evidence::SupportEvent& event : session->events) {
        const QString said = wording::eventText(english, event);
        QVERIFY2(!said.contains(QLatin1String("seoul")) && !said.contains(QStringLiteral("서울")),
                 qPrintable(said));
    }
}

void TestSupportSessions::maskingReadsNoFileAgain()
{
    SupportDialog* made = dialog();
    const std::vector<evidence::SupportItem> seen = made->parts().items();
    QVERIFY(QFile::remove(m_bench->folder.filePath(QStringLiteral("profile.xml"))));
    QSignalSpy changed(made, &SupportDialog::previewChanged);
    made->maskNames().setChecked(true);
    QVERIFY(changed.wait());
    QCOMPARE(made->parts().items().back().name, QStringLiteral("profiles/file-1.xml"));
    // What was read stays what it was.
    made->maskNames().setChecked(false);
    QVERIFY(changed.wait());
    QCOMPARE(made->parts().items().size(), seen.size());
    for (std::size_t i = 0; i < seen.size(); ++i)
        QVERIFY(made->parts().items()[i].name == seen[i].name &&
                made->parts().items()[i].bytes == seen[i].bytes);
    QVERIFY(made->findChild<kit::Notice*>()->isHidden());
}

void TestSupportSessions::whatIsChosenGoesIn()
{
    m_bench->open({m_bench->file(QStringLiteral("AnyConnect.txt"), test::seedsExcerpts())});
    SupportDialog* made = dialog();
    const auto box = [&made](const char* text) {
        for (auto* each : made->findChildren<kit::CheckBox*>()) {
            if (each->text().startsWith(QLatin1String(text)))
                return each;
        }
        return static_cast<kit::CheckBox*>(nullptr);
    };
    const auto names = [&made] {
        QStringList all;
        for (const evidence::SupportItem& item : made->parts().items())
            all.append(item.name);
        return all;
    };
    QSignalSpy changed(made, &SupportDialog::previewChanged);
    QVERIFY(!box("Log: ")->isHidden() && box("Capture: ")->isHidden());
    QVERIFY(names().contains(QStringLiteral("logs/AnyConnect.txt")));
    box("Log: ")->setChecked(false);
    QVERIFY(changed.wait());
    QVERIFY(!names().contains(QStringLiteral("logs/AnyConnect.txt")));
    QVERIFY(names().contains(QStringLiteral("profiles/profile.xml")));
    box("Profile")->setChecked(false);
    QVERIFY(changed.wait());
    QVERIFY(!names().contains(QStringLiteral("profiles/profile.xml")));
    box("Naru's log")->setChecked(true);
    QVERIFY(changed.wait());
    QVERIFY2(names().contains(QStringLiteral("logs/naru.log")), qPrintable(names().join(u',')));
    made->close();
    // Naru's own is not offered twice.
    page().openLastRun();
    QTRY_VERIFY(page().model().log() && page().model().log()->path.endsWith(QLatin1String("naru.log")));
    made = dialog();
    QVERIFY(box("Log: ")->isHidden());
}

void TestSupportSessions::nothingIsSavedBeforeItIsSeen()
{
    SupportDialog& made = page().makeSupportSession();
    QPushButton* save = nullptr;
    for (auto* each : made.findChildren<QPushButton*>()) {
        if (each->text().startsWith(QLatin1String("Save")))
            save = each;
    }
    QVERIFY(save && made.isBusy() && !save->isEnabled());
    QTRY_VERIFY(save->isEnabled());
    const QString path = m_bench->folder.filePath(QStringLiteral("a.zip"));
    made.save(path);
    const auto says = [&made, &path] {
        const QList<QLabel*> labels = made.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(path); });
    };
    QTRY_VERIFY(says());
    // What is seen now is another one.
    made.maskNames().setChecked(true);
    QTRY_VERIFY(!says() && !made.isBusy());
}

void TestSupportSessions::theSameEventsInKoreanAndEnglish()
{
    m_bench->bench.speech.setLanguage(Language::Korean);
    const auto korean = evidence::readSession(saved(QStringLiteral("ko.zip")));
    m_bench->bench.speech.setLanguage(Language::English);
    const auto english = evidence::readSession(saved(QStringLiteral("en.zip")));
    QVERIFY(korean && english && !korean->events.empty());
    QVERIFY(korean->events == english->events);
}

void TestSupportSessions::aFileThatCanNotBeWrittenIsSaid()
{
    SupportDialog* made = dialog();
    made->save(m_bench->folder.filePath(QStringLiteral("no/such/folder.zip")));
    auto* notice = made->findChild<kit::Notice*>();
    QTRY_VERIFY(!notice->isHidden());
    QVERIFY(notice->sentence().contains(QLatin1String("folder.zip")));
}

void TestSupportSessions::readInTheReadersLanguageOrInBoth()
{
    const QString path = saved(QStringLiteral("a.zip"));
    m_bench->open({path});
    QCOMPARE(page().tabs().tab(), EvidenceTabs::Session);
    EventTable& table = pane().table();
    QCOMPARE(table.rowCount(), 4);
    QCOMPARE(text(1, EventTable::First),
             QStringLiteral("Probes of seoul.vpn.example.net: 219, 218, 132 ms."));
    const QString english = text(2, EventTable::First);
    QVERIFY(english.contains(QStringLiteral("서울")));
    pane().languages().setCurrent(1);
    QCOMPARE(table.mode(), EventTable::Mode::BothLanguages);
    QCOMPARE(text(2, EventTable::Second), english);
    const QString korean = text(2, EventTable::First);
    QVERIFY(korean != english);
    m_bench->bench.speech.setLanguage(Language::Korean);
    QTRY_COMPARE(page().headerActions().at(0)->text(), QStringLiteral("열기…"));
    QCOMPARE(text(2, EventTable::First), korean);
    QCOMPARE(text(2, EventTable::Second), english);
    pane().languages().setCurrent(0);
    QTRY_COMPARE(text(2, EventTable::First), korean);
    page().tabs().setTab(EvidenceTabs::Text);
    QTRY_VERIFY(page().tabs().text().text().contains(korean));
}

void TestSupportSessions::twoSessionsSideBySide()
{
    const QString first = saved(QStringLiteral("a.zip"));
    const store::RawLog raw(m_bench->folder.filePath(QStringLiteral("naru.log")), QStringLiteral("naru"));
    QVERIFY(raw.append(store::LogNotice{test::now() + 20s, QStringLiteral("network-gone"), {}}));
    const QString second = saved(QStringLiteral("b.zip"));
    m_bench->open({first});
    pane().compareWith(second);
    QTRY_COMPARE(pane().table().mode(), EventTable::Mode::TwoSessions);
    QCOMPARE(pane().table().rowCount(), 5);
    QCOMPARE(pane().table().equalLines(), 4);
    QCOMPARE(text(4, EventTable::First), QStringLiteral("–"));
    QCOMPARE(text(0, EventTable::Mark), QStringLiteral("="));
    m_bench->open({second});
    QCOMPARE(pane().table().mode(), EventTable::Mode::OneLanguage);
    m_bench->open({first});
    pane().compareWith(second);
    QTRY_COMPARE(pane().table().mode(), EventTable::Mode::TwoSessions);
    QSignalSpy failed(&pane(), &evidence_ui::SessionPane::failed);
    pane().compareWith(m_bench->folder.filePath(QStringLiteral("naru.log")));
    QVERIFY(failed.wait());
    QVERIFY(!page().notice().isHidden());
}

void TestSupportSessions::aReportInBothLanguages()
{
    m_bench->open({saved(QStringLiteral("a.zip"))});
    QSignalSpy made(&pane(), &evidence_ui::SessionPane::reportMade);
    pane().makeReport(evidence_ui::SessionPane::Format::Html, {Language::Korean, Language::English});
    QVERIFY(made.wait());
    QCOMPARE(made[0][0].toString(), QStringLiteral("a.html"));
    const QString html = QString::fromUtf8(made[0][1].toByteArray());
    const evidence::SupportSession& session = page().model().session()->session;
    for (const Language language : {Language::Korean, Language::English})
        QVERIFY(
            html.contains(wording::eventText(wording::Words(language), session.events[2]).toHtmlEscaped()));
    pane().makeReport(evidence_ui::SessionPane::Format::Pdf, {Language::Korean, Language::English});
    QTRY_COMPARE_WITH_TIMEOUT(made.size(), 2, 20'000);
    const QByteArray pdf = made[1][1].toByteArray();
    QVERIFY(pdf.startsWith("%PDF") && pdf.trimmed().endsWith("%%EOF"));
    // The faces of both scripts are inside.
    QVERIFY(pdf.contains("/FontFile"));
    if (const QString folder = qEnvironmentVariable("NARU_PICTURES"); !folder.isEmpty()) {
        page().save(folder + QStringLiteral("/report.pdf"), pdf);
        page().save(folder + QStringLiteral("/report.html"), html.toUtf8());
    }
}

void TestSupportSessions::theMenuOfReportsSaysWhatItMakes()
{
    m_bench->open({saved(QStringLiteral("a.zip"))});
    QSignalSpy made(&pane(), &evidence_ui::SessionPane::reportMade);
    const QMenu* menu = nullptr;
    for (auto* button : pane().findChildren<QPushButton*>())
        menu = button->menu() != nullptr ? button->menu() : menu;
    QVERIFY(menu != nullptr);
    QStringList names;
    for (QAction* action : menu->actions()) {
        names.append(action->text());
        const qsizetype before = made.size();
        action->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(made.size(), before + 1, 20'000);
        QCOMPARE(made.constLast()[1].toByteArray().startsWith("%PDF"),
                 action->text().startsWith(QLatin1String("PDF")));
        delete page().findChild<QFileDialog*>();
    }
    QCOMPARE(names.size(), 6);
    QVERIFY(names[0].contains(QStringLiteral("한국어")) && names[1].contains(QLatin1String("English")));
    const evidence::SupportSession& session = page().model().session()->session;
    const auto holds = [&](qsizetype report, Language language) {
        const QString html = QString::fromUtf8(made[report][1].toByteArray());
        return html.contains(wording::eventText(wording::Words(language), session.events[2]).toHtmlEscaped());
    };
    QVERIFY(holds(0, Language::Korean) && !holds(0, Language::English));
    QVERIFY(!holds(1, Language::Korean) && holds(1, Language::English));
}

void TestSupportSessions::looksInBothLanguagesAndThemes()
{
    test::takeLook(m_bench->bench);
    const QString tag = QLatin1String(QTest::currentDataTag());
    m_bench->open({saved(QStringLiteral("naru-support.zip")),
                   test::captureFile(QStringLiteral("syn_retransmit.pcap"))});
    pane().languages().setCurrent(1);
    test::look(page(), {944, 592}, QStringLiteral("evidence-session-narrow-") + tag);
    SupportDialog* made = dialog();
    QSignalSpy changed(made, &SupportDialog::previewChanged);
    made->withCapture().setChecked(true);
    QVERIFY(changed.wait());
    made->maskNames().setChecked(true);
    QVERIFY(changed.wait());
    QCOMPARE(test::namelessControls(*made).join(u','), QString());
    test::look(*made, QStringLiteral("evidence-support-") + tag);
}

QTEST_MAIN(TestSupportSessions)
#include "tst_supportsessions.moc"
