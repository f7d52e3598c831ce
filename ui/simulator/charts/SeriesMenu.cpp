// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/SeriesMenu.h"

#include "simulator/charts/PlotMaker.h"

namespace naru::simulator {

void SeriesMenu::setChoices(const std::vector<ChartSpec>& standard, const std::vector<ChartSpec>& others)
{
    std::vector<ChartSpec> choices = standard;
    choices.insert(choices.end(), others.begin(), others.end());
    if (choices == m_choices && standard.size() == m_standard)
        return;
    clear();
    m_choices = std::move(choices);
    m_standard = standard.size();
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        if (i == standard.size())
            addSeparator();
        QAction* action = addAction(QString());
        action->setCheckable(true);
        action->setChecked(i < standard.size());
        action->setData(static_cast<int>(i));
        connect(action, &QAction::toggled, this, &SeriesMenu::chosenChanged);
    }
}

void SeriesMenu::retranslate(const SeriesTexts& texts, const wording::Words& words)
{
    for (QAction* action : actions()) {
        if (action->isSeparator())
            continue;
        const ChartSpec& spec = m_choices[static_cast<std::size_t>(action->data().toInt())];
        QString text = PlotMaker::titleOf(spec, texts, words);
        if (spec.name == ChartSpec::Name::Family && text != QString::fromStdString(spec.family))
            text += QStringLiteral(" (%1)").arg(QString::fromStdString(spec.family));
        action->setText(text.replace(u'&', QLatin1String("&&")));
    }
}

std::vector<ChartSpec> SeriesMenu::chosen() const
{
    std::vector<ChartSpec> chosen;
    for (const QAction* action : actions())
        if (action->isChecked())
            chosen.push_back(m_choices[static_cast<std::size_t>(action->data().toInt())]);
    return chosen;
}

} // namespace naru::simulator
