// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/SettingsSection.h"

class QLineEdit;

namespace naru::kit {
class ComboBox;
class NumberField;
class Switch;
} // namespace naru::kit

namespace naru::settings {

/** The way to a tunnel, and what a gateway is told that we are. */
class TunnelSection final : public SettingsSection
{
    Q_OBJECT

public:
    explicit TunnelSection(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    void retranslate() override;

private:
    void refresh();
    void explain();
    void chooseWay();
    void takeUserAgent();
    /** What is set, or the usual way. */
    [[nodiscard]] tunnel::BackendChoice used() const;

    kit::ComboBox* m_way;
    kit::NumberField* m_port;
    QLineEdit* m_userAgent;
    kit::Switch* m_dtls;
    SettingRow m_wayRow;
    SettingRow m_portRow;
    SettingRow m_userAgentRow;
    SettingRow m_dtlsRow;
    bool m_isWrong = false;
};

} // namespace naru::settings
