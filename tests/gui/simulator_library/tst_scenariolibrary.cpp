// SPDX-License-Identifier: GPL-3.0-or-later
#include "PageBench.h"
#include "kit/ConfirmBar.h"
#include "kit/SegmentedControl.h"
#include "kit/SourceView.h"
#include "simulator/library/LibraryModel.h"
#include "simulator/library/LibraryPanel.h"
#include "simulator/library/NoteBar.h"
#include "simulator/library/ProblemLine.h"
#include "simulator/library/ScenarioDraft.h"
#include "simulator/library/ScenarioEditor.h"
#include "simulator/library/ScenarioTemplates.h"
#include "simulator/parameters/ParameterRowView.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

using namespace naru;
using namespace naru::simulator;

namespace {

QByteArray withTrace(const QString& file)
{
    return R"({"format": "naru-scenario-1", "name": "t", "model": "limiter", "title": {"en": "With a trace"},
  "until": "10s", "traces": [{"name": "cpu", "file": ")" +
           file.toUtf8() + R"(", "column": 2}], "parameters": {}}
)";
}

QByteArray plain(const char* title = "Mine")
{
    return QByteArray(R"({"format": "naru-scenario-1", "model": "cluster", "until": "10s",
  "title": {"en": ")") +
           title + R"(", "ko": ")" + title + R"("}, "parameters": {"nodes": [{"name": "n1"}]}})";
}

void write(const QString& path, const QByteArray& bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

template <class Widget>
Widget& only(const QWidget& parent)
{
    return *parent.findChild<Widget*>();
}

} // namespace

class TestScenarioLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void shippedScenariosAreWhole();
    void ownScenariosAreKept();
    void brokenFilesAreListedNotLost();
    void shippedOnesStayAsTheyAre();
    void removedOnesComeBack();
    void importsWithTheFilesBeside_data();
    void importsWithTheFilesBeside();
    void exportsWhatRuns();
    void nothingIsWrittenWithoutAFolder();
    void failuresAreSaid();

    void groupsByModelAndFinds();
    void choosesByKeyboardAndDuplicates();
    void focusChoosesNothing();
    void undoIsOfEachProgramsOwn();
    void whatCannotStartIsMarked();
    void removesWithUndo();

    void draftsKeepWhatIsWritten_data();
    void draftsKeepWhatIsWritten();
    void draftsGoBack();
    void draftsSayWhereItIsWrong_data();
    void draftsSayWhereItIsWrong();
    void templatesRun_data();
    void templatesRun();

    void formAndSourceAreOne();
    void listsGrowAndShrink();
    void problemsLeadToTheirPlace();
    void undoGoesThroughBoth();
    void savesAndAsksBeforeLosing();
    void newOnesTakeTheModelsOwnParameters();

    void everyControlHasAName();
    void looks_data();
    void looks();

private:
    [[nodiscard]] QString own(const char* name) const
    {
        return m_folder->filePath(QStringLiteral("scenarios/") + QLatin1String(name));
    }
    [[nodiscard]] static QLineEdit* line(const QWidget& form, const char* path);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<test::PageBench> m_bench;
};

void TestScenarioLibrary::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_bench = std::make_unique<test::PageBench>();
}

void TestScenarioLibrary::cleanup()
{
    m_bench.reset();
    m_folder.reset();
}

QLineEdit* TestScenarioLibrary::line(const QWidget& form, const char* path)
{
    for (ParameterRowView* view : form.findChildren<ParameterRowView*>())
        if (view->row().path == path)
            return view->findChild<QLineEdit*>();
    return nullptr;
}

void TestScenarioLibrary::shippedScenariosAreWhole()
{
    ScenarioStore store({});
    store.load();
    QVERIFY(store.entries().size() >= 26);
    for (const ScenarioEntry& entry : store.entries()) {
        QVERIFY2(entry.scenario, qPrintable(entry.id));
        QVERIFY2(!entry.isOwn(), qPrintable(entry.id));
        for (const auto language : {wording::Language::English, wording::Language::Korean}) {
            QVERIFY2(entry.titleIn(language) != entry.fileName(), qPrintable(entry.id));
            QVERIFY2(!entry.textIn(language).isEmpty(), qPrintable(entry.id));
        }
        QVERIFY2(entry.title.en != entry.title.ko, qPrintable(entry.id));
    }
}

