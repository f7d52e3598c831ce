// SPDX-License-Identifier: GPL-3.0-or-later
#include "PageBench.h"
#include "kit/ComboBox.h"
#include "kit/FieldLine.h"
#include "kit/SegmentedControl.h"
#include "kit/Switch.h"
#include "sim/models/Models.h"
#include "simulator/parameters/FieldText.h"
#include "simulator/parameters/ParameterForm.h"
#include "simulator/parameters/ParameterRowView.h"
#include "simulator/parameters/ParameterTexts.h"
#include "simulator/parameters/ParametersPanel.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using namespace naru::simulator;
using namespace std::chrono_literals;

namespace {

sim::Node tree(std::string_view json)
{
    return sim::readJson(json).value();
}

sim::ModelInfo modelOf(std::string_view name)
{
    return sim::findModel(sim::allModels(), name)->describe();
}

const sim::Node& balancer()
{
    static const sim::Node node = tree(R"J({"balancers": [{"name": "lb1", "algorithm": "random",
        "persistence": "none", "monitor": {"interval": "10s"}}],
        "uags": [{"name": "uag1", "quiesced": true}, {"name": "uag2"}, {"name": "uag3", "weight": 2}],
        "clients": [{"name": "remote", "between": "exponential(200ms)", "count": 3000,
                     "secondaries": ["blast udp 8443"]}], "max_session": "10h"
})J");
    return node;
}

/** One wish of a panel. */
struct Wished
{
    bool sideB = false;
    QString path;
    sim::Node value;
    bool fromStart = false;
};

} // namespace

class TestParameters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void textsOfEachTypeReadBack_data();
    void textsOfEachTypeReadBack();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void everyParameterHasALabelAndReadsItsStandard_data();
    void everyParameterHasALabelAndReadsItsStandard();
    void schemaFindsPathsWhateverItemsAreCalled();
    void missingObjectsAreSetAsAWhole_data();
    void missingObjectsAreSetAsAWhole();

    void whatTheScenarioSetsComesFirst();
    void wishesForValues_data();
    void wishesForValues();
    void complainsWhileTyping();
    void typingIsNotLost();
    void refusedValuesStayWithTheirReason();
    void fixedOnesAreTextsUntilFromTheStart();
    void marksWhatDiffers();
    void searchFindsInBothLanguages();
    void framesCostNothing();
    void manyNodesAreFewFields();
    void everyControlHasAName_data();
    void everyControlHasAName();
    void looks_data();
    void looks();

private:
    [[nodiscard]] ParameterRowView* row(const char* path) const;
    template <class Control>
    [[nodiscard]] Control* control(const char* path) const
    {
        return row(path)->findChild<Control*>();
    }

    std::unique_ptr<test::PageBench> m_bench;
    std::unique_ptr<ParametersPanel> m_panel;
    std::vector<Wished> m_wished;
};

