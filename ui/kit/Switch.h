// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace naru::kit {

class Theme;

/** On or off, at once; the word stands beside it. */
class Switch final : public QCheckBox
{
    Q_OBJECT

public:
    explicit Switch(const Theme& theme, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] bool hitButton(const QPoint& place) const override;

private:
    void retranslate();

    const Theme& m_theme;
};

} // namespace naru::kit