void TestScenarioLibrary::ownScenariosAreKept()
{
    QString id;
    {
        ScenarioStore store(m_folder->path());
        store.load();
        QSignalSpy changed(&store, &ScenarioStore::changed);
        id = store.add(plain("My Own, 1st")).value();
        QCOMPARE(id, QStringLiteral("own/my-own-1st"));
        QCOMPARE(store.add(plain("My Own, 1st")).value(), QStringLiteral("own/my-own-1st-2"));
        QVERIFY(store.rename(id, QStringLiteral("다른 이름"), wording::Language::Korean));
        QCOMPARE(changed.count(), 3);
    }
    ScenarioStore store(m_folder->path());
    store.load();
    const ScenarioEntry* entry = store.find(id);
    QVERIFY(entry && entry->isOwn());
    QCOMPARE(entry->titleIn(wording::Language::Korean), QStringLiteral("다른 이름"));
    QCOMPARE(entry->titleIn(wording::Language::English), QStringLiteral("My Own, 1st"));
    const QString copy = store.duplicate(id).value();
    QCOMPARE(store.find(copy)->title.en, std::string("My Own, 1st 3"));
    QVERIFY(QFile::exists(own("my-own-1st.json")));
}

void TestScenarioLibrary::brokenFilesAreListedNotLost()
{
    const QByteArray broken = R"({"model": "balancer", "title": {"en": "Half"}, "until": "1h", "parameters")";
    write(own("half.json"), broken);
    write(own("wrong.json"), R"({"model": "balancer", "title": {"en": "Wrong"}, "until": 5})");
    write(own("huge.json"), QByteArray((4 << 20) + 1, ' '));
    write(own("note.txt"), "no scenario");
    ScenarioStore store(m_folder->path());
    store.load();
    const ScenarioEntry* half = store.find("own/half");
    QVERIFY(half && !half->scenario);
    QCOMPARE(half->scenario.error().code, sim::ProblemCode::NotJson);
    QCOMPARE(half->source, broken);
    const ScenarioEntry* wrong = store.find("own/wrong");
    QVERIFY(wrong && !wrong->scenario && wrong->scenario.error().place);
    QCOMPARE(wrong->titleIn(wording::Language::Korean), QStringLiteral("Wrong"));
    QCOMPARE(wrong->model, QStringLiteral("balancer"));
    const ScenarioEntry* huge = store.find("own/huge");
    QVERIFY(huge && huge->scenario.error().code == sim::ProblemCode::TooLarge);
    QVERIFY(!store.find("own/note"));
    QCOMPARE(read(own("half.json")), broken);
    // What can't be read can be taken away, and comes back as it was.
    QVERIFY(store.remove("own/huge"));
    QVERIFY(!QFile::exists(own("huge.json")));
    QVERIFY(store.restore());
    QCOMPARE(read(own("huge.json")).size(), (4 << 20) + 1);
    QVERIFY(store.save("own/half", plain()));
    QVERIFY(store.find("own/half")->scenario);
}

void TestScenarioLibrary::shippedOnesStayAsTheyAre()
{
    ScenarioStore store(m_folder->path());
    store.load();
    const QString id = QStringLiteral("shipped/quiesce");
    QVERIFY(!store.save(id, plain()));
    QVERIFY(!store.remove(id));
    QVERIFY(!store.rename(id, QStringLiteral("x"), wording::Language::English));
    const QString copy = store.duplicate(id).value();
    QCOMPARE(copy, QStringLiteral("own/quiesce"));
    QVERIFY(store.find(copy)->scenario);
    QCOMPARE(sim::writeJsonLine(store.find(copy)->scenario->parameters),
             sim::writeJsonLine(store.find(id)->scenario->parameters));
    QVERIFY(store.find(copy)->title.en != store.find(id)->title.en);
}

void TestScenarioLibrary::removedOnesComeBack()
{
    ScenarioStore store(m_folder->path());
    store.load();
    const QString id = store.add(plain()).value();
    QVERIFY(!store.canRestore());
    QVERIFY(store.remove(id));
    QVERIFY(!store.find(id) && store.canRestore());
    QVERIFY(!QFile::exists(own("mine.json")));
    // Another one has taken its name.
    QCOMPARE(store.add(plain()).value(), id);
    QCOMPARE(store.restore().value(), QStringLiteral("own/mine-2"));
    QVERIFY(!store.canRestore());
    QCOMPARE(read(own("mine-2.json")), plain());
}

