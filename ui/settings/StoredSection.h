// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/SettingsSection.h"

#include <vector>

class QVBoxLayout;

namespace naru::settings {

class StoredRow;

/** Keys that were accepted and secrets that are kept, each of which can be deleted. */
class StoredSection final : public SettingsSection
{
    Q_OBJECT

public:
    explicit StoredSection(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    void retranslate() override;

protected:
    /** Asks what is stored. */
    void showEvent(QShowEvent* event) override;

private:
    void makeRows();
    void addRowFor(const engine::AcceptedKey& key);
    void addRowFor(const engine::StoredSecret& secret);

    QLabel* m_empty;
    QVBoxLayout* m_list;
    std::vector<StoredRow*> m_rows;
};

} // namespace naru::settings