void TestParameters::init()
{
    m_bench = std::make_unique<test::PageBench>();
    m_panel = std::make_unique<ParametersPanel>(m_bench->surroundings);
    m_wished.clear();
    connect(m_panel.get(), &ParametersPanel::setWished, this,
            [this](bool sideB, const QString& path, const sim::Node& value, bool fromStart) {
                m_wished.push_back({sideB, path, value, fromStart});
            });
    m_panel->setModel(modelOf("balancer"));
    m_panel->show(balancer(), nullptr, 90s, true);
    m_panel->resize(ParametersPanel::panelWidth, 700);
    m_panel->setVisible(true);
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void TestParameters::cleanup()
{
    m_panel.reset();
    m_bench.reset();
}

ParameterRowView* TestParameters::row(const char* path) const
{
    for (ParameterRowView* view : m_panel->findChildren<ParameterRowView*>())
        if (view->row().path == path)
            return view;
    return nullptr;
}

void TestParameters::textsOfEachTypeReadBack_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("read");
    QTest::newRow("duration") << "duration"
                              << R"("1500ms")"
                              << "1,500"
                              << "ms"
                              << "20"
                              << R"("20ms")";
    QTest::newRow("another unit") << "duration"
                                  << R"("30s")"
                                  << "30"
                                  << "s"
                                  << "2 min"
                                  << R"("2min")";
    QTest::newRow("rate") << "rate"
                          << R"("1000/s")"
                          << "1,000"
                          << "/s"
                          << "2,500"
                          << R"("2500/s")";
    QTest::newRow("rate a minute") << "rate"
                                   << R"("2/min")"
                                   << "2"
                                   << "/min"
                                   << "3 /h"
                                   << R"("3/h")";
    QTest::newRow("no limit") << "optional rate"
                              << "null"
                              << ""
                              << "/s"
                              << ""
                              << "null";
    QTest::newRow("a limit again") << "optional rate"
                                   << "null"
                                   << ""
                                   << "/s"
                                   << "5"
                                   << R"("5/s")";
    QTest::newRow("percent") << "percent"
                             << R"("20%")"
                             << "20"
                             << "%"
                             << "12.5"
                             << R"("12.5%")";
    QTest::newRow("integer") << "integer"
                             << "10000"
                             << "10,000"
                             << ""
                             << "7"
                             << "7";
    QTest::newRow("number") << "number"
                            << "0.5"
                            << "0.5"
                            << ""
                            << "1,234.5"
                            << "1234.5";
    QTest::newRow("string") << "string"
                            << R"("pgw1")"
                            << "pgw1"
                            << ""
                            << " pgw 2 "
                            << R"("pgw 2")";
    QTest::newRow("strings") << "strings"
                             << R"(["a b", "c"])"
                             << "a b, c"
                             << ""
                             << "x, y z,"
                             << R"(["x", "y z"])";
    QTest::newRow("distribution") << "distribution"
                                  << R"J("exponential(200ms)")J"
                                  << "exponential(200ms)"
                                  << ""
                                  << "erlang(4, 10ms)"
                                  << R"J("erlang(4, 10ms)")J";
    QTest::newRow("trace") << "distribution"
                           << R"("10ms")"
                           << "10ms"
                           << ""
                           << "trace(cpu)"
                           << R"J("trace(cpu)")J";
    QTest::newRow("boolean") << "boolean"
                             << "true"
                             << "true"
                             << ""
                             << "false"
                             << "false";
}

void TestParameters::textsOfEachTypeReadBack()
{
    QFETCH(QString, type);
    QFETCH(QString, json);
    QFETCH(QString, text);
    QFETCH(QString, unit);
    QFETCH(QString, typed);
    QFETCH(QString, read);
    sim::ParameterInfo info;
    info.path = "things[].it";
    info.optional = type.startsWith("optional ");
    info.type = type.section(' ', -1).toStdString();
    const sim::Node value = tree(json.toStdString());
    const FieldText shown = fieldText(info, value);
    QCOMPARE(shown.text, text);
    QCOMPARE(shown.unit, unit);
    const auto same = readField(info, shown.text, shown.unit);
    QVERIFY(same);
    QCOMPARE(sim::writeJsonLine(*same), sim::writeJsonLine(value));
    const auto other = readField(info, typed, shown.unit);
    QVERIFY(other);
    QCOMPARE(sim::writeJsonLine(*other), sim::writeJsonLine(tree(read.toStdString())));
}

void TestParameters::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("expected");
    using enum sim::ProblemCode;
    QTest::newRow("too large") << "uags[].weight"
                               << "257" << int(OutOfRange) << "0..256";
    QTest::newRow("no number") << "uags[].weight"
                               << "many" << int(BadValue) << "integer";
    QTest::newRow("a fraction") << "uags[].weight"
                                << "1.5" << int(BadValue) << "integer";
    QTest::newRow("nothing") << "uags[].weight"
                             << "" << int(BadValue) << "integer";
    QTest::newRow("negative") << "uags[].weight"
                              << "-1" << int(OutOfRange) << "0..256";
    QTest::newRow("too long") << "max_session"
                              << "31d" << int(OutOfRange) << "1s..30d";
    QTest::newRow("unit of something else") << "max_session"
                                            << "5/s" << int(BadValue) << "duration";
    QTest::newRow("more than all") << "clients[].sign_in_succeeds"
                                   << "101" << int(OutOfRange) << "0%..100%";
    QTest::newRow("no distribution") << "clients[].between"
                                     << "sometimes" << int(BadValue) << "distribution";
}