void TestScenarioLibrary::importsWithTheFilesBeside_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("beside") << "cpu.csv" << true;
    QTest::newRow("below") << "tables/cpu.csv" << true;
    QTest::newRow("missing") << "none.csv" << false;
    QTest::newRow("above") << "../outside.csv" << false;
    QTest::newRow("elsewhere") << "/proc/self/stat" << false;
}

void TestScenarioLibrary::importsWithTheFilesBeside()
{
    QFETCH(QString, file);
    QFETCH(bool, isRead);
    const QString from = m_folder->filePath("from");
    for (const char* name : {"from/cpu.csv", "from/tables/cpu.csv", "outside.csv"})
        write(m_folder->filePath(QLatin1String(name)), "t,cpu\n0,40\n1,62.5\n");
    write(from + "/Some Scenario.json", withTrace(file));
    ScenarioStore store(m_folder->filePath("data"));
    store.load();
    const QString id = store.importFile(from + "/Some Scenario.json").value();
    QCOMPARE(id, QStringLiteral("own/some-scenario"));
    QCOMPARE(bool(store.find(id)->scenario), isRead);
    if (!isRead) {
        QCOMPARE(store.find(id)->scenario.error().code, sim::ProblemCode::FileUnreadable);
        return;
    }
    QDir(from).removeRecursively();
    ScenarioStore again(m_folder->filePath("data"));
    again.load();
    QCOMPARE(again.find(id)->scenario->traces.at(0).values, (std::vector<double>{40, 62.5}));
}

void TestScenarioLibrary::exportsWhatRuns()
{
    write(own("cpu.csv"), "1,5\n2,6\n");
    write(own("trace.json"), withTrace("cpu.csv"));
    ScenarioStore store(m_folder->path());
    store.load();
    const QString path = m_folder->filePath("out.json");
    QVERIFY(store.exportTo("own/trace", path));
    const ScenarioEntry entry = readEntry({}, read(path), {});
    QVERIFY(entry.scenario);
    QCOMPARE(entry.scenario->traces.at(0).values, (std::vector<double>{5, 6}));
    // What names no file goes out byte by byte.
    QVERIFY(store.exportTo("shipped/quiesce", path));
    QCOMPARE(read(path), store.find("shipped/quiesce")->source);
    QVERIFY(!store.exportTo("own/none", path));
    QVERIFY(!store.exportTo("own/trace", m_folder->filePath("no/such/folder/out.json")));
}

void TestScenarioLibrary::nothingIsWrittenWithoutAFolder()
{
    const QDir here(QDir::currentPath());
    const QStringList before = here.entryList(QDir::AllEntries | QDir::Hidden);
    ScenarioStore store({});
    store.load();
    const QString id = store.add(plain()).value();
    QVERIFY(store.save(id, plain("Other")));
    QCOMPARE(store.find(id)->title.en, std::string("Other"));
    QVERIFY(store.remove(id));
    QVERIFY(store.restore());
    QVERIFY(!QDir("/scenarios").exists());
    QCOMPARE(here.entryList(QDir::AllEntries | QDir::Hidden), before);
}

void TestScenarioLibrary::failuresAreSaid()
{
    write(m_folder->filePath("scenarios"), "a file where the folder should be");
    ScenarioStore store(m_folder->path());
    store.load();
    const auto added = store.add(plain());
    QVERIFY(!added);
    QCOMPARE(std::get<base::Error>(added.error()).code, base::ErrorCode::FileNotWritable);
    write(m_folder->filePath("picture.json"), "\x89PNG\r\n");
    const auto picture = store.importFile(m_folder->filePath("picture.json"));
    QVERIFY(std::holds_alternative<sim::Problem>(picture.error()));
    const auto missing = store.importFile(m_folder->filePath("missing.json"));
    QCOMPARE(std::get<base::Error>(missing.error()).code, base::ErrorCode::FileNotReadable);
    LibraryPanel panel(m_bench->surroundings, store);
    panel.importFile(m_folder->filePath("missing.json"));
    QVERIFY(only<NoteBar>(panel).words().contains("missing.json"));
}

