// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profiles/ValueEditor.h"

namespace naru::kit {
class FieldLine;
}

namespace naru::profiles {

/** A value as text, told at each key and, from an input method, at each commit. */
class TextEditor final : public ValueEditor
{
    Q_OBJECT

public:
    explicit TextEditor(QWidget* parent);

    [[nodiscard]] QWidget& widget() const override;
    void show(const std::optional<QString>& value) override;
    void setUnsetText(const QString& text) override;
    void setTag(const QString& text) override;

private:
    kit::FieldLine* m_line;
};

} // namespace naru::profiles
