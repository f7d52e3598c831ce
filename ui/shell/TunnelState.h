// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace naru::kit {
class Theme;
}

namespace naru::shell {

/** Shape and word for the state of the tunnel. There is no tunnel of ours yet, so it is always the open ring.
 */
class TunnelState final : public QWidget
{
    Q_OBJECT

public:
    explicit TunnelState(const kit::Theme& theme, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    const kit::Theme& m_theme;
    QString m_word;
};

} // namespace naru::shell