void TestParameters::whatIsWrongIsSaid()
{
    QFETCH(QString, path);
    QFETCH(QString, typed);
    QFETCH(int, code);
    QFETCH(QString, expected);
    const ParameterSchema schema(modelOf("balancer").parameters);
    const ParameterSchema::Entry* entry = schema.find(path.toStdString());
    QVERIFY(entry);
    const QString unit = fieldText(entry->info, standardOf(entry->info)).unit;
    const auto value = readField(entry->info, typed, unit);
    QVERIFY(!value);
    QCOMPARE(int(value.error().code), code);
    QCOMPARE(QString::fromStdString(value.error().expected), expected);
}

void TestParameters::everyParameterHasALabelAndReadsItsStandard_data()
{
    QTest::addColumn<QString>("model");
    for (const sim::Model* model : sim::allModels())
        QTest::newRow(std::string(model->name()).c_str())
            << QString::fromStdString(std::string(model->name()));
}

void TestParameters::everyParameterHasALabelAndReadsItsStandard()
{
    QFETCH(QString, model);
    for (const sim::ParameterInfo& info : modelOf(model.toStdString()).parameters) {
        const char* path = info.path.c_str();
        for (const auto language : {wording::Language::English, wording::Language::Korean}) {
            const QString label = labelOf(info, language);
            QVERIFY2(!label.isEmpty(), path);
            QVERIFY2(!label.endsWith('.'), path);
            QVERIFY2(label.count('(') == label.count(')'), path);
        }
        if (info.type == "list" || info.type == "object")
            continue;
        const FieldText standard = fieldText(info, standardOf(info));
        const auto read = readField(info, standard.text, standard.unit);
        QVERIFY2(read, path);
        QVERIFY2(areSame(*read, standardOf(info)), path);
    }
}

void TestParameters::schemaFindsPathsWhateverItemsAreCalled()
{
    const ParameterSchema schema(modelOf("balancer").parameters);
    const auto pathAt = [&](const char* path) {
        const ParameterSchema::Entry* entry = schema.find(path);
        return entry ? entry->info.path : std::string();
    };
    QCOMPARE(pathAt("uags[uag1].weight"), std::string("uags[].weight"));
    QCOMPARE(pathAt("balancers[1].monitor.interval"), std::string("balancers[].monitor.interval"));
    QCOMPARE(pathAt("inner.algorithm"), std::string("inner.algorithm"));
    QCOMPARE(pathAt("uags[uag1].wait"), std::string());
    const sim::Node& uags = *balancer().find("uags");
    const sim::Node item = ParameterSchema::newItem(*schema.find("uags"), uags);
    QCOMPARE(item.find("name")->text, std::string("uag4"));
}

void TestParameters::missingObjectsAreSetAsAWhole_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("value");
    QTest::newRow("there") << "uags[uag1].weight"
                           << "uags[uag1].weight"
                           << "5";
    QTest::newRow("the object is there") << "balancers[lb1].monitor.rise"
                                         << "balancers[lb1].monitor.rise"
                                         << "5";
    QTest::newRow("the object is missing") << "inner.points"
                                           << "inner"
                                           << R"({"points": 5})";
}

void TestParameters::missingObjectsAreSetAsAWhole()
{
    QFETCH(QString, path);
    QFETCH(QString, at);
    QFETCH(QString, value);
    const Setting setting = settingFor(balancer(), path.toStdString(), sim::Node::ofNumber(5));
    QCOMPARE(QString::fromStdString(setting.path), at);
    QVERIFY(areSame(setting.value, tree(value.toStdString())));
    sim::Node changed = balancer();
    QVERIFY(sim::setPath(changed, setting.path, setting.value));
    QCOMPARE(sim::findPath(changed, path.toStdString())->number, 5.0);
}

void TestParameters::whatTheScenarioSetsComesFirst()
{
    // What the scenario does not set is folded, and costs nothing until it is opened.
    QVERIFY(row("balancers[lb1].persistence"));
    QVERIFY(row("uags[uag1].quiesced"));
    QVERIFY(row("max_session"));
    QVERIFY(!row("balancers[lb1].points"));
    QVERIFY(!row("uags[uag1].name"));
    m_panel->showProblem({.code = sim::ProblemCode::OutOfRange, .path = "balancers[1].points"});
    QVERIFY(row("balancers[lb1].points"));
    // A value that is set now stays where it is.
    sim::Node changed = balancer();
    QVERIFY(sim::setPath(changed, "balancers[lb1].points", sim::Node::ofNumber(20)));
    ParameterRowView* before = row("balancers[lb1].points");
    m_panel->show(changed, nullptr, 91s, true);
    QCOMPARE(row("balancers[lb1].points"), before);
    QCOMPARE(control<QLineEdit>("balancers[lb1].points")->text(), QStringLiteral("20"));
}

