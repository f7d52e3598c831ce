// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/EngineView.h"
#include "kit/Page.h"
#include "settings/SettingRow.h"

#include <QWidget>

#include <functional>
#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

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
    /** How a setting is set back alone; the button is there while it is not as shipped. */
    struct Reset
    {
        std::function<bool()> isDefault;
        std::function<void()> act;
    };
    [[nodiscard]] SettingRow addRow(QWidget* control, Reset reset);
    /** `part` finds what the row is about: `[](auto& settings) -> auto& { return settings.rankBy; }`. */
    template <class Part>
    [[nodiscard]] SettingRow addRow(QWidget* control, Part part)
    {
        const auto isDefault = [this, part] {
            const engine::Settings shipped;
            return part(current()) == part(shipped);
        };
        const auto setBack = [part](engine::Settings& settings) {
            const engine::Settings shipped;
            part(settings) = part(shipped);
        };
        return addRow(control, Reset{isDefault, [this, setBack] { change(setBack); }});
    }
    /** Shows the buttons of what is not as shipped; by itself after the engine's settings have changed. */
    void refreshResets();
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
    struct ResetButton
    {
        QToolButton* button;
        std::function<bool()> isDefault;
    };

    kit::Surroundings m_surroundings;
    QLabel* m_heading;
    QGridLayout* m_rows;
    std::vector<ResetButton> m_resets;
};

} // namespace naru::settings
