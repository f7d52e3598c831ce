// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace naru::kit {
class Theme;
}

namespace naru::shell {

/** Half of the language switch; `left` tells which of its ends is round. */
class LanguageButton final : public QAbstractButton
{
    Q_OBJECT

public:
    LanguageButton(const kit::Theme& theme, const QString& name, bool left, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const kit::Theme& m_theme;
    bool m_left;
};

} // namespace naru::shell
