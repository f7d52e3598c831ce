// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/charts/SeriesTexts.h"
#include "simulator/report/Html.h"
#include "simulator/report/ReportWriter.h"

namespace naru::simulator {

/** The sections of a report in one language, in their order. */
class ReportSections
{
public:
    ReportSections(const ReportInput& input, const wording::Words& words, const charts::Look& look);

    [[nodiscard]] QByteArray write();

private:
    void head();
    void command();
    void parameters();
    void changes();
    void assertions();
    void figures();
    void comparison();
    void charts();
    void events();
    void source();

    [[nodiscard]] QString say(const char* text) const;
    [[nodiscard]] QString moment(sim::Time at) const;
    [[nodiscard]] QString number(std::optional<double> value, const std::string& unit = "1") const;
    [[nodiscard]] QString ends(const std::optional<sim::Interval>& interval, const std::string& unit) const;

    const ReportInput& m_input;
    const wording::Words& m_words;
    const charts::Look& m_look;
    SeriesTexts m_texts;
    Html m_html;
};

} // namespace naru::simulator
