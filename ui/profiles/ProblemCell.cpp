// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ProblemCell.h"

#include "kit/Icons.h"
#include "kit/Theme.h"
#include "profiles/ProblemModel.h"
#include "profiles/ProblemSentence.h"
#include "profiles/SeverityMark.h"

#include <QMouseEvent>
#include <QPainter>

namespace naru::profiles {

using kit::Theme;

namespace {

constexpr int iconSize = 14;
constexpr int placeWidth = 88;
constexpr int widestFix = 320;
constexpr int buttonHeight = 26;

int textLeft(const QRect& row)
{
    return row.left() + Theme::pageMargin + iconSize + Theme::space(2);
}

} // namespace

ProblemCell::ProblemCell(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

QSize ProblemCell::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const
{
    return {400, rowHeight};
}

QRect ProblemCell::fixPlace(const QRect& row, const QModelIndex& index) const
{
    const QString text = index.data(ProblemModel::FixText).toString();
    if (text.isEmpty())
        return {};
    const QFontMetrics metrics(m_theme.small());
    const int most = std::min(widestFix, row.width() / 3);
    const int width = std::min(most, metrics.horizontalAdvance(text) + 2 * Theme::space(3));
    return {row.right() - Theme::pageMargin - most, row.center().y() - buttonHeight / 2, width, buttonHeight};
}

void ProblemCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const kit::Colors& colors = m_theme.colors();
    const QRect row = option.rect;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected)
        painter->fillRect(row, colors.soft);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(row, colors.hover);
    painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), colors.line);
    const auto severity = static_cast<profile::Severity>(index.data(ProblemModel::Severity).toInt());
    kit::Icons::paint(
        *painter, severityIcon(severity),
        QRectF(row.left() + Theme::pageMargin, row.center().y() - iconSize / 2.0, iconSize, iconSize),
        severityColour(severity, colors));

    const int fixColumn = std::min(widestFix, row.width() / 3) + Theme::pageMargin;
    const QRect place(row.right() - fixColumn - placeWidth, row.top(), placeWidth - Theme::space(3),
                      row.height());
    const QRect sentence(textLeft(row), row.top(), place.left() - textLeft(row) - Theme::space(3),
                         row.height());
    painter->setPen(colors.text);
    paintSentence(*painter, sentence, index.data(ProblemModel::Subject).toString(), index.data().toString(),
                  m_theme);
    QFont link = m_theme.small();
    link.setUnderline(true);
    painter->setFont(link);
    painter->setPen(colors.accent);
    painter->drawText(place, Qt::AlignVCenter | Qt::AlignRight, index.data(ProblemModel::Place).toString());
    if (const QRect fix = fixPlace(row, index); !fix.isEmpty()) {
        painter->setPen(QPen(colors.line2, 1));
        painter->setBrush(colors.bg);
        painter->drawRoundedRect(QRectF(fix).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        painter->setFont(m_theme.small());
        painter->setPen(colors.text);
        painter->drawText(fix.adjusted(Theme::space(2), 0, -Theme::space(2), 0), Qt::AlignCenter,
                          painter->fontMetrics().elidedText(index.data(ProblemModel::FixText).toString(),
                                                            Qt::ElideRight, fix.width() - Theme::space(4)));
    }
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_Selected)) {
        painter->setPen(QPen(colors.accent, Theme::focusWidth));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(row.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

bool ProblemCell::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                              const QModelIndex& index)
{
    if (event->type() != QEvent::MouseButtonRelease)
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    const auto& click = *static_cast<QMouseEvent*>(event);
    if (click.button() != Qt::LeftButton)
        return false;
    if (fixPlace(option.rect, index).contains(click.position().toPoint()))
        Q_EMIT fixClicked(index);
    else
        Q_EMIT placeClicked(index);
    return true;
}

} // namespace naru::profiles
