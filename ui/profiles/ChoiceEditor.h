// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profiles/ValueEditor.h"

namespace naru::kit {
class ComboBox;
}

namespace naru::profiles {

/** A list of the values that a field may have; one that the file has and that is none of them is added. */
class ChoiceEditor final : public ValueEditor
{
    Q_OBJECT

public:
    ChoiceEditor(const profile::Field& field, const kit::Theme& theme, bool canBeUnset, QWidget* parent);

    [[nodiscard]] QWidget& widget() const override;
    void show(const std::optional<QString>& value) override;
    void setUnsetText(const QString& text) override;

private:
    void choose(int index);

    kit::ComboBox* m_box;
    bool m_canBeUnset;
    /** Without one that only the file has. */
    int m_known = 0;
};

} // namespace naru::profiles
