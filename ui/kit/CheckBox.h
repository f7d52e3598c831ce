// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace naru::kit {

class Theme;

/** A box with its words beside it, in the colours of the theme: yes or no to a statement, where a `Switch`
 * would turn something on. */
class CheckBox final : public QCheckBox
{
    Q_OBJECT

public:
    explicit CheckBox(const Theme& theme, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] bool hitButton(const QPoint& place) const override;

private:
    const Theme& m_theme;
};

} // namespace naru::kit
