// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/ScenarioCell.h"

#include "kit/Icons.h"
#include "kit/Theme.h"
#include "simulator/library/LibraryModel.h"
#include "simulator/library/ScenarioPicture.h"

#include <QAbstractItemView>
#include <QPainter>

namespace naru::simulator {

using kit::Theme;

namespace {

constexpr int margin = 16;
constexpr int headingHeight = 36;
constexpr int leastHeight = 30;
constexpr QSize pictureSize{28, 20};
constexpr int markSize = 14;
constexpr int padding = 6;

int widthOf(const QStyleOptionViewItem& option)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view != nullptr ? view->viewport()->width() : option.rect.width();
}

bool isCurrent(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view != nullptr && view->currentIndex() == index;
}

bool hasMark(const QModelIndex& index)
{
    return index.data(LibraryModel::IsOwn).toBool() || index.data(LibraryModel::IsBroken).toBool();
}

int titleWidth(const QModelIndex& index, int width)
{
    return width - ScenarioCell::titleLeft - Theme::space(2) - (hasMark(index) ? markSize + 4 : 0);
}

} // namespace

ScenarioCell::ScenarioCell(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

int ScenarioCell::titleHeight(const QModelIndex& index, int width, bool isChosen) const
{
    const QFontMetrics metrics(isChosen ? m_theme.smallStrong() : m_theme.small());
    const QRect needed = metrics.boundingRect(QRect(0, 0, titleWidth(index, width), 1000), Qt::TextWordWrap,
                                              index.data().toString());
    return std::max(leastHeight, needed.height() + 2 * padding);
}

int ScenarioCell::aboutHeight(const QModelIndex& index, int width) const
{
    const QString about = index.data(LibraryModel::About).toString();
    if (about.isEmpty())
        return 0;
    const QFontMetrics metrics(m_theme.small());
    return metrics.boundingRect(QRect(0, 0, width - margin - Theme::space(2), 2000), Qt::TextWordWrap, about)
               .height() +
           padding;
}

QSize ScenarioCell::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = widthOf(option);
    if (index.data(LibraryModel::Id).isNull())
        return {width, headingHeight};
    const bool isChosen = isCurrent(option, index);
    return {width, titleHeight(index, width, isChosen) + (isChosen ? aboutHeight(index, width) : 0)};
}

void ScenarioCell::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const kit::Colors& colors = m_theme.colors();
    const QRect row = option.rect;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(LibraryModel::Id).isNull()) {
        paintHeading(*painter, row, index);
        painter->restore();
        return;
    }
    const bool isChosen = isCurrent(option, index);
    if (isChosen)
        painter->fillRect(row, colors.soft);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(row, colors.hover);
    paintTitle(*painter, row, index, isChosen);
    if (isChosen) {
        const int top = titleHeight(index, row.width(), true) - padding / 2;
        painter->setFont(m_theme.small());
        painter->setPen(index.data(LibraryModel::IsBroken).toBool() ? colors.fail : colors.text2);
        painter->drawText(row.adjusted(margin, top, -Theme::space(2), 0), Qt::TextWordWrap,
                          index.data(LibraryModel::About).toString());
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(colors.accent, Theme::focusWidth));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(row.adjusted(1, 1, -1, -1));
        }
    }
    painter->restore();
}

void ScenarioCell::paintHeading(QPainter& painter, const QRect& row, const QModelIndex& index) const
{
    painter.setFont(m_theme.smallStrong());
    painter.setPen(m_theme.colors().text2);
    const QRect place = row.adjusted(margin, 0, -Theme::space(2), -Theme::space(1));
    painter.drawText(
        place, Qt::AlignBottom | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, place.width()));
}

void ScenarioCell::paintTitle(QPainter& painter, const QRect& row, const QModelIndex& index,
                              bool isChosen) const
{
    const kit::Colors& colors = m_theme.colors();
    const int height = titleHeight(index, row.width(), isChosen);
    const auto* model = qobject_cast<const LibraryModel*>(index.model());
    const ScenarioEntry* entry = model != nullptr ? model->entryAt(index) : nullptr;
    if (entry != nullptr && entry->scenario)
        paintScenario(painter,
                      QRectF(row.left() + margin, row.top() + (height - pictureSize.height()) / 2.0,
                             pictureSize.width(), pictureSize.height()),
                      *entry->scenario, colors);
    const bool isBroken = index.data(LibraryModel::IsBroken).toBool();
    if (hasMark(index)) {
        const QRectF place(row.right() - Theme::space(2) - markSize + 1,
                           row.top() + (height - markSize) / 2.0, markSize, markSize);
        kit::Icons::paint(painter, isBroken ? QStringLiteral("failed") : QStringLiteral("document"), place,
                          isBroken ? colors.fail : colors.text3);
    }
    painter.setFont(isChosen ? m_theme.smallStrong() : m_theme.small());
    painter.setPen(colors.text);
    painter.drawText(QRect(row.left() + titleLeft, row.top(), titleWidth(index, row.width()), height),
                     Qt::AlignVCenter | Qt::TextWordWrap, index.data().toString());
}

} // namespace naru::simulator
