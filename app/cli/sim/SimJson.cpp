// SPDX-License-Identifier: GPL-3.0-or-later
#include "SimJson.h"

#include <cmath>

namespace naru::cli {

namespace {

using Value = std::optional<double> sim::Metric::*;

struct Field
{
    const char* name;
    Value value;
};

constexpr std::array Fields{Field{"mean", &sim::Metric::mean}, Field{"p50", &sim::Metric::p50},
                            Field{"p95", &sim::Metric::p95}, Field{"p99", &sim::Metric::p99},
                            Field{"max", &sim::Metric::greatest}};

std::optional<double> numberFrom(const QJsonValue& value)
{
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

QString bilingual(const sim::Text& text, const char* language)
{
    return QString::fromStdString(QLatin1String(language) == QLatin1String("en") ? text.en : text.ko);
}

} // namespace

QJsonValue numberOrNull(std::optional<double> value)
{
    return value && std::isfinite(*value) ? QJsonValue(*value) : QJsonValue(QJsonValue::Null);
}

QJsonArray intervalJson(const sim::Interval& interval)
{
    return {interval.low, interval.high};
}

QJsonObject metricsJson(const sim::Report& report)
{
    QJsonObject all;
    for (const sim::Metric& metric : report.metrics()) {
        QJsonObject object;
        for (const Field& field : Fields)
            object.insert(QLatin1String(field.name), numberOrNull(metric.*field.value));
        object.insert(QStringLiteral("unit"), QString::fromStdString(metric.unit));
        object.insert(QStringLiteral("ci95"),
                      metric.interval ? QJsonValue(intervalJson(*metric.interval)) : QJsonValue());
        object.insert(QStringLiteral("count"),
                      metric.count ? QJsonValue(static_cast<qint64>(*metric.count)) : QJsonValue());
        all.insert(QString::fromStdString(metric.name), object);
    }
    return all;
}

sim::Report metricsFromJson(const QJsonObject& all)
{
    sim::Report report;
    for (auto it = all.begin(); it != all.end(); ++it) {
        const QJsonObject one = it->toObject();
        sim::Metric metric;
        metric.name = it.key().toStdString();
        metric.unit = one.value(QLatin1String("unit")).toString().toStdString();
        for (const Field& field : Fields)
            metric.*field.value = numberFrom(one.value(QLatin1String(field.name)));
        if (const QJsonValue count = one.value(QLatin1String("count")); count.isDouble())
            metric.count = static_cast<std::uint64_t>(count.toInteger());
        if (const QJsonValue interval = one.value(QLatin1String("ci95")); interval.isArray())
            metric.interval = sim::Interval{interval[0].toDouble(), interval[1].toDouble()};
        report.add(std::move(metric));
    }
    return report;
}

QJsonObject seriesJson(const sim::Recorder& recorder)
{
    QJsonObject all;
    for (const sim::Series& series : recorder.series()) {
        QJsonArray points;
        for (std::size_t i = 0; i < series.values.size(); ++i)
            points.append(QJsonArray{sim::secondsOf(recorder.times()[i]), numberOrNull(series.values[i])});
        all.insert(QString::fromStdString(series.name), points);
    }
    return all;
}

QJsonArray assertionsJson(const std::vector<sim::AssertionResult>& results, wording::Language language)
{
    QJsonArray all;
    for (const sim::AssertionResult& result : results)
        all.append(QJsonObject{{QStringLiteral("text"), textIn(result.text, language)},
                               {QStringLiteral("holds"), result.holds},
                               {QStringLiteral("value"), numberOrNull(result.value)},
                               {QStringLiteral("wanted"), numberOrNull(result.wanted)}});
    return all;
}

QJsonArray storyJson(const std::vector<sim::LogEntry>& story, wording::Language language)
{
    QJsonArray steps;
    for (const sim::LogEntry& step : story)
        steps.append(QJsonObject{{QStringLiteral("t"), sim::secondsOf(step.at)},
                                 {QStringLiteral("element"), QString::fromStdString(step.element)},
                                 {QStringLiteral("code"), QString::fromStdString(step.code)},
                                 {QStringLiteral("text"), textIn(step.text, language)}});
    return steps;
}

QJsonObject outcomeJson(const sim::Outcome& outcome)
{
    QJsonArray assertions;
    for (const sim::AssertionResult& result : outcome.assertions)
        assertions.append(QJsonObject{{QStringLiteral("en"), bilingual(result.text, "en")},
                                      {QStringLiteral("ko"), bilingual(result.text, "ko")},
                                      {QStringLiteral("holds"), result.holds},
                                      {QStringLiteral("value"), numberOrNull(result.value)},
                                      {QStringLiteral("wanted"), numberOrNull(result.wanted)}});
    return {{QStringLiteral("replication"), static_cast<qint64>(outcome.replication)},
            {QStringLiteral("seed"), static_cast<qint64>(outcome.seed)},
            {QStringLiteral("events"), static_cast<qint64>(outcome.events)},
            {QStringLiteral("digest"), QString::fromStdString(outcome.digest)},
            {QStringLiteral("metrics"), metricsJson(outcome.report)},
            {QStringLiteral("assertions"), assertions}};
}

std::optional<sim::Outcome> outcomeFromJson(const QJsonObject& object)
{
    const QJsonValue digest = object.value(QLatin1String("digest"));
    const QJsonValue metrics = object.value(QLatin1String("metrics"));
    if (!digest.isString() || !metrics.isObject())
        return {};
    sim::Outcome outcome;
    outcome.replication = static_cast<std::uint64_t>(object.value(QLatin1String("replication")).toInteger());
    outcome.seed = static_cast<std::uint64_t>(object.value(QLatin1String("seed")).toInteger());
    outcome.events = static_cast<std::uint64_t>(object.value(QLatin1String("events")).toInteger());
    outcome.digest = digest.toString().toStdString();
    outcome.report = metricsFromJson(metrics.toObject());
    for (const QJsonValue& value : object.value(QLatin1String("assertions")).toArray()) {
        const QJsonObject one = value.toObject();
        outcome.assertions.push_back({{one.value(QLatin1String("en")).toString().toStdString(),
                                       one.value(QLatin1String("ko")).toString().toStdString()},
                                      one.value(QLatin1String("holds")).toBool(),
                                      numberFrom(one.value(QLatin1String("value"))),
                                      numberFrom(one.value(QLatin1String("wanted")))});
    }
    return outcome;
}

} // namespace naru::cli
