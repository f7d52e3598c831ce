// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/FieldText.h"

#include <cmath>

namespace naru::simulator {

namespace {

constexpr qsizetype longestText = 2000;

/** Where a number ends and its unit begins. */
qsizetype endOfNumber(const QString& text)
{
    qsizetype end = 0;
    while (end < text.size() && (text[end].isDigit() || text[end] == u'.'))
        ++end;
    return end;
}

/** `1000` to `1,000`; what is no whole number of four digits and more stays. */
QString grouped(const QString& number)
{
    QString text = number;
    const qsizetype dot = text.indexOf(u'.');
    for (qsizetype at = (dot < 0 ? text.size() : dot) - 3; at > 0 && text[at - 1].isDigit(); at -= 3)
        text.insert(at, u',');
    return text;
}

FieldText withUnit(const std::string& value)
{
    const QString text = QString::fromStdString(value);
    const qsizetype end = endOfNumber(text);
    return {grouped(text.left(end)), text.mid(end)};
}

/** Commas between thousands and blanks are for the eye. */
QString plain(QString text)
{
    return text.remove(u',').remove(u' ');
}

sim::Problem problemOf(const sim::ParameterInfo& info, sim::ProblemCode code, const QString& text)
{
    const std::size_t dot = info.path.find_last_of('.');
    return {.code = code,
            .path = info.path.substr(dot == std::string::npos ? 0 : dot + 1),
            .detail = text.toStdString(),
            .expected = code == sim::ProblemCode::OutOfRange ? rangeOf(info).toStdString() : info.type};
}

QString inUnit(const sim::ParameterInfo& info, double value)
{
    if (info.type == "duration")
        return QString::fromStdString(
            sim::timeText(sim::Time(static_cast<std::int64_t>(std::llround(value * 1e9)))));
    if (info.type == "rate")
        return QString::fromStdString(sim::rateText(value));
    if (info.type == "percent")
        return QString::fromStdString(sim::percentText(value));
    return QString::fromStdString(sim::numberText(value));
}

/** The text's number in the unit of the range; nothing for another text. */
std::optional<double> measured(const sim::ParameterInfo& info, const std::string& text)
{
    if (info.type == "rate")
        return sim::parseRate(text);
    if (info.type == "percent")
        return sim::parsePercent(text);
    if (info.type == "duration") {
        const auto time = sim::parseTime(text);
        return time ? std::optional(std::chrono::duration<double>(*time).count()) : std::nullopt;
    }
    const auto number = sim::parseNumber(text);
    const bool isFraction = number && info.type == "integer" && *number != std::trunc(*number);
    return isFraction ? std::nullopt : number;
}

sim::Checked<sim::Node> readMeasure(const sim::ParameterInfo& info, const QString& text, const QString& unit)
{
    QString whole = plain(text);
    if (endOfNumber(whole) == whole.size())
        whole += unit;
    const auto value = measured(info, whole.toStdString());
    if (!value)
        return std::unexpected(problemOf(info, sim::ProblemCode::BadValue, text));
    if ((info.least && *value < *info.least) || (info.most && *value > *info.most))
        return std::unexpected(problemOf(info, sim::ProblemCode::OutOfRange, whole));
    const bool isNumber = info.type == "integer" || info.type == "number";
    return isNumber ? sim::Node::ofNumber(*value) : sim::Node::string(whole.toStdString());
}

sim::Node readList(const QString& text)
{
    sim::Node list = sim::Node::list();
    for (const QString& part : text.split(u',')) {
        if (const QString item = part.trimmed(); !item.isEmpty())
            list.items.push_back(sim::Node::string(item.toStdString()));
    }
    return list;
}

/** Whether the name of a trace exists is known only to the scenario. */
std::optional<std::vector<double>> anyTrace(std::string_view /*name*/)
{
    return std::vector<double>{1};
}

} // namespace

FieldText fieldText(const sim::ParameterInfo& info, const sim::Node& value)
{
    if (info.type == "value" && value.kind != sim::Node::Kind::String)
        return {QString::fromStdString(sim::writeJsonLine(value)), {}};
    switch (value.kind) {
    case sim::Node::Kind::Null:
        return {{}, info.type == "rate" ? QStringLiteral("/s") : QString()};
    case sim::Node::Kind::Boolean:
        return {value.boolean ? QStringLiteral("true") : QStringLiteral("false"), {}};
    case sim::Node::Kind::Number:
        return {grouped(QString::fromStdString(value.text)), {}};
    case sim::Node::Kind::String:
        if (info.type == "duration" || info.type == "rate" || info.type == "percent")
            return withUnit(value.text);
        return {QString::fromStdString(value.text), {}};
    case sim::Node::Kind::List:
        break;
    case sim::Node::Kind::Object:
        return {};
    }
    QStringList items;
    for (const sim::Node& item : value.items)
        items.append(QString::fromStdString(item.text));
    return {items.join(QStringLiteral(", ")), {}};
}

sim::Checked<sim::Node> readField(const sim::ParameterInfo& info, const QString& text, const QString& unit)
{
    const QString trimmed = text.trimmed();
    if (info.type == "boolean")
        return sim::Node::ofBoolean(trimmed == QLatin1String("true"));
    if (info.type == "strings")
        return readList(trimmed);
    if (info.type == "value")
        return sim::readValue(trimmed.toStdString());
    if (info.type == "choice" || info.type == "string" || info.type == "line" || info.type == "paragraph") {
        if (trimmed.toUtf8().size() > longestText)
            return std::unexpected(problemOf(info, sim::ProblemCode::TooLarge, {}));
        return sim::Node::string(trimmed.toStdString());
    }
    if (info.optional && trimmed.isEmpty())
        return sim::Node();
    if (info.type != "distribution")
        return readMeasure(info, trimmed, unit);
    if (!sim::parseDurations(trimmed.toStdString(), anyTrace))
        return std::unexpected(problemOf(info, sim::ProblemCode::BadValue, trimmed));
    return sim::Node::string(trimmed.toStdString());
}

sim::Node standardOf(const sim::ParameterInfo& info)
{
    if (info.type == "boolean")
        return sim::Node::ofBoolean(info.standard == "true");
    if (info.type == "integer" || info.type == "number")
        return sim::Node::ofNumber(sim::parseNumber(info.standard).value_or(0));
    if (info.type == "strings" || info.type == "list")
        return sim::Node::list();
    if (info.type == "object")
        return sim::Node::object();
    if (info.type == "value")
        return {};
    return info.optional && info.standard == "null" ? sim::Node() : sim::Node::string(info.standard);
}

QString rangeOf(const sim::ParameterInfo& info)
{
    if (!info.least)
        return {};
    return inUnit(info, *info.least) % QStringLiteral("..") %
           (info.most ? inUnit(info, *info.most) : QString());
}

} // namespace naru::simulator
