// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/WatchSection.h"

#include "kit/ComboBox.h"

#include <set>

namespace naru::settings {

using namespace std::chrono_literals;
using std::chrono::minutes;

namespace {

/** Data of the entry "Off". */
constexpr int off = 0;
constexpr int comboWidth = 200;

} // namespace

WatchSection::WatchSection(const kit::Surroundings& surroundings, QWidget* parent)
    : SettingsSection(surroundings, parent)
    , m_interval(new kit::ComboBox(surroundings.theme, this))
    , m_row(addRow(
          m_interval, [](auto& settings) -> auto& { return settings.watch; }))
{
    m_interval->setFixedWidth(comboWidth);
    refresh();
    connect(&surroundings.engine, &kit::EngineView::settingsChanged, this, &WatchSection::refresh);
    connect(m_interval, &QComboBox::activated, this, [this](int index) {
        const int chosen = m_interval->itemData(index).toInt();
        change([chosen](engine::Settings& settings) {
            settings.watch = chosen == off ? std::nullopt : std::optional(minutes(chosen));
        });
    });
}

void WatchSection::refresh()
{
    std::set<minutes> intervals{ogs::shortestWatch, 30min, 1h, 2h, 4h, 8h, 12h, ogs::longestWatch};
    const std::optional<minutes> set = current().watch;
    if (set)
        intervals.insert(*set);
    QStringList texts{tr("Off")};
    for (const minutes interval : intervals)
        texts.append(text(interval));
    showTexts(texts);
    int entry = 0;
    m_interval->setItemData(entry, off);
    for (const minutes interval : intervals)
        m_interval->setItemData(++entry, int(interval.count()));
    m_interval->setCurrentIndex(m_interval->findData(set ? int(set->count()) : off));
}

void WatchSection::showTexts(const QStringList& texts)
{
    // A list that stays as it is is left alone: it may be the one that is being chosen from.
    QStringList shown;
    for (int i = 0; i < m_interval->count(); ++i)
        shown.append(m_interval->itemText(i));
    if (shown == texts)
        return;
    m_interval->clear();
    m_interval->addItems(texts);
}

QString WatchSection::text(minutes interval)
{
    const auto whole = int(interval.count());
    constexpr int hour = 60;
    return whole % hour == 0 ? tr("Every %n hour(s)", nullptr, whole / hour)
                             : tr("Every %n minute(s)", nullptr, whole);
}

void WatchSection::retranslate()
{
    setHeading(tr("Watch"));
    m_row.setTexts(
        tr("Measure for the charts"),
        tr("Never measures through a tunnel, writes only the history, and never changes the choice."));
    refresh();
}

} // namespace naru::settings