void TestScenarioLibrary::groupsByModelAndFinds()
{
    write(own("unknown.json"),
          R"({"model": "weather", "title": {"en": "Drizzle"}, "until": "1h", "parameters": {}})");
    ScenarioStore store(m_folder->path());
    store.load();
    LibraryModel model(store, m_bench->speech);
    QStringList headings;
    for (int row = 0; row < model.rowCount(); ++row)
        if (!model.entryAt(model.index(row)))
            headings.append(model.index(row).data().toString());
    QCOMPARE(headings, QStringList({"Rate limiter, vDRA", "Load balancer, UAG", "Firewall cluster, ASA",
                                    "Without a model"}));
    model.setFilter("misrouted");
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(model.indexOf("shipped/misrouted-secondaries").isValid());
    // In either language, whichever is shown.
    model.setFilter(QStringLiteral("스플릿"));
    QVERIFY(model.indexOf("shipped/cluster-split-brain").isValid());
    model.setFilter("no such words");
    QCOMPARE(model.rowCount(), 0);
    model.setFilter("drizzle");
    QCOMPARE(model.index(1).data(Qt::AccessibleTextRole).toString(), QStringLiteral("Drizzle, can't be run"));
}

void TestScenarioLibrary::choosesByKeyboardAndDuplicates()
{
    ScenarioStore store(m_folder->path());
    store.load();
    LibraryPanel panel(m_bench->surroundings, store);
    panel.resize(LibraryPanel::panelWidth, 700);
    panel.show();
    QSignalSpy chosen(&panel, &LibraryPanel::chosen);
    QSignalSpy edit(&panel, &LibraryPanel::editWished);
    panel.select("shipped/gateway-flush");
    QCOMPARE(chosen.count(), 0);
    auto& list = only<QListView>(panel);
    QTest::keyClick(&list, Qt::Key_Down);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].toString(), panel.current());
    QVERIFY(panel.current() != "shipped/gateway-flush");
    // Over a heading, too.
    for (int i = 0; i < 6; ++i)
        QTest::keyClick(&list, Qt::Key_Down);
    QCOMPARE(store.find(panel.current())->model, QStringLiteral("balancer"));
    // A shipped one is edited as a copy.
    const QString shipped = panel.current();
    QTest::keyClick(&list, Qt::Key_Return);
    QCOMPARE(edit.count(), 1);
    QCOMPARE(edit[0][0].toString(), shipped);
    QCOMPARE(panel.current(), shipped);
    const QString own = store.duplicate(shipped).value();
    panel.select(own);
    QTest::keyClick(&list, Qt::Key_Return);
    QCOMPARE(edit[1][0].toString(), own);
    // Space plays: it is the page's.
    QKeyEvent space(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
    QCoreApplication::sendEvent(&list, &space);
    QVERIFY(!space.isAccepted());
}

void TestScenarioLibrary::focusChoosesNothing()
{
    ScenarioStore store(m_folder->path());
    store.load();
    LibraryPanel panel(m_bench->surroundings, store);
    panel.show();
    panel.select("shipped/gateway-flush");
    QSignalSpy chosen(&panel, &LibraryPanel::chosen);
    // The filter hides what is open: the list has no current row.
    only<QLineEdit>(panel).setText("split");
    auto& list = only<QListView>(panel);
    list.setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(list.hasFocus());
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(panel.current(), QStringLiteral("shipped/gateway-flush"));
    QTest::keyClick(&list, Qt::Key_Down);
    QCOMPARE(chosen.count(), 1);
    // Nor does a press do anything but choose what is under it.
    only<QLineEdit>(panel).clear();
    const QModelIndex other = list.model()->index(2, 0);
    list.scrollTo(other);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(other).center());
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(panel.current(), chosen[1][0].toString());
    QCOMPARE(list.currentIndex(), other);
}

