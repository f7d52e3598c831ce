// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace naru::kit {
class Theme;
}

namespace naru::simulator {

/** Paints a row of `LogRows`: its time, what happened and why, the rule's number; of a story the step's
 * number in a disc, dark when it has happened, accent now, a ring when it is to come. */
class EntryCell final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum class Manner { Event, Step };

    EntryCell(const kit::Theme& theme, Manner manner, QObject* parent = nullptr);

    void setManner(Manner manner) { m_manner = manner; }
    /** Of a story: the row that is now; -1 before the first. */
    void setNow(int row) { m_now = row; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] int lead() const;
    [[nodiscard]] QRect textPlace(const QRect& row) const;
    void paintDisc(QPainter& painter, const QRect& row, int number) const;

    const kit::Theme& m_theme;
    Manner m_manner;
    int m_now = -1;
};

} // namespace naru::simulator