void TestParameters::wishesForValues_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("value");
    QTest::newRow("integer") << QByteArray("uags[uag3].weight") << "7"
                             << "7";
    QTest::newRow("duration") << QByteArray("max_session") << "8"
                              << R"("8h")";
    QTest::newRow("distribution") << QByteArray("clients[remote].between") << "exponential(1s)"
                                  << R"J("exponential(1s)")J";
    QTest::newRow("strings") << QByteArray("clients[remote].secondaries") << "blast udp 8443, pcoip tcp 4172"
                             << R"(["blast udp 8443", "pcoip tcp 4172"])";
    QTest::newRow("boolean") << QByteArray("uags[uag1].quiesced") << ""
                             << "false";
    QTest::newRow("choice") << QByteArray("balancers[lb1].persistence") << "source"
                            << R"("source")";
}

void TestParameters::wishesForValues()
{
    QFETCH(QByteArray, path);
    QFETCH(QString, typed);
    QFETCH(QString, value);
    if (auto* box = control<kit::ComboBox>(path.constData())) {
        box->setFocus();
        box->setCurrentIndex(box->findText(typed));
        Q_EMIT box->activated(box->currentIndex());
    } else if (auto* toggle = control<kit::Switch>(path.constData())) {
        QTest::mouseClick(toggle, Qt::LeftButton);
    } else {
        auto* line = control<QLineEdit>(path.constData());
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, typed);
        QCOMPARE(m_wished.size(), std::size_t{0});
        QTest::keyClick(line, Qt::Key_Return);
    }
    QCOMPARE(m_wished.size(), std::size_t{1});
    QCOMPARE(m_wished[0].path, QString::fromUtf8(path));
    QCOMPARE(sim::writeJsonLine(m_wished[0].value), sim::writeJsonLine(tree(value.toStdString())));
    QVERIFY(!m_wished[0].sideB);
    QVERIFY(!m_wished[0].fromStart);
}

void TestParameters::complainsWhileTyping()
{
    auto* line = control<QLineEdit>("uags[uag3].weight");
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, "300");
    const auto message = [&] { return line->accessibleDescription(); };
    QVERIFY2(message().contains("0..256"), qPrintable(message()));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(m_wished.size(), std::size_t{0});
    QTest::keyClick(line, Qt::Key_Backspace);
    QVERIFY(!message().contains("0..256"));
    QTest::keyClick(line, Qt::Key_Escape);
    QCOMPARE(line->text(), QStringLiteral("2"));
    // A unit of one's own takes the place of the one that stands there.
    auto* session = control<kit::FieldLine>("max_session");
    session->setFocus();
    session->selectAll();
    QTest::keyClicks(session, "90 min");
    QTest::keyClick(session, Qt::Key_Tab);
    QCOMPARE(m_wished.size(), std::size_t{1});
    QCOMPARE(m_wished[0].value.text, std::string("90min"));
}