void TestScenarioLibrary::undoIsOfEachProgramsOwn()
{
    ScenarioStore one(m_folder->path());
    one.load();
    const QString x = one.add(plain("X")).value();
    const QString y = one.add(plain("Y")).value();
    const QString z = one.add(plain("Z")).value();
    ScenarioStore other(m_folder->path());
    other.load();
    QVERIFY(one.remove(x));
    QVERIFY(other.remove(y));
    QCOMPARE(one.restore().value(), x);
    QCOMPARE(other.restore().value(), y);
    QCOMPARE(read(own("x.json")), plain("X"));
    QCOMPARE(read(own("y.json")), plain("Y"));
    // A file that was gone before comes back from memory.
    QVERIFY(QFile::remove(own("z.json")));
    QVERIFY(one.remove(z));
    QCOMPARE(one.restore().value(), z);
    QCOMPARE(read(own("z.json")), plain("Z"));
}

void TestScenarioLibrary::whatCannotStartIsMarked()
{
    ScenarioStore store(m_folder->path());
    store.load();
    QByteArray source = store.find("shipped/pgw-burst")->source;
    source.replace("\"name\": \"pgw1\"", "\"name\": \"pgw9\"");
    const QString id = store.add(source).value();
    QVERIFY(!store.find(id)->scenario);
}

void TestScenarioLibrary::removesWithUndo()
{
    ScenarioStore store(m_folder->path());
    store.load();
    const QString id = store.add(plain()).value();
    LibraryPanel panel(m_bench->surroundings, store);
    panel.show();
    auto& list = only<QListView>(panel);
    auto& note = only<NoteBar>(panel);
    panel.select("shipped/quiesce");
    QTest::keyClick(&list, Qt::Key_Delete);
    QVERIFY(store.find("shipped/quiesce"));
    QVERIFY(!note.words().isEmpty());
    panel.select(id);
    QTest::keyClick(&list, Qt::Key_Delete);
    QVERIFY(!store.find(id));
    QVERIFY(note.words().contains("Mine"));
    QSignalSpy chosen(&panel, &LibraryPanel::chosen);
    QTest::mouseClick(&note.button(), Qt::LeftButton);
    QVERIFY(store.find(id));
    QCOMPARE(panel.current(), id);
    QCOMPARE(chosen.count(), 1);
}

void TestScenarioLibrary::draftsKeepWhatIsWritten_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("a value") << "seed"
                             << "7"
                             << R"("seed":  1 ,)"
                             << R"("seed":  7 ,)";
    QTest::newRow("a text") << "title.ko"
                            << R"("새 \"것\"")"
                            << R"("ko": "옛 것"})"
                            << R"("ko": "새 \"것\""})";
    QTest::newRow("an item's") << "parameters.uags[uag2].weight"
                               << "0"
                               << R"("weight": 4})"
                               << R"("weight": 0})";
    QTest::newRow("a missing member") << "parameters.uags[uag1].weight"
                                      << "9"
                                      << R"({"name": "uag1"})"
                                      << R"({"name": "uag1", "weight": 9})";
    QTest::newRow("on a line of its own") << "warmup"
                                          << R"("10s")"
                                          << "  \"model\": \"balancer\"\n"
                                          << "  \"model\": \"balancer\",\n  \"warmup\": \"10s\"\n";
    QTest::newRow("a missing object") << "parameters.inner.points"
                                      << "5"
                                      << "[{\"name\": \"c\"}] }"
                                      << "[{\"name\": \"c\"}],\n    \"inner\": {\"points\": 5} }";
    QTest::newRow("in an empty object") << "parameters.upgrade.takes"
                                        << R"("5min")"
                                        << R"("upgrade": {})"
                                        << R"("upgrade": {"takes": "5min"})";
}

void TestScenarioLibrary::draftsKeepWhatIsWritten()
{
    QFETCH(QString, path);
    QFETCH(QString, value);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const QString source = QStringLiteral(R"({ "until": "1h", "seed":  1 ,
  "title": {"en": "…\\\"}", "ko": "옛 것"},
  "parameters": { "upgrade": {}, "balancers": [{"name": "lb1"}],
    "uags": [{"name": "uag1"},
             {"name": "uag2", "weight": 4}],
    "clients": [{"name": "c"}] },
  "model": "balancer"
}
)");
    QVERIFY(source.contains(before));
    ScenarioDraft draft(source.toStdString(), {});
    const auto node = sim::readJson(value.toStdString());
    QVERIFY(draft.set(path.toStdString(), *node));
    QString expected = source;
    expected.replace(before, after);
    QCOMPARE(QString::fromStdString(draft.source()), expected);
    QVERIFY(!draft.problem());
    draft.undo();
    QCOMPARE(QString::fromStdString(draft.source()), source);
}

