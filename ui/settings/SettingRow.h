// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLabel;
class QToolButton;
class QWidget;

namespace naru::settings {

/** A setting on the page: its name, its control, one line that says what it does, and where it can be set
 * back alone, the button for that. */
class SettingRow final
{
public:
    /** `reset` may be null. */
    SettingRow(QLabel& name, QWidget& control, QLabel& explanation, QToolButton* reset = nullptr);

    /** The same row, with that button. */
    [[nodiscard]] SettingRow withReset(QToolButton& reset) const
    {
        return {m_name, m_control, m_explanation, &reset};
    }
    /** They are the control's name and description for screen readers, too. */
    void setTexts(const QString& name, const QString& explanation);
    /** In place of the explanation, where what was entered cannot be used. */
    void setProblem(const QString& problem);
    [[nodiscard]] QString explanation() const;
    [[nodiscard]] QWidget& control() const { return m_control; }

private:
    void explain(const QString& text, const char* tone);

    QLabel& m_name;
    QWidget& m_control;
    QLabel& m_explanation;
    QToolButton* m_reset;
};

} // namespace naru::settings
