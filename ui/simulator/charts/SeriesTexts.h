// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Model.h"
#include "wording/ScenarioWords.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace naru::simulator {

using wording::textIn;

/**
 * Names and units of a run's series and figures, from the model's description. Those of many things of one
 * kind, such as `sessions/uag1` and `sessions/uag2`, or `pgw1.offered` and `pgw2.offered`, are a family; its
 * name has a `*` where the thing's stands.
 */
class SeriesTexts
{
public:
    SeriesTexts() = default;
    explicit SeriesTexts(const sim::ModelInfo& model);

    /** The name with a `*` in the thing's place; the name itself where it is of no family. */
    [[nodiscard]] static std::string familyOf(const std::string& name);
    /** `uag1` of `sessions/uag1`; the whole name where it is of no family. */
    [[nodiscard]] static QString memberOf(const std::string& name);
    /** Families in the order in which they stand in a run, with their members. */
    [[nodiscard]] static std::vector<std::pair<std::string, std::vector<std::string>>>
    families(const std::vector<std::string>& names);

    /** What a series is, in a few words, without a full stop; its own name where the model says nothing. */
    [[nodiscard]] QString title(const std::string& name, wording::Language language) const;
    /** The same of a figure of the report. */
    [[nodiscard]] QString metricTitle(const std::string& name, wording::Language language) const;
    /** `Sessions (sessions/uag1)`, for choices among many; the code alone where it is its own title. */
    [[nodiscard]] static QString withCode(const QString& title, const QString& code);
    /** `1/s`, `%`, `1` … */
    [[nodiscard]] std::string unit(const std::string& name) const;

private:
    using Codes = std::vector<sim::CodeInfo>;
    [[nodiscard]] static const sim::CodeInfo* find(const Codes& codes, const std::string& name);
    [[nodiscard]] static QString title(const Codes& codes, const std::string& name,
                                       wording::Language language);

    Codes m_series;
    Codes m_metrics;
};

} // namespace naru::simulator