void TestScenarioLibrary::draftsGoBack()
{
    ScenarioDraft draft(templateOf("cluster"), {});
    const std::string first = draft.source();
    QVERIFY(!draft.canUndo() && !draft.isChanged());
    QVERIFY(draft.set("seed", sim::Node::ofNumber(2)));
    draft.replace("{");
    QVERIFY(!draft.isReadable() && draft.problem());
    QVERIFY(!draft.set("seed", sim::Node::ofNumber(3)));
    // The form shows what was there last.
    QCOMPARE(sim::findPath(draft.tree(), "seed")->number, 2.0);
    draft.undo();
    QVERIFY(draft.isReadable() && !draft.problem() && draft.canRedo());
    draft.undo();
    QCOMPARE(draft.source(), first);
    QVERIFY(!draft.isChanged() && !draft.canUndo());
    draft.redo();
    QVERIFY(draft.isChanged());
    draft.noteKept();
    QVERIFY(!draft.isChanged());
    QVERIFY(draft.set("seed", sim::Node::ofNumber(9)));
    QVERIFY(!draft.canRedo());
    QVERIFY(!draft.set("title.en.deeper", sim::Node::ofNumber(1)));
}

void TestScenarioLibrary::draftsSayWhereItIsWrong_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    using enum sim::ProblemCode;
    QTest::newRow("no JSON") << "\"seed\": 1"
                             << "\"seed\" 1" << int(NotJson) << 7;
    QTest::newRow("unknown member") << "\"seed\""
                                    << "\"sead\"" << int(MemberUnknown) << 7;
    QTest::newRow("wrong type") << "\"5min\""
                                << "5" << int(WrongType) << 8;
    QTest::newRow("a parameter's range") << "\"priority\": 2"
                                         << "\"priority\": 0" << int(OutOfRange) << 12;
    QTest::newRow("a name twice") << "\"n2\""
                                  << "\"n1\"" << int(NameTwice) << 12;
    QTest::newRow("a model") << "\"cluster\""
                             << "\"clutter\"" << int(ModelUnknown) << 4;
    QTest::newRow("a change") << "\"changes\": []"
                              << "\"changes\": [{\"at\": \"1s\", \"set\": \"nodes[n9].alive\", \"to\": 1}]"
                              << int(PathUnknown) << 19;
}

void TestScenarioLibrary::draftsSayWhereItIsWrong()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(int, code);
    QFETCH(int, line);
    ScenarioDraft draft(templateOf("cluster"), {});
    QVERIFY(!draft.problem());
    QString source = QString::fromStdString(draft.source());
    QVERIFY(source.contains(from));
    draft.replace(source.replace(from, to).toStdString());
    QVERIFY(draft.problem());
    QCOMPARE(int(draft.problem()->code), code);
    QVERIFY(draft.problem()->place);
    QCOMPARE(draft.problem()->place->line, line);
}

void TestScenarioLibrary::templatesRun_data()
{
    QTest::addColumn<QString>("model");
    for (const char* model : {"limiter", "balancer", "cluster"})
        QTest::newRow(model) << QString::fromLatin1(model);
}

void TestScenarioLibrary::templatesRun()
{
    QFETCH(QString, model);
    const ScenarioDraft draft(templateOf(model.toStdString()), {});
    QVERIFY(!draft.problem());
    QCOMPARE(draft.model(), model.toStdString());
}

void TestScenarioLibrary::formAndSourceAreOne()
{
    ScenarioStore store(m_folder->path());
    store.load();
    const QString id = store.duplicate("shipped/misrouted-secondaries").value();
    ScenarioEditor editor(m_bench->surroundings, store, id, nullptr);
    editor.show();
    auto& source = only<kit::SourceView>(editor);
    QCOMPARE(source.toPlainText().toStdString(), editor.draft().source());
    // From the form to the source.
    QLineEdit* field = line(editor, "clients[remote].count");
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, "2,500");
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(source.toPlainText().contains("\"count\": 2500,"));
    QCOMPARE(source.toPlainText().count('\n'), QString::fromUtf8(store.find(id)->source).count('\n'));
    // And back.
    QString text = source.toPlainText();
    source.setPlainText(text.replace("\"count\": 2500,", "\"count\": 17,"));
    QTRY_COMPARE(field->text(), QStringLiteral("17"));
    QVERIFY(!editor.draft().problem());
    QCOMPARE(source.toPlainText().toStdString(), editor.draft().source());
}

