// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/SettingsSection.h"

class QLineEdit;

namespace naru::settings {

/** What stands in the sign-in form at first: names, never a password. */
class SignInSection final : public SettingsSection
{
    Q_OBJECT

public:
    explicit SignInSection(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    void retranslate() override;

private:
    /** A name of `Settings::user`. */
    struct Name
    {
        QLineEdit* line;
        QString tunnel::KnownUser::*member;
        SettingRow row;
        bool isWrong = false;
    };

    [[nodiscard]] Name makeName(QString tunnel::KnownUser::*member);
    void take(Name& name);
    void refresh();
    void explain();

    Name m_user;
    Name m_group;
    Name m_second;
};

} // namespace naru::settings