void TestParameters::typingIsNotLost()
{
    auto* line = control<QLineEdit>("uags[uag3].weight");
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, "12");
    sim::Node changed = balancer();
    for (int frame = 0; frame < 20; ++frame) {
        QVERIFY(sim::setPath(changed, "uags[uag3].weight", sim::Node::ofNumber(frame)));
        QVERIFY(sim::setPath(changed, "max_session", sim::Node::string("5h")));
        m_panel->show(changed, nullptr, 90s + frame * 100ms, true);
    }
    QCOMPARE(line->text(), QStringLiteral("12"));
    QVERIFY(line->hasFocus());
    QCOMPARE(control<QLineEdit>("max_session")->text(), QStringLiteral("5"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(m_wished.size(), std::size_t{1});
    // Until the run has it, it stays; then it is what the run has, whatever comes.
    m_panel->show(changed, nullptr, 93s, true);
    QCOMPARE(line->text(), QStringLiteral("12"));
    QVERIFY(sim::setPath(changed, "uags[uag3].weight", sim::Node::ofNumber(12)));
    m_panel->show(changed, nullptr, 94s, true);
    QVERIFY(sim::setPath(changed, "uags[uag3].weight", sim::Node::ofNumber(13)));
    m_panel->show(changed, nullptr, 95s, true);
    QCOMPARE(line->text(), QStringLiteral("13"));
}

void TestParameters::refusedValuesStayWithTheirReason()
{
    auto* line = control<QLineEdit>("uags[uag3].weight");
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, "9");
    QTest::keyClick(line, Qt::Key_Return);
    const sim::Problem problem{.code = sim::ProblemCode::AgainstRule,
                               .path = "uags[3].weight",
                               .rule = "U7",
                               .reason = {"It is too heavy.", "너무 무겁습니다."}};
    m_panel->showProblem(problem);
    QVERIFY(line->accessibleDescription().contains("It is too heavy."));
    sim::Node changed = balancer();
    QVERIFY(sim::setPath(changed, "max_session", sim::Node::string("5h")));
    m_panel->show(changed, nullptr, 92s, true);
    QCOMPARE(line->text(), QStringLiteral("9"));
    QTest::keyClick(line, Qt::Key_Backspace);
    QTest::keyClick(line, Qt::Key_8);
    QVERIFY(!line->accessibleDescription().contains("It is too heavy."));
    // A switch goes back to what is the case.
    auto* toggle = control<kit::Switch>("uags[uag1].quiesced");
    QTest::mouseClick(toggle, Qt::LeftButton);
    QVERIFY(!toggle->isChecked());
    m_panel->showProblem({.code = sim::ProblemCode::NotWhileRunning, .path = "uags[uag1].quiesced"});
    QVERIFY(toggle->isChecked());
    // What has no field is said above them.
    m_panel->showProblem({.code = sim::ProblemCode::PathUnknown, .path = "nowhere", .detail = "nowhere"});
    const auto labels = m_panel->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().contains("nowhere");
    }));
}

void TestParameters::fixedOnesAreTextsUntilFromTheStart()
{
    sim::Node given = balancer();
    QVERIFY(sim::setPath(given, "clients[remote].population", sim::Node::ofNumber(50)));
    m_panel->setModel(modelOf("balancer"));
    m_panel->show(given, nullptr, 90s, true);
    const auto isField = [this] { return control<QLineEdit>("clients[remote].population")->isVisible(); };
    QVERIFY(!isField());
    const auto choices = m_panel->findChildren<kit::SegmentedControl*>();
    kit::SegmentedControl* from = choices.back();
    from->setCurrent(1);
    Q_EMIT from->currentChanged(1);
    QVERIFY(isField());
    auto* line = control<QLineEdit>("clients[remote].population");
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, "60");
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(m_wished.size(), std::size_t{1});
    QVERIFY(m_wished[0].fromStart);
    from->setCurrent(0);
    Q_EMIT from->currentChanged(0);
    QVERIFY(!isField());
    // A run that has not begun begins with everything.
    m_panel->show(given, nullptr, 0s, false);
    QVERIFY(isField());
    QVERIFY(!from->isEnabled());
}

void TestParameters::marksWhatDiffers()
{
    sim::Node other = balancer();
    QVERIFY(sim::setPath(other, "balancers[lb1].persistence", sim::Node::string("source")));
    m_panel->show(balancer(), &other, 90s, true);
    QVERIFY(!m_panel->showsB());
    QVERIFY(!row("balancers[lb1].persistence")->differs());
    m_panel->setShowsB(true);
    QVERIFY(row("balancers[lb1].persistence")->differs());
    QVERIFY(!row("balancers[lb1].algorithm")->differs());
    auto* box = control<kit::ComboBox>("balancers[lb1].persistence");
    QCOMPARE(box->currentText(), QStringLiteral("source"));
    QVERIFY(box->accessibleDescription().contains("none"));
    box->setCurrentIndex(box->findText("none"));
    Q_EMIT box->activated(box->currentIndex());
    QCOMPARE(m_wished.size(), std::size_t{1});
    QVERIFY(m_wished[0].sideB);
    m_panel->show(balancer(), &balancer(), 90s, true);
    QVERIFY(!row("balancers[lb1].persistence")->differs());
}

