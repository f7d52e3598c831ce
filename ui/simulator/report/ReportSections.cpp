// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/report/ReportSections.h"

#include "simulator/charts/ChartPictures.h"
#include "simulator/charts/ChartSpec.h"
#include "simulator/charts/CompareTables.h"
#include "simulator/charts/FigureText.h"
#include "simulator/charts/ParameterPaths.h"
#include "simulator/charts/PlotMaker.h"
#include "simulator/report/RepeatCommand.h"
#include "simulator/words/Spoken.h"

#include <algorithm>

namespace naru::simulator {

namespace {

/** `≤ 1.01`, `≈ 0.667 ± 5 %`. */
QString wantedText(const sim::Assertion& assertion, const QString& wanted)
{
    switch (assertion.is) {
    case sim::Comparison::Equal:
        return QStringLiteral("= ") % wanted;
    case sim::Comparison::NotEqual:
        return QStringLiteral("≠ ") % wanted;
    case sim::Comparison::Less:
        return QStringLiteral("< ") % wanted;
    case sim::Comparison::LessOrEqual:
        return QStringLiteral("≤ ") % wanted;
    case sim::Comparison::Greater:
        return QStringLiteral("> ") % wanted;
    case sim::Comparison::GreaterOrEqual:
        return QStringLiteral("≥ ") % wanted;
    case sim::Comparison::About:
        return QStringLiteral("≈ %1 ± %2 %").arg(wanted).arg(100 * assertion.within);
    }
    Q_UNREACHABLE();
}

QString text(const std::string& bytes)
{
    return QString::fromStdString(bytes);
}

} // namespace

ReportSections::ReportSections(const ReportInput& input, const wording::Words& words,
                               const charts::Look& look)
    : m_input(input)
    , m_words(words)
    , m_look(look)
    , m_texts(input.model)
{}

QByteArray ReportSections::write()
{
    m_html.raw("<section lang=\"" + wording::languageCode(m_words.language()).toUtf8() + "\" id=\"" +
               wording::languageCode(m_words.language()).toUtf8() + "\">\n");
    head();
    command();
    parameters();
    changes();
    assertions();
    charts();
    figures();
    comparison();
    events();
    source();
    m_html.raw("</section>\n");
    return m_html.bytes();
}

QString ReportSections::say(const char* source) const
{
    return spoken(m_words, source);
}

QString ReportSections::moment(sim::Time at) const
{
    const sim::Time length = m_input.frame->until;
    const QString unit = unitOfTimes(length);
    const QString written = momentText(m_words.locale(), at, length);
    return unit.isEmpty() ? written : written + u' ' + unit;
}

QString ReportSections::number(std::optional<double> value, const std::string& unit) const
{
    return figureText(m_words.locale(), value, unit);
}

QString ReportSections::ends(const std::optional<sim::Interval>& interval, const std::string& unit) const
{
    return intervalText(m_words.locale(), interval, unit);
}

void ReportSections::head()
{
    const Frame& frame = *m_input.frame;
    const QString title = textIn(m_input.opened.title, m_words.language());
    m_html.heading(1, title.isEmpty() ? text(m_input.opened.name) : title);
    m_html.paragraph(textIn(m_input.opened.text, m_words.language()));
    m_html.beginTable({say(QT_TRANSLATE_NOOP("Simulator", "Run")), QString()}, 2);
    m_html.row({say(QT_TRANSLATE_NOOP("Simulator", "Scenario")), text(m_input.opened.name)});
    m_html.row(
        {say(QT_TRANSLATE_NOOP("Simulator", "Model")), textIn(m_input.model.title, m_words.language())});
    m_html.row({say(QT_TRANSLATE_NOOP("Simulator", "Seed")), QString::number(m_input.recorded.seed)});
    m_html.row({say(QT_TRANSLATE_NOOP("Simulator", "Simulated")),
                say(QT_TRANSLATE_NOOP("Simulator", "%1 of %2"))
                    .arg(moment(frame.a.snapshot.at), moment(frame.until))});
    m_html.row({say(QT_TRANSLATE_NOOP("Simulator", "Events")),
                m_words.locale().toString(static_cast<qulonglong>(frame.a.snapshot.events))});
    m_html.row({say(QT_TRANSLATE_NOOP("Simulator", "Digest")), text(frame.a.digest)});
    if (frame.b)
        m_html.row({say(QT_TRANSLATE_NOOP("Simulator", "Digest of run B")), text(frame.b->digest)});
    m_html.row({say(QT_TRANSLATE_NOOP("Simulator", "Report made")), m_words.dateTime(m_input.madeAt)});
    m_html.endTable();
}

void ReportSections::command()
{
    m_html.heading(2, say(QT_TRANSLATE_NOOP("Simulator", "Command that repeats the run")));
    m_html.code(repeatCommand(m_input.file, m_input.recorded.seed, m_input.frame->a.snapshot));
    if (!repeatsAsOpened(m_input.opened, m_input.recorded))
        m_html.paragraph(
            say(QT_TRANSLATE_NOOP("Simulator", "The run was changed by hand: the file is the scenario at the "
                                               "end of this report, with the changes.")));
}

void ReportSections::parameters()
{
    const auto paths = parameterPaths(m_input.model, m_input.frame->a.parameters);
    const auto& b = m_input.frame->b;
    const auto pathsB = b ? parameterPaths(m_input.model, b->parameters) : std::vector<ParameterPath>();
    const auto inB = [&](const ParameterPath& one) {
        const auto found = std::ranges::find(pathsB, one.path, &ParameterPath::path);
        return found == pathsB.end() ? QStringLiteral("–") : text(found->value);
    };
    m_html.heading(2, b ? say(QT_TRANSLATE_NOOP("Simulator", "Parameters that differ between A and B"))
                        : say(QT_TRANSLATE_NOOP("Simulator", "Parameters other than the default")));
    const QString parameter = say(QT_TRANSLATE_NOOP("Simulator", "Parameter"));
    if (b)
        m_html.beginTable({parameter, QStringLiteral("A"), QStringLiteral("B")}, 3);
    else
        m_html.beginTable({parameter, say(QT_TRANSLATE_NOOP("Simulator", "Value")),
                           say(QT_TRANSLATE_NOOP("Simulator", "Default"))},
                          3);
    for (const ParameterPath& one : paths) {
        const QString other = b ? inB(one) : text(one.standard);
        if (text(one.value) != other)
            m_html.row({text(one.path), text(one.value), other});
    }
    m_html.endTable();
}

void ReportSections::changes()
{
    const std::vector<sim::PlannedChange>& all = m_input.recorded.changes;
    if (all.empty())
        return;
    m_html.heading(2, say(QT_TRANSLATE_NOOP("Simulator", "Changes during the run")));
    m_html.beginTable(
        {say(QT_TRANSLATE_NOOP("Simulator", "Time")), say(QT_TRANSLATE_NOOP("Simulator", "Parameter")),
         say(QT_TRANSLATE_NOOP("Simulator", "Value")), say(QT_TRANSLATE_NOOP("Simulator", "Origin"))},
        4);
    for (const sim::PlannedChange& change : all) {
        const bool planned = std::ranges::any_of(m_input.opened.changes, [&](const sim::PlannedChange& one) {
            return one.at == change.at && one.set == change.set;
        });
        m_html.row({moment(change.at), text(change.set), text(sim::writeJsonLine(change.to)),
                    planned ? say(QT_TRANSLATE_NOOP("Simulator", "scenario"))
                            : say(QT_TRANSLATE_NOOP("Simulator", "by hand"))});
    }
    m_html.endTable();
}

void ReportSections::assertions()
{
    if (m_input.opened.assertions.empty())
        return;
    const Side& side = m_input.frame->a;
    m_html.heading(2, say(QT_TRANSLATE_NOOP("Simulator", "Assertions of the scenario")));
    m_html.beginTable(
        {say(QT_TRANSLATE_NOOP("Simulator", "Result")), say(QT_TRANSLATE_NOOP("Simulator", "Assertion")),
         say(QT_TRANSLATE_NOOP("Simulator", "Value")), say(QT_TRANSLATE_NOOP("Simulator", "Wanted"))},
        2);
    for (const sim::Assertion& assertion : m_input.opened.assertions) {
        const sim::AssertionResult result = sim::evaluate(assertion, side.report, *side.recorder);
        m_html.row({result.holds
                        ? QStringLiteral("✓ ") + say(QT_TRANSLATE_NOOP("Simulator", "holds"))
                        : QStringLiteral("✗ ") + say(QT_TRANSLATE_NOOP("Simulator", "does not hold")),
                    textIn(result.text, m_words.language()), number(result.value),
                    wantedText(assertion, number(result.wanted))});
    }
    m_html.endTable();
    if (side.snapshot.at < m_input.frame->until)
        m_html.paragraph(
            say(QT_TRANSLATE_NOOP("Simulator", "The run has not reached its end; these are so far.")));
}

void ReportSections::charts()
{
    const Frame& frame = *m_input.frame;
    m_html.heading(2, say(QT_TRANSLATE_NOOP("Simulator", "Charts")));
    const PlotMaker maker(m_texts, m_words, frame, {{}, frame.until}, m_input.marks);
    std::vector<Plot> plots;
    for (const ChartSpec& spec : standardCharts(m_input.model.name, frame.a.parameters, *frame.a.recorder))
        plots.push_back(maker.make(spec));
    if (!plots.empty())
        m_html.raw("<figure>" + charts::svgElement(svgOfPlots(plots, m_look, m_words)) + "</figure>\n");
    const Distributions shown = distributionsOf(frame, m_texts, m_words.language());
    if (!shown.rows.empty() || !shown.windows.empty())
        m_html.raw("<figure>" + charts::svgElement(svgOfDistributions(shown, m_look, m_words)) +
                   "</figure>\n");
}

void ReportSections::figures()
{
    const Frame& frame = *m_input.frame;
    m_html.heading(2, say(QT_TRANSLATE_NOOP("Simulator", "Figures")));
    QStringList headings{say(QT_TRANSLATE_NOOP("Simulator", "Figure")),
                         say(QT_TRANSLATE_NOOP("Simulator", "Code")),
                         frame.b ? QStringLiteral("A") : say(QT_TRANSLATE_NOOP("Simulator", "Mean or count")),
                         say(QT_TRANSLATE_NOOP("Simulator", "95 % interval")),
                         QStringLiteral("p50"),
                         QStringLiteral("p95"),
                         QStringLiteral("p99"),
                         say(QT_TRANSLATE_NOOP("Simulator", "Greatest"))};
    if (frame.b)
        headings += {QStringLiteral("B"), say(QT_TRANSLATE_NOOP("Simulator", "95 % interval")),
                     QStringLiteral("B − A")};
    m_html.beginTable(headings, 2);
    for (const MetricRow& row :
         metricRows(frame.a.report, frame.b ? &frame.b->report : nullptr, m_texts, m_words.language())) {
        QStringList cells{row.title,
                          row.code == row.title ? QString() : row.code,
                          number(MetricRow::valueOf(row.a), row.unit),
                          ends(row.a.interval, row.unit),
                          number(row.a.p50, row.unit),
                          number(row.a.p95, row.unit),
                          number(row.a.p99, row.unit),
                          number(row.a.greatest, row.unit)};
        if (row.b)
            cells += {number(MetricRow::valueOf(*row.b), row.unit), ends(row.b->interval, row.unit),
                      differenceText(m_words.locale(), row.difference(), row.unit)};
        m_html.row(cells);
    }
    m_html.endTable();
}

void ReportSections::comparison()
{
    const auto rows = differenceRows(m_input.differences, m_texts, m_words.language());
    if (rows.empty())
        return;
    m_html.heading(2, say(QT_TRANSLATE_NOOP("Simulator", "A and B over replications: %1"))
                          .arg(m_words.locale().toString(static_cast<qulonglong>(m_input.replications))));
    QStringList settings;
    for (const std::string& setting : m_input.comparedWith)
        settings << text(setting);
    m_html.paragraph(settings.isEmpty()
                         ? say(QT_TRANSLATE_NOOP("Simulator", "B is run B, with the changes it plans."))
                         : say(QT_TRANSLATE_NOOP("Simulator", "B is A with %1."))
                               .arg(settings.join(QStringLiteral(", "))));
    const TextTable table = differenceTable(rows, m_words);
    m_html.beginTable(table.headings, table.firstNumber);
    for (const QStringList& row : table.rows)
        m_html.row(row);
    m_html.endTable();
}

void ReportSections::events()
{
    m_html.heading(2, say(QT_TRANSLATE_NOOP("Simulator", "Events")));
    m_html.beginTable({say(QT_TRANSLATE_NOOP("Simulator", "Time")),
                       say(QT_TRANSLATE_NOOP("Simulator", "Code")),
                       say(QT_TRANSLATE_NOOP("Simulator", "Element")),
                       say(QT_TRANSLATE_NOOP("Simulator", "What happened and why"))},
                      4);
    for (const sim::LogEntry& entry : m_input.frame->a.log)
        m_html.row({moment(entry.at), text(entry.code), text(entry.element),
                    textIn(entry.text, m_words.language())});
    m_html.endTable();
}

void ReportSections::source()
{
    m_html.folded(say(QT_TRANSLATE_NOOP("Simulator", "The scenario with all changes")),
                  text(sim::writeScenario(m_input.recorded)));
    if (m_input.recordedB)
        m_html.folded(say(QT_TRANSLATE_NOOP("Simulator", "The scenario of run B")),
                      text(sim::writeScenario(*m_input.recordedB)));
}

} // namespace naru::simulator
