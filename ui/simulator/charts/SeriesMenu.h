// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/charts/ChartSpec.h"
#include "simulator/charts/SeriesTexts.h"

#include <QMenu>

namespace naru::simulator {

/** Which charts are shown: the standard ones at first, then any family of the run's series. */
class SeriesMenu final : public QMenu
{
    Q_OBJECT

public:
    using QMenu::QMenu;

    /** With the choices that are there already nothing happens: what the user chose stays.
     * @param standard shown until the user chooses */
    void setChoices(const std::vector<ChartSpec>& standard, const std::vector<ChartSpec>& others);
    /** Words them anew. */
    void retranslate(const SeriesTexts& texts, const wording::Words& words);
    /** In the order of the menu. */
    [[nodiscard]] std::vector<ChartSpec> chosen() const;

Q_SIGNALS:
    void chosenChanged();

private:
    std::vector<ChartSpec> m_choices;
    /** How many of them, from the first, are standard. */
    std::size_t m_standard = 0;
};

} // namespace naru::simulator
