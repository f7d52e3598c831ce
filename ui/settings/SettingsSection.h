// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/EngineView.h"
#include "kit/Page.h"
#include "settings/SettingRow.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace naru::settings {

/** A heading and the settings below it, in three columns: name, control, what it does. */
class SettingsSection : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsSection(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    /** Sets all texts anew. */
    virtual void retranslate() = 0;

protected:
    void setHeading(const QString& heading);
    [[nodiscard]] SettingRow addRow(QWidget* control);
    /** Across all columns. */
    void addWide(QWidget* widget);

    [[nodiscard]] const kit::Surroundings& surroundings() const { return m_surroundings; }
    [[nodiscard]] const engine::Settings& current() const { return m_surroundings.engine.settings(); }
    /** `edit` changes a copy of the settings, which are used and kept from then on. */
    template <class Edit>
    void change(Edit edit)
    {
        engine::Settings settings = current();
        edit(settings);
        m_surroundings.engine.setSettings(settings);
    }

private:
    kit::Surroundings m_surroundings;
    QLabel* m_heading;
    QGridLayout* m_rows;
};

} // namespace naru::settings
