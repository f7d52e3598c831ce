// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/ChartSpec.h"

#include "simulator/charts/SeriesTexts.h"

#include <algorithm>

namespace naru::simulator {

namespace {

using Kind = ChartSpec::Kind;
using Name = ChartSpec::Name;

std::vector<std::string> namesOf(const sim::Recorder& recorder)
{
    std::vector<std::string> names;
    for (const sim::Series& series : recorder.series())
        names.push_back(series.name);
    return names;
}

std::string textOf(const sim::Node& object, std::string_view member, std::string standard)
{
    const sim::Node* found = object.find(member);
    return found != nullptr && found->kind == sim::Node::Kind::String ? found->text : standard;
}

/** The first item of a list that fits. */
template <class Fits>
const sim::Node* itemOf(const sim::Node& parameters, std::string_view list, Fits fits)
{
    const sim::Node* all = parameters.find(list);
    if (all == nullptr)
        return nullptr;
    const auto found = std::ranges::find_if(all->items, fits);
    return found == all->items.end() ? nullptr : &*found;
}

bool any(const sim::Node&)
{
    return true;
}

/** The limit that is worth a look: one of a message whose peer is throttled dynamically, else the first. */
const sim::Node* mainLimit(const sim::Node& parameters)
{
    std::string throttled;
    if (const sim::Node* dynamic = itemOf(parameters, "dynamic_peers", any))
        throttled = textOf(*dynamic, "peer", "*");
    const auto isThrottled = [&](const sim::Node& limit) { return textOf(limit, "peer", "*") == throttled; };
    for (const char* list : {"message_limits", "peer_limits"})
        if (const sim::Node* limit = itemOf(parameters, list, isThrottled))
            return limit;
    for (const char* list : {"message_limits", "peer_limits"})
        if (const sim::Node* limit = itemOf(parameters, list, any))
            return limit;
    return nullptr;
}

/** What comes to the limit, as far as the recorder has it. */
std::vector<std::string> offeredTo(const sim::Node& limit, const sim::Recorder& recorder)
{
    if (textOf(limit, "direction", "ingress") != "ingress")
        return {};
    const std::string peer = textOf(limit, "peer", "*");
    if (peer == "*")
        return recorder.find("offered") != nullptr ? std::vector<std::string>{"offered"}
                                                   : std::vector<std::string>{};
    std::vector<std::string> offered;
    if (const sim::Node* messages = limit.find("messages"))
        for (const sim::Node& message : messages->items)
            if (std::string name = peer + '.' + message.text + ".offered"; recorder.find(name) != nullptr)
                offered.push_back(std::move(name));
    if (offered.empty() && recorder.find(peer + ".offered") != nullptr)
        offered.push_back(peer + ".offered");
    return offered;
}

class Specs
{
public:
    explicit Specs(const sim::Recorder& recorder)
        : m_recorder(recorder)
        , m_families(SeriesTexts::families(namesOf(recorder)))
    {}

    /** Where the run has the series. */
    void add(Kind kind, Name name, std::vector<std::string> series, std::vector<std::string> offered = {})
    {
        std::erase_if(series, [&](const std::string& one) { return m_recorder.find(one) == nullptr; });
        if (series.empty() || (kind == Kind::Share && series.size() < 2))
            return;
        std::string family = SeriesTexts::familyOf(series.front());
        m_specs.push_back({kind, name, std::move(family), std::move(series), std::move(offered)});
    }
    /** All of a family whose members some thing of the model names. */
    void addFamily(Name name, const std::string& family, const sim::Node& parameters, std::string_view list)
    {
        std::vector<std::string> series;
        const sim::Node* items = parameters.find(list);
        for (const auto& [key, members] : m_families)
            if (key == family)
                for (const std::string& member : members)
                    if (items == nullptr || isIn(*items, SeriesTexts::memberOf(member).toStdString()))
                        series.push_back(member);
        add(Kind::Lines, name, std::move(series));
    }
    [[nodiscard]] std::vector<ChartSpec> take() { return std::move(m_specs); }

private:
    static bool isIn(const sim::Node& items, const std::string& name)
    {
        return std::ranges::any_of(items.items,
                                   [&](const sim::Node& item) { return textOf(item, "name", {}) == name; });
    }

    const sim::Recorder& m_recorder;
    std::vector<std::pair<std::string, std::vector<std::string>>> m_families;
    std::vector<ChartSpec> m_specs;
};

} // namespace

std::vector<ChartSpec> standardCharts(const std::string& model, const sim::Node& parameters,
                                      const sim::Recorder& recorder)
{
    Specs specs(recorder);
    if (model == "limiter") {
        if (const sim::Node* limit = mainLimit(parameters))
            specs.add(Kind::Limit, Name::EffectiveLimit,
                      {"limit." + textOf(*limit, "name", {}) + ".effective"}, offeredTo(*limit, recorder));
        if (itemOf(parameters, "dynamic_peers", any) != nullptr)
            specs.add(Kind::Cpu, Name::DbCpu, {"cpu"});
        else
            specs.add(Kind::Lines, Name::Requests, {"offered", "admitted", "refused", "timed_out"});
    } else if (model == "balancer") {
        specs.addFamily(Name::Sessions, "sessions/*", parameters, "uags");
        specs.add(Kind::Share, Name::Misrouted, {"misrouted", "established"});
    } else if (model == "cluster") {
        specs.addFamily(Name::Owned, "owned/*", parameters, "nodes");
        specs.add(Kind::Lines, Name::Messages, {"forwards", "queries", "updates"});
    }
    std::vector<ChartSpec> standard = specs.take();
    if (standard.empty() && !recorder.series().empty())
        standard = {familyCharts(recorder).front()};
    return standard;
}

std::vector<ChartSpec> familyCharts(const sim::Recorder& recorder)
{
    std::vector<ChartSpec> charts;
    for (auto& [family, members] : SeriesTexts::families(namesOf(recorder)))
        charts.push_back({Kind::Lines, Name::Family, family, std::move(members), {}});
    return charts;
}

} // namespace naru::simulator