void TestParameters::searchFindsInBothLanguages()
{
    auto* search = m_panel->findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
    search->setText("uag2 weight");
    QVERIFY(row("uags[uag2].weight"));
    QVERIFY(!row("uags[uag1].weight"));
    search->setText(QStringLiteral("가중치"));
    QVERIFY(row("uags[uag1].weight"));
    search->setText("interval");
    auto* line = control<QLineEdit>("balancers[lb1].monitor.interval");
    QVERIFY(line);
    QCOMPARE(line->text(), QStringLiteral("10"));
    search->setText("no such thing");
    QVERIFY(m_panel->findChildren<ParameterRowView*>().isEmpty() || !row("max_session"));
    search->clear();
    QVERIFY(row("max_session"));
}

void TestParameters::framesCostNothing()
{
    ParameterRowView* before = row("max_session");
    QSignalSpy spy(before, &QObject::destroyed);
    for (int frame = 0; frame < 100; ++frame)
        m_panel->show(balancer(), nullptr, 90s + frame * 100ms, true);
    QCOMPARE(spy.count(), 0);
    QCOMPARE(row("max_session"), before);
}

void TestParameters::manyNodesAreFewFields()
{
    sim::Node nodes = sim::Node::list();
    for (int i = 1; i <= 16; ++i) {
        const std::string number = std::to_string(i);
        nodes.items.push_back(tree(R"({"name": "n)" + number + R"(", "priority": )" + number +
                                   R"(, "site": "A", "chassis": "c1"})"));
    }
    sim::Node parameters = tree(R"({"link": {"delay": "200us"}, "traffic": [{"name": "clients"}]})");
    parameters.members.push_back({"nodes", {}, nodes});
    m_panel->setModel(modelOf("cluster"));
    m_panel->show(parameters, nullptr, 90s, true);
    // Hundreds of parameters; fields are made for those that one can see.
    const auto fields = m_panel->findChildren<ParameterRowView*>().size();
    QVERIFY2(fields <= qsizetype(ParameterForm::mostOpen), qPrintable(QString::number(fields)));
    QVERIFY(row("nodes[n1].priority"));
    QVERIFY(!row("nodes[n16].priority"));
    m_panel->showProblem({.code = sim::ProblemCode::OutOfRange, .path = "nodes[16].priority"});
    QVERIFY(row("nodes[n16].priority"));
}

void TestParameters::everyControlHasAName_data()
{
    test::addLooks();
}

void TestParameters::everyControlHasAName()
{
    test::takeLook(*m_bench);
    QCOMPARE(test::namelessControls(*m_panel).join('\n'), QString());
}

void TestParameters::looks_data()
{
    test::addLooks();
}

void TestParameters::looks()
{
    test::takeLook(*m_bench);
    const QString look = QString::fromUtf8(QTest::currentDataTag());
    sim::Node other = balancer();
    QVERIFY(sim::setPath(other, "balancers[lb1].persistence", sim::Node::string("source")));
    m_panel->show(balancer(), &other, 90s, true);
    m_panel->setShowsB(true);
    auto* line = control<QLineEdit>("uags[uag3].weight");
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, "300");
    test::look(*m_panel, {ParametersPanel::panelWidth, 697}, "parameters-balancer-" + look);
    m_panel->setModel(modelOf("limiter"));
    m_panel->show(
        tree(R"({"sources": [{"name": "pgw1", "streams": [{"message": "gx-ccr-i", "rate": "1000/s"}]}],
        "groups": [{"name": "pcrf", "applications": ["gx", "rx"], "servers": [{"name": "pcrf1"}], "latency": "10ms"}],
        "dynamic_peers": [{"peer": "pgw1", "profile": "db", "hold": "30s", "step": "20%"}],
        "cpu_profiles": [{"name": "db", "ranges": [{"from": 50, "to": 59, "throttle": "30%"},
                          {"from": 60, "to": 65, "throttle": "40%"}], "release": 49}],
        "dynamic": {"enabled": true}, "cpu": {"value": 40}})"),
        nullptr, 90s, true);
    test::look(*m_panel, {ParametersPanel::panelWidth, 697}, "parameters-limiter-" + look);
}

QTEST_MAIN(TestParameters)
#include "tst_parameters.moc"
