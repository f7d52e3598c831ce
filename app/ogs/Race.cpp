// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Race.h"

#include "RacePrivate.h"

#include <algorithm>

namespace naru::ogs {

Race::Race(const profile::Profile& profile, const RunPlan& plan, RaceOptions options)
    : d(std::make_unique<Private>(profile, plan, std::move(options)))
{}

Race::~Race() = default;
Race::Race(const Race& other)
    : d(std::make_unique<Private>(*other.d))
{}
Race::Race(Race&&) noexcept = default;
Race& Race::operator=(const Race& other)
{
    d = std::make_unique<Private>(*other.d);
    return *this;
}
Race& Race::operator=(Race&&) noexcept = default;

void Race::apply(const ProbeEvent& event)
{
    if (d->ended)
        return;
    d->report.elapsed = std::visit([](const auto& one) { return one.at; }, event);
    std::visit([this](const auto& one) { d->take(one); }, event);
    d->stale = true;
}

bool Race::decide(base::Nanoseconds now)
{
    if (d->told)
        return false;
    if (!d->decision && !d->ended && !d->options.measureOnly) {
        const std::optional<base::Nanoseconds> from = finalFrom(d->field);
        if (from && *from <= now) {
            d->report.elapsed = std::max(d->report.elapsed, now);
            d->conclude(now);
        }
    }
    d->told = d->decision.has_value();
    return d->told;
}

std::optional<base::Nanoseconds> Race::nextDecisionCheck() const
{
    if (d->decision || d->ended || d->options.measureOnly)
        return std::nullopt;
    return finalFrom(d->field);
}

const RunReport& Race::report() const
{
    if (d->stale)
        d->refresh();
    return d->report;
}

} // namespace naru::ogs
