// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/SeriesTexts.h"

#include <algorithm>

namespace naru::simulator {

namespace {

constexpr std::string_view limitPrefix = "limit.";

/** A name's part that says what is counted: behind the last dot, or before the slash. */
std::string stemOf(const std::string& name)
{
    if (const std::size_t slash = name.find('/'); slash != name.npos)
        return name.substr(0, slash);
    const std::size_t dot = name.rfind('.');
    return dot == name.npos ? name : name.substr(dot + 1);
}

bool isTemplate(const std::string& code)
{
    return std::ranges::any_of(code, [](char letter) { return letter >= 'A' && letter <= 'Z'; });
}

} // namespace

SeriesTexts::SeriesTexts(const sim::ModelInfo& model)
    : m_series(model.series)
    , m_metrics(model.metrics)
{}

std::string SeriesTexts::familyOf(const std::string& name)
{
    if (const std::size_t slash = name.find('/'); slash != name.npos)
        return name.substr(0, slash) + "/*";
    if (name.starts_with(limitPrefix))
        return "limit.*." + stemOf(name);
    const std::size_t first = name.find('.');
    if (first == name.npos)
        return name;
    return (name.rfind('.') == first ? "*." : "*.*.") + stemOf(name);
}

QString SeriesTexts::memberOf(const std::string& name)
{
    if (const std::size_t slash = name.find('/'); slash != name.npos)
        return QString::fromStdString(name.substr(slash + 1));
    const std::size_t dot = name.rfind('.');
    if (dot == name.npos)
        return QString::fromStdString(name);
    const std::size_t from = name.starts_with(limitPrefix) ? limitPrefix.size() : 0;
    QString member = QString::fromStdString(name.substr(from, std::max(dot, from) - from));
    return member.replace(u'.', u' ');
}

std::vector<std::pair<std::string, std::vector<std::string>>>
SeriesTexts::families(const std::vector<std::string>& names)
{
    std::vector<std::pair<std::string, std::vector<std::string>>> families;
    for (const std::string& name : names) {
        const std::string family = familyOf(name);
        auto found = std::ranges::find(families, family, [](const auto& one) { return one.first; });
        if (found == families.end())
            found = families.insert(families.end(), {family, {}});
        if (std::ranges::find(found->second, name) == found->second.end())
            found->second.push_back(name);
    }
    return families;
}

const sim::CodeInfo* SeriesTexts::find(const Codes& codes, const std::string& name)
{
    const auto exact = std::ranges::find(codes, name, &sim::CodeInfo::code);
    if (exact != codes.end())
        return &*exact;
    const std::string stem = stemOf(name);
    const auto of = [&](bool many) {
        return std::ranges::find_if(codes, [&](const sim::CodeInfo& one) {
            return isTemplate(one.code) == many && stemOf(one.code) == stem &&
                   one.code.starts_with(limitPrefix) == name.starts_with(limitPrefix);
        });
    };
    if (const auto found = of(true); found != codes.end())
        return &*found;
    const auto found = of(false);
    return found == codes.end() ? nullptr : &*found;
}

QString SeriesTexts::title(const Codes& codes, const std::string& name, wording::Language language)
{
    const sim::CodeInfo* info = find(codes, name);
    if (info == nullptr)
        return QString::fromStdString(name);
    // What stands behind a semicolon tells of the other members of the family.
    QString text = textIn(info->text, language).section(u';', 0, 0);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text;
}

QString SeriesTexts::title(const std::string& name, wording::Language language) const
{
    return title(m_series, name, language);
}

QString SeriesTexts::metricTitle(const std::string& name, wording::Language language) const
{
    return title(m_metrics, name, language);
}

QString SeriesTexts::withCode(const QString& title, const QString& code)
{
    return title == code ? code : QString(title % QStringLiteral(" (") % code % u')');
}

std::string SeriesTexts::unit(const std::string& name) const
{
    const sim::CodeInfo* info = find(m_series, name);
    return info == nullptr ? "1" : info->unit;
}

} // namespace naru::simulator