void TestScenarioLibrary::listsGrowAndShrink()
{
    ScenarioStore store(m_folder->path());
    store.load();
    const QString id = store.duplicate("shipped/misrouted-secondaries").value();
    ScenarioEditor editor(m_bench->surroundings, store, id, nullptr);
    editor.show();
    const auto press = [&](const QString& name) {
        for (QAbstractButton* button : editor.findChildren<QAbstractButton*>())
            if (button->accessibleName() == name)
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable(name));
    };
    press("Add to: The appliances");
    QVERIFY(sim::findPath(editor.draft().tree(), "parameters.uags[uag4]"));
    QVERIFY(line(editor, "uags[uag4].name"));
    press("Remove: uag2");
    QVERIFY(!sim::findPath(editor.draft().tree(), "parameters.uags[uag2]"));
    QCOMPARE(sim::findPath(editor.draft().tree(), "parameters.uags")->items.size(), std::size_t{3});
    press("Add to: Servers behind the appliances");
    QVERIFY(sim::findPath(editor.draft().tree(), "parameters.servers[server1]"));
    QVERIFY(!editor.draft().problem());
}

void TestScenarioLibrary::problemsLeadToTheirPlace()
{
    ScenarioStore store(m_folder->path());
    store.load();
    ScenarioEditor editor(m_bench->surroundings, store, QString(), nullptr);
    editor.show();
    auto& source = only<kit::SourceView>(editor);
    auto& problem = only<ProblemLine>(editor);
    QSignalSpy places(&problem, &ProblemLine::placeWished);
    QString text = source.toPlainText();
    source.setPlainText(text.replace("\"leastconn\"", "\"fewest\""));
    QTRY_VERIFY(editor.draft().problem());
    QVERIFY2(problem.sentence().contains("fewest"), qPrintable(problem.sentence()));
    QCOMPARE(source.extraSelections().size(), 1);
    QTest::mouseClick(&only<QPushButton>(problem), Qt::LeftButton);
    QCOMPARE(places.count(), 1);
    const QTextCursor cursor = source.textCursor();
    QVERIFY(cursor.block().text().mid(cursor.positionInBlock()).startsWith("\"fewest\""));
    source.setPlainText("{");
    QTRY_VERIFY(!editor.draft().isReadable());
    QLineEdit* field = line(editor, "clients[remote].count");
    QVERIFY(field && !field->isEnabled());
}

