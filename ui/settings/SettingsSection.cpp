// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/SettingsSection.h"

#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace naru::settings {

using kit::Theme;

namespace {

constexpr int nameWidth = 176;
constexpr int controlWidth = 300;
constexpr int resetColumn = 3;
constexpr int columns = 4;
constexpr int resetWidth = 28;
constexpr int resetIcon = 14;

QLabel* wrapping(const char* tone, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("tone", tone);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

SettingsSection::SettingsSection(const kit::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_heading(new QLabel(this))
    , m_rows(new QGridLayout(this))
{
    m_heading->setProperty("tone", "heading");
    m_rows->setContentsMargins(0, Theme::space(2), 0, Theme::space(4));
    m_rows->setHorizontalSpacing(Theme::space(4));
    m_rows->setVerticalSpacing(Theme::space(1));
    m_rows->setColumnMinimumWidth(0, nameWidth);
    m_rows->setColumnMinimumWidth(1, controlWidth);
    m_rows->setColumnStretch(2, 1);
    m_rows->setRowMinimumHeight(0, Theme::space(8));
    m_rows->setColumnMinimumWidth(resetColumn, resetWidth);
    m_rows->addWidget(m_heading, 0, 0, 1, columns);
    connect(&surroundings.engine, &kit::EngineView::settingsChanged, this, &SettingsSection::refreshResets);
}

void SettingsSection::setHeading(const QString& heading)
{
    m_heading->setText(heading);
}

SettingRow SettingsSection::addRow(QWidget* control)
{
    const int row = m_rows->rowCount();
    auto* name = wrapping("", this);
    auto* explanation = wrapping("small", this);
    name->setFixedWidth(nameWidth);
    m_rows->setRowMinimumHeight(row, Theme::control);
    m_rows->addWidget(name, row, 0, Qt::AlignVCenter);
    m_rows->addWidget(control, row, 1, Qt::AlignVCenter | Qt::AlignLeft);
    m_rows->addWidget(explanation, row, 2);
    return {*name, *control, *explanation};
}

SettingRow SettingsSection::addRow(QWidget* control, Reset reset)
{
    auto* button = new QToolButton(this);
    button->setIcon(kit::Icons::icon(QStringLiteral("undo"), m_surroundings.theme));
    button->setIconSize({resetIcon, resetIcon});
    button->setAutoRaise(true);
    button->setFixedSize(resetWidth, resetWidth);
    // The lines keep their width while it comes and goes.
    QSizePolicy policy = button->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    button->setSizePolicy(policy);
    const int row = m_rows->rowCount();
    const SettingRow plain = addRow(control);
    m_rows->addWidget(button, row, resetColumn, Qt::AlignVCenter);
    setTabOrder(control, button);
    connect(button, &QToolButton::clicked, this, [control, act = std::move(reset.act)] {
        // The button is about to go: the keyboard stays in its row.
        control->setFocus(Qt::OtherFocusReason);
        act();
    });
    m_resets.push_back({button, std::move(reset.isDefault)});
    refreshResets();
    return plain.withReset(*button);
}

void SettingsSection::refreshResets()
{
    for (const ResetButton& each : m_resets)
        each.button->setVisible(!each.isDefault());
}

void SettingsSection::addWide(QWidget* widget)
{
    m_rows->addWidget(widget, m_rows->rowCount(), 0, 1, columns);
}

} // namespace naru::settings
