// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"

#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace naru::kit {
class ConfirmBar;
}

namespace naru::settings {

class AppearanceSection;
class SettingsSection;

/** Settings: each takes effect at once and is kept in `naru.conf`. */
class SettingsPage final : public kit::Page
{
    Q_OBJECT

public:
    explicit SettingsPage(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;
    [[nodiscard]] bool standsApart() const override { return true; }
    [[nodiscard]] QList<QAction*> headerActions() const override { return {m_restore}; }
    [[nodiscard]] kit::ConfirmBar& confirmBar() { return *m_confirm; }

protected:
    void retranslate() override;

private:
    void layOut();
    void askToRestore();
    void restoreDefaults();

    QAction* m_restore;
    kit::ConfirmBar* m_confirm;
    AppearanceSection* m_appearance;
    std::vector<SettingsSection*> m_sections;
};

} // namespace naru::settings
