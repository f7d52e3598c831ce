// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/ParameterTexts.h"

#include "simulator/parameters/FieldText.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace naru::simulator {

namespace {

QString words(const char* source)
{
    return QCoreApplication::translate("naru::simulator::ParameterTexts", source);
}

} // namespace

QString explanationOf(const sim::ParameterInfo& info, wording::Language language)
{
    return QString::fromStdString(language == wording::Language::Korean ? info.text.ko : info.text.en);
}

QString labelOf(const sim::ParameterInfo& info, wording::Language language)
{
    // The numbers of rules and remarks of several words are for who reads all of it.
    static const QRegularExpression remarks(QStringLiteral(" ?\\(([A-Z]\\d[^)]*|[^)]* [^)]*)\\)"));
    QString text = explanationOf(info, language).remove(remarks);
    qsizetype end = text.size();
    for (const QLatin1StringView stop :
         {QLatin1StringView("; "), QLatin1StringView(". "), QLatin1StringView(": ")}) {
        const qsizetype at = text.indexOf(stop);
        // One word and a colon is for whom the parameter is, not what it is.
        const bool isWhole = stop != QLatin1StringView(": ") || text.left(at).contains(u' ');
        if (at > 0 && at < end && isWhole)
            end = at;
    }
    text.truncate(end);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text;
}

QString valuesOf(const sim::ParameterInfo& info)
{
    QStringList parts;
    if (const QString range = rangeOf(info); !range.isEmpty())
        parts.append(words(QT_TRANSLATE_NOOP("naru::simulator::ParameterTexts", "Range: %1.")).arg(range));
    if (info.type == "distribution")
        parts.append(words(QT_TRANSLATE_NOOP(
            "naru::simulator::ParameterTexts",
            "10ms: always the same. exponential(10ms): the mean. erlang(4, 10ms): 4 phases. "
            "hyperexponential(4, 10ms), lognormal(4, 10ms): squared coefficient of variation and mean. "
            "pareto(2.5, 10ms): shape and mean. empirical(1ms:0.9, 50ms:0.1): values and weights. "
            "trace(NAME): a list of the scenario.")));
    if (info.type == "duration")
        parts.append(
            words(QT_TRANSLATE_NOOP("naru::simulator::ParameterTexts", "Units: ns us ms s min h d.")));
    if (info.type == "rate")
        parts.append(words(QT_TRANSLATE_NOOP("naru::simulator::ParameterTexts", "Units: /s /min /h.")));
    if (info.type == "strings")
        parts.append(
            words(QT_TRANSLATE_NOOP("naru::simulator::ParameterTexts", "Several are divided by commas.")));
    if (info.optional)
        parts.append(words(QT_TRANSLATE_NOOP("naru::simulator::ParameterTexts", "Empty: no limit.")));
    if (!info.standard.empty())
        parts.append(words(QT_TRANSLATE_NOOP("naru::simulator::ParameterTexts", "Default: %1."))
                         .arg(valueText(info, standardOf(info))));
    return parts.join(u' ');
}

QString valueText(const sim::ParameterInfo& info, const sim::Node& value)
{
    if (value.kind == sim::Node::Kind::Boolean)
        return value.boolean ? words(QT_TRANSLATE_NOOP("naru::simulator::ParameterTexts", "on"))
                             : words(QT_TRANSLATE_NOOP("naru::simulator::ParameterTexts", "off"));
    if (value.kind == sim::Node::Kind::Null)
        return words(QT_TRANSLATE_NOOP("naru::simulator::ParameterTexts", "no limit"));
    const FieldText text = fieldText(info, value);
    return text.text.isEmpty() ? QStringLiteral("–") : QString(text.text % text.unit);
}

QString headingOf(const ParameterBlock& block, wording::Language language)
{
    if (block.entry == nullptr)
        return block.item.isEmpty()
                   ? words(QT_TRANSLATE_NOOP("naru::simulator::ParameterTexts", "The whole model"))
                   : block.item;
    if (block.item.isEmpty())
        return labelOf(block.entry->info, language);
    const bool isNumber = block.item.front().isDigit();
    return isNumber ? QString(labelOf(block.entry->info, language) % u' ' % block.item) : block.item;
}

QString contextOf(const ParameterBlock& block, wording::Language language)
{
    if (block.entry == nullptr)
        return {};
    const bool isNamed = !block.item.isEmpty() && !block.item.front().isDigit();
    if (isNamed)
        return labelOf(block.entry->info, language);
    return block.withinObject != nullptr ? labelOf(block.withinObject->info, language) : block.within;
}

} // namespace naru::simulator
