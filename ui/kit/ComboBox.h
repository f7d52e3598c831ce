// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace naru::kit {

class Theme;

/** A choice of many, with the theme's own arrow; the wheel turns it only where it has the focus. */
class ComboBox final : public QComboBox
{
    Q_OBJECT

public:
    explicit ComboBox(const Theme& theme, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    const Theme& m_theme;
};

} // namespace naru::kit
