// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Scenario.h"

#include "Nearest.h"
#include "sim/scenario/Csv.h"

#include <algorithm>

namespace naru::sim {

namespace {

constexpr double LongestRunSeconds = static_cast<double>(LongestRun / std::chrono::seconds(1));

Problem modelUnknown(const Scenario& scenario, Models models)
{
    std::vector<std::string> names;
    for (const Model* model : models)
        names.emplace_back(model->name());
    return {.code = ProblemCode::ModelUnknown,
            .place = scenario.modelPlace,
            .path = "model",
            .detail = scenario.model,
            .expected = nearest(scenario.model, names)};
}

std::optional<Problem> readTraces(Scenario& scenario, const FileReader& files)
{
    for (Trace& trace : scenario.traces) {
        if (!trace.values.empty())
            continue;
        const auto text = files ? files(trace.file) : std::nullopt;
        auto values = text ? columnFromCsv(*text, static_cast<std::size_t>(trace.column)) : std::nullopt;
        if (!values || values->empty())
            return Problem{.code = ProblemCode::FileUnreadable, .path = "traces", .detail = trace.file};
        trace.values = *std::move(values);
    }
    return {};
}

/** Rules of the model speak of parameters, and the fields of those that were read: where in the file that is,
 * or the object that lacks it. What did not come from the file has no place. */
Problem placed(Problem problem, const Node& parameters)
{
    std::string_view path = problem.path;
    const Node* node = findPath(parameters, path);
    while (node == nullptr && !path.empty()) {
        const std::size_t end = path.find_last_of(".[");
        path = path.substr(0, end == path.npos ? 0 : end);
        node = findPath(parameters, path);
    }
    if (!problem.place && node != nullptr)
        problem.place = node->place;
    if (problem.path.empty())
        problem.path = "parameters";
    return problem;
}

/** What changes lead to is checked before the run; that a parameter may not change at all shows only then. */
std::optional<Problem> checkChanges(const Scenario& scenario, const Model& model)
{
    std::vector<PlannedChange> changes = scenario.changes;
    std::ranges::stable_sort(changes, {}, &PlannedChange::at);
    Node parameters = scenario.parameters;
    for (const PlannedChange& change : changes) {
        if (!setPath(parameters, change.set, change.to))
            return Problem{.code = ProblemCode::PathUnknown,
                           .place = change.to.place,
                           .path = change.set,
                           .detail = change.set};
        auto run = model.start(parameters, scenario.lookup(), scenario.settings());
        if (!run) {
            run.error().place = change.to.place;
            return std::move(run.error());
        }
    }
    return {};
}

} // namespace

void PlannedChange::fields(Fields& fields)
{
    fields.duration("at", at, {0, LongestRunSeconds}, {"When.", "시점."});
    fields.string("set", set, {"Which parameter.", "매개변수 경로."});
    fields.tree("to", to, {"Its value from then on.", "그때부터의 값."});
}

void Trace::fields(Fields& fields)
{
    fields.string("name", name, {"How trace(NAME) calls it.", "trace(이름)에서 쓰는 이름."});
    fields.string("file", file, {"A CSV file beside the scenario.", "시나리오 옆의 CSV 파일."});
    fields.integer("column", column, {1, 1000}, {"Which column, from 1 on.", "열 번호, 1부터."});
    m_given = Node::list();
    for (const double value : values)
        m_given.items.push_back(Node::ofNumber(value));
    fields.tree("values", m_given, {"The numbers themselves.", "숫자 목록."});
    values.clear();
    for (const Node& item : m_given.items)
        if (item.kind == Node::Kind::Number)
            values.push_back(item.number);
}

void Scenario::fields(Fields& fields)
{
    fields.string("format", format, {"Always naru-scenario-1.", "항상 naru-scenario-1."});
    fields.string("name", name, {"Name; short and without blanks.", "이름. 짧고 공백 없이."});
    fields.string("model", model,
                  {"Model; limiter, balancer or cluster.", "모델. limiter, balancer 또는 cluster."});
    fields.object("title", title, {"Title.", "제목."});
    fields.object("text", text, {"Text; what it shows.", "설명. 보여 주는 내용."});
    fields.integer("seed", seed, {0, static_cast<double>(LargestSeed)},
                   {"Seed; where all chance comes from.", "시드. 모든 난수의 출발점."});
    fields.duration("until", until, {0, LongestRunSeconds}, {"How long it runs.", "실행 길이."});
    fields.duration(
        "warmup", warmup, {0, LongestRunSeconds},
        {"Warm-up; statistics begin behind it, series at 0.", "워밍업. 통계는 그 뒤부터, 시계열은 0부터."});
    fields.duration("sample", sample, {0, LongestRunSeconds},
                    {"Distance of the samples of series; 0s: none.", "시계열 표본 간격. 0s이면 없음."});
    fields.strings("series", series, {"Series to record; all when empty.", "기록할 시계열. 비면 전부."});
    fields.list("traces", traces, {"Lists of numbers.", "숫자 목록."});
    fields.tree("parameters", parameters, {"The model's parameters.", "모델의 매개변수."});
    fields.list("changes", changes, {"What changes during the run.", "실행 중의 변경."});
    fields.list("assertions", assertions, {"What must come out.", "나와야 하는 결과."});
    fields.string(
        "breaks_when", breaksWhen,
        {"Breaks when; path=value under which an assertion fails.", "실패 조건. 단언이 깨지는 경로=값."});
}

TraceLookup Scenario::lookup() const
{
    auto kept = std::make_shared<const std::vector<Trace>>(traces);
    return [kept](std::string_view wanted) -> std::optional<std::vector<double>> {
        const auto found = std::ranges::find(*kept, wanted, &Trace::name);
        return found == kept->end() ? std::nullopt : std::optional(found->values);
    };
}

RunSettings Scenario::settings() const
{
    RunSettings settings{.seed = static_cast<std::uint64_t>(seed),
                         .warmup = warmup,
                         .sampleEvery = sample,
                         .series = series,
                         .changes = {}};
    for (const PlannedChange& change : changes)
        settings.changes.push_back({change.at, change.set, change.to});
    return settings;
}

Checked<Scenario> readScenario(std::string_view bytes, const FileReader& files)
{
    const auto node = readJson(bytes);
    if (!node)
        return std::unexpected(node.error());
    Scenario scenario;
    if (auto problem = readFields(*node, {}, [&](Fields& fields) { scenario.fields(fields); }))
        return std::unexpected(*std::move(problem));
    for (const char* wanted : {"model", "parameters", "until"})
        if (node->find(wanted) == nullptr)
            return std::unexpected(
                Problem{.code = ProblemCode::MemberMissing, .place = node->place, .detail = wanted});
    if (const std::string standard = Scenario().format; scenario.format != standard)
        return std::unexpected(Problem{.code = ProblemCode::NotAChoice,
                                       .place = node->find("format")->place,
                                       .path = "format",
                                       .detail = scenario.format,
                                       .expected = standard});
    if (auto problem = readTraces(scenario, files)) {
        problem->place = node->find("traces")->place;
        return std::unexpected(*std::move(problem));
    }
    scenario.modelPlace = node->find("model")->place;
    return scenario;
}

std::string writeScenario(Scenario scenario)
{
    return writeJson(writeFields([&](Fields& fields) { scenario.fields(fields); })) + '\n';
}

std::optional<Problem> applySetting(Scenario& scenario, std::string_view setting, const FileReader& files)
{
    const std::size_t equals = setting.find('=');
    if (equals == setting.npos || equals == 0)
        return Problem{.code = ProblemCode::BadValue, .detail = std::string(setting), .expected = "setting"};
    const std::string_view path = setting.substr(0, equals);
    const std::string_view value = setting.substr(equals + 1);
    Node node = readValue(value);
    if (value.starts_with('@')) {
        const auto text = files ? files(std::string(value.substr(1))) : std::nullopt;
        if (!text)
            return Problem{.code = ProblemCode::FileUnreadable, .detail = std::string(value.substr(1))};
        const Node* like = findPath(scenario.parameters, path);
        auto table = tableFromCsv(*text, like == nullptr ? Node::list() : *like);
        if (!table)
            return std::move(table.error());
        node = *std::move(table);
    }
    if (!setPath(scenario.parameters, path, std::move(node)))
        return Problem{
            .code = ProblemCode::PathUnknown, .path = std::string(path), .detail = std::string(path)};
    return {};
}

Checked<std::unique_ptr<Run>> startScenario(const Scenario& scenario, Models models)
{
    const Model* model = findModel(models, scenario.model);
    if (model == nullptr)
        return std::unexpected(modelUnknown(scenario, models));
    auto run = model->start(scenario.parameters, scenario.lookup(), scenario.settings());
    if (!run)
        return std::unexpected(placed(std::move(run.error()), scenario.parameters));
    if (auto problem = checkChanges(scenario, *model))
        return std::unexpected(*std::move(problem));
    const Report report = (*run)->report();
    for (const Assertion& assertion : scenario.assertions)
        if (auto problem = checkAssertion(assertion, report, (*run)->recorder()))
            return std::unexpected(*std::move(problem));
    return run;
}

} // namespace naru::sim