void TestScenarioLibrary::undoGoesThroughBoth()
{
    ScenarioStore store(m_folder->path());
    store.load();
    ScenarioEditor editor(m_bench->surroundings, store, QString(), nullptr);
    editor.show();
    QVERIFY(QTest::qWaitForWindowActive(&editor));
    auto& source = only<kit::SourceView>(editor);
    const QString first = source.toPlainText();
    QLineEdit* field = line(editor, "clients[remote].count");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "5");
    QTest::keyClick(field, Qt::Key_Return);
    source.setFocus();
    source.moveCursor(QTextCursor::Start);
    QTest::keyClicks(&source, " ");
    // What is typed counts before the pause is over.
    QTest::keyClick(&source, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(source.toPlainText().startsWith("{"));
    QVERIFY(source.toPlainText().contains("\"count\": 5,"));
    QTest::keyClick(&source, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(source.toPlainText(), first);
    QCOMPARE(field->text(), QStringLiteral("0"));
    QTest::keyClick(&source, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(field->text(), QStringLiteral("5"));
}

void TestScenarioLibrary::savesAndAsksBeforeLosing()
{
    ScenarioStore store(m_folder->path());
    store.load();
    const QString id = store.add(templateOf("cluster").c_str()).value();
    auto* editor = new ScenarioEditor(m_bench->surroundings, store, id, nullptr);
    QPointer<ScenarioEditor> watched(editor);
    editor->show();
    QVERIFY(QTest::qWaitForWindowActive(editor));
    QSignalSpy saved(editor, &ScenarioEditor::saved);
    QLineEdit* field = line(*editor, "nodes[n1].priority");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "4");
    // What stands in a field counts, though nobody pressed Return.
    QTest::keyClick(editor, Qt::Key_Escape);
    QTest::keyClick(editor, Qt::Key_Escape);
    editor->reject();
    QVERIFY(editor->isVisible());
    QVERIFY(!only<kit::ConfirmBar>(*editor).question().isEmpty());
    QTest::keyClick(editor, Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(saved.count(), 1);
    QCOMPARE(saved[0][0].toString(), id);
    QTRY_VERIFY(!watched);
    QCOMPARE(sim::findPath(store.find(id)->scenario->parameters, "nodes[n1].priority")->number, 4.0);
    // Nothing changed: nothing is asked.
    editor = new ScenarioEditor(m_bench->surroundings, store, id, nullptr);
    watched = editor;
    editor->show();
    editor->reject();
    QTRY_VERIFY(!watched);
}

void TestScenarioLibrary::newOnesTakeTheModelsOwnParameters()
{
    ScenarioStore store(m_folder->path());
    store.load();
    auto* editor = new ScenarioEditor(m_bench->surroundings, store, QString(), nullptr);
    editor->show();
    QVERIFY(QTest::qWaitForWindowActive(editor));
    QSignalSpy saved(editor, &ScenarioEditor::saved);
    for (ParameterRowView* view : editor->findChildren<ParameterRowView*>())
        if (view->row().path == "model")
            Q_EMIT view->wished(sim::Node::string("limiter"));
    QCOMPARE(editor->draft().model(), std::string("limiter"));
    QVERIFY(!editor->draft().problem());
    QVERIFY(line(*editor, "sources[pgw1].streams[1].rate"));
    QTest::keyClick(editor, Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(saved.count(), 1);
    QCOMPARE(saved[0][0].toString(), QStringLiteral("own/my-scenario"));
    QVERIFY(store.find("own/my-scenario")->scenario);
}

void TestScenarioLibrary::everyControlHasAName()
{
    ScenarioStore store(m_folder->path());
    store.load();
    LibraryPanel panel(m_bench->surroundings, store);
    panel.show();
    QCOMPARE(test::namelessControls(panel).join('\n'), QString());
    ScenarioEditor editor(m_bench->surroundings, store, QString(), nullptr);
    editor.show();
    QCOMPARE(test::namelessControls(editor).join('\n'), QString());
}

void TestScenarioLibrary::looks_data()
{
    test::addLooks();
}

void TestScenarioLibrary::looks()
{
    test::takeLook(*m_bench);
    const QString look = QString::fromUtf8(QTest::currentDataTag());
    write(own("broken.json"), R"({"model": "balancer", "title": {"en": "Half written"}, )");
    ScenarioStore store(m_folder->path());
    store.load();
    const QString id = store.duplicate("shipped/vdra-golden-timeline").value();
    LibraryPanel panel(m_bench->surroundings, store);
    panel.show();
    panel.resize(LibraryPanel::panelWidth, 697);
    panel.select("shipped/misrouted-secondaries");
    test::look(panel, "library-" + look);
    QCOMPARE(panel.width(), LibraryPanel::panelWidth);
    panel.select("own/broken");
    panel.importFile("/no/such/file.json");
    test::look(panel, "library-broken-" + look);
    ScenarioEditor editor(m_bench->surroundings, store, id, nullptr);
    test::look(editor, {1120, 720}, "editor-" + look);
    auto& parts = only<kit::SegmentedControl>(editor);
    for (const int part : {1, 2, 3}) {
        parts.setCurrent(part);
        Q_EMIT parts.currentChanged(part);
        test::look(editor, QStringLiteral("editor-part%1-").arg(part) + look);
    }
    QString text = only<kit::SourceView>(editor).toPlainText();
    only<kit::SourceView>(editor).setPlainText(text.replace("\"30s\"", "\"half a minute\""));
    QTRY_VERIFY(editor.draft().problem());
    test::look(editor, "editor-problem-" + look);
}

QTEST_MAIN(TestScenarioLibrary)
#include "tst_scenariolibrary.moc"
