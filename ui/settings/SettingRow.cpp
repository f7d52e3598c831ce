// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/SettingRow.h"

#include "kit/SegmentedControl.h"

#include <QCoreApplication>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace naru::settings {

SettingRow::SettingRow(QLabel& name, QWidget& control, QLabel& explanation, QToolButton* reset)
    : m_name(name)
    , m_control(control)
    , m_explanation(explanation)
    , m_reset(reset)
{}

void SettingRow::setTexts(const QString& name, const QString& explanation)
{
    m_name.setText(name);
    if (auto* segments = qobject_cast<kit::SegmentedControl*>(&m_control))
        segments->setName(name);
    else
        m_control.setAccessibleName(name);
    explain(explanation, "small");
    if (m_reset) {
        m_reset->setToolTip(QCoreApplication::translate("SettingRow", "Set back to the default"));
        m_reset->setAccessibleName(
            QCoreApplication::translate("SettingRow", "Set back to the default: %1").arg(name));
    }
}

void SettingRow::setProblem(const QString& problem)
{
    explain(problem, "fail");
}

QString SettingRow::explanation() const
{
    return m_explanation.text();
}

void SettingRow::explain(const QString& text, const char* tone)
{
    m_control.setAccessibleDescription(text);
    m_explanation.setText(text);
    m_explanation.setProperty("tone", QLatin1String(tone));
    // A style sheet looks at properties only when it is asked to.
    m_explanation.style()->unpolish(&m_explanation);
    m_explanation.style()->polish(&m_explanation);
}

} // namespace naru::settings
