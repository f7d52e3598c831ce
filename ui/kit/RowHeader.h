// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace naru::kit {

class Theme;

/** Heads of a `RowTable`: small, secondary, aligned like their cells. */
class RowHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit RowHeader(const Theme& theme, QWidget* parent = nullptr);

    static constexpr int height = 32;

    [[nodiscard]] QSize sizeHint() const override;
    /** Width of a head's content. */
    [[nodiscard]] virtual int contentWidth(int column) const;
    /** Among the columns that are not hidden. */
    [[nodiscard]] bool isFirst(int column) const;
    [[nodiscard]] bool isLast(int column) const;

protected:
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    void paintSection(QPainter* painter, const QRect& rect, int column) const final;
    virtual void paintContent(QPainter& painter, const QRect& place, int column) const;
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
};

} // namespace naru::kit
