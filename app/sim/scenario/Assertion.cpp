// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Assertion.h"

#include "FigureText.h"

#include <cmath>

namespace naru::sim {

namespace {

/** A number, a text with a unit, or a figure of the run. */
std::optional<double> wantedValue(const Node& node, const Report& report, const Recorder& recorder)
{
    if (node.kind == Node::Kind::Number)
        return node.number;
    if (const auto time = parseTime(node.text))
        return secondsOf(*time);
    if (const auto rate = parseRate(node.text))
        return rate;
    if (const auto share = parsePercent(node.text))
        return share;
    const auto figure = parseFigure(node.text);
    return figure ? figureOf(*figure, report, recorder) : std::nullopt;
}

bool holds(Comparison comparison, double value, double wanted, double within)
{
    switch (comparison) {
    case Comparison::Equal:
        return value == wanted;
    case Comparison::NotEqual:
        return value != wanted;
    case Comparison::Less:
        return value < wanted;
    case Comparison::LessOrEqual:
        return value <= wanted;
    case Comparison::Greater:
        return value > wanted;
    case Comparison::GreaterOrEqual:
        return value >= wanted;
    case Comparison::About:
        return std::abs(value - wanted) <= within * std::abs(wanted);
    }
    __builtin_unreachable();
}

std::optional<Problem> checkFigure(const std::string& text, const std::optional<base::Place>& place,
                                   const Report& report, const Recorder& recorder)
{
    const auto figure = parseFigure(text);
    if (!figure)
        return Problem{.code = ProblemCode::BadValue, .place = place, .detail = text, .expected = "figure"};
    if (!hasFigure(*figure, report, recorder))
        return Problem{.code = ProblemCode::MetricUnknown,
                       .place = place,
                       .detail = figure->name,
                       .expected = nearestFigure(*figure, report, recorder)};
    return {};
}

} // namespace

void Assertion::fields(Fields& fields)
{
    fields.object("text", text, {"What is asserted, for people.", "사람이 읽을 단언의 내용."});
    fields.string("value", value, {"The figure, such as p99(latency).", "수치. 예: p99(latency)."});
    fields.choice("is", is, Comparisons, {"How it compares.", "비교 방법."});
    fields.tree("to", to, {"What it is compared with.", "비교할 값."});
    fields.percent("within", within, {0, 1}, {"For about: the deviation allowed.", "about의 허용 편차."});
}

std::optional<Problem> checkAssertion(const Assertion& assertion, const Report& report,
                                      const Recorder& recorder)
{
    if (auto problem = checkFigure(assertion.value, assertion.to.place, report, recorder))
        return problem;
    const Node& to = assertion.to;
    if (to.kind == Node::Kind::Number)
        return {};
    if (to.kind != Node::Kind::String)
        return Problem{.code = ProblemCode::WrongType, .place = to.place, .path = "to", .expected = "number"};
    if (parseTime(to.text) || parseRate(to.text) || parsePercent(to.text))
        return {};
    return checkFigure(to.text, to.place, report, recorder);
}

AssertionResult evaluate(const Assertion& assertion, const Report& report, const Recorder& recorder)
{
    AssertionResult result;
    result.text = assertion.text;
    if (const auto figure = parseFigure(assertion.value))
        result.value = figureOf(*figure, report, recorder);
    result.wanted = wantedValue(assertion.to, report, recorder);
    result.holds =
        result.value && result.wanted && holds(assertion.is, *result.value, *result.wanted, assertion.within);
    return result;
}

} // namespace naru::sim
