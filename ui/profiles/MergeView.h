// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/RowTable.h"
#include "profiles/MergeTable.h"

namespace naru::profiles {

/** The parts of a merge: a side is taken by a click on it, or with the left and the right arrow. */
class MergeView final : public kit::RowTable
{
    Q_OBJECT

public:
    MergeView(const kit::Theme& theme, MergeTable& table, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    MergeTable& m_table;
};

} // namespace naru::profiles
