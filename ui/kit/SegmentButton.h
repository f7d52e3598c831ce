// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace naru::kit {

class Theme;

/** One part of a `SegmentedControl`; draws its own part of the box that they share. */
class SegmentButton final : public QAbstractButton
{
    Q_OBJECT

public:
    SegmentButton(const Theme& theme, bool first, bool last, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    const Theme& m_theme;
    bool m_first;
    bool m_last;
};

} // namespace naru::kit
