// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/SettingsSection.h"

#include "kit/Theme.h"

#include <QGridLayout>
#include <QLabel>

namespace naru::settings {

using kit::Theme;

namespace {

constexpr int nameWidth = 176;
constexpr int controlWidth = 300;

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
    m_rows->addWidget(m_heading, 0, 0, 1, 3);
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

void SettingsSection::addWide(QWidget* widget)
{
    m_rows->addWidget(widget, m_rows->rowCount(), 0, 1, 3);
}

} // namespace naru::settings
