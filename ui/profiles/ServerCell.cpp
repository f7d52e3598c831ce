// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ServerCell.h"

#include "kit/Icons.h"
#include "kit/Theme.h"
#include "profiles/ServerModel.h"
#include "profiles/SeverityMark.h"

#include <QPainter>

namespace naru::profiles {

using kit::Theme;

namespace {

constexpr int gripWidth = 32;
constexpr int iconSize = 14;

} // namespace

ServerCell::ServerCell(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

QSize ServerCell::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const
{
    return {200, rowHeight};
}

void ServerCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
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
    if (index.flags() & Qt::ItemIsDragEnabled) {
        kit::Icons::paint(*painter, QStringLiteral("grip"),
                          QRectF(row.left() + 8, row.center().y() - 8, 16, 16), colors.text3);
    }

    int right = row.right() - Theme::space(3);
    if (const QVariant worst = index.data(ServerModel::Worst); worst.isValid()) {
        const auto severity = static_cast<profile::Severity>(worst.toInt());
        kit::Icons::paint(*painter, severityIcon(severity),
                          QRectF(right - iconSize, row.center().y() - iconSize / 2.0, iconSize, iconSize),
                          severityColour(severity, colors));
        right -= iconSize + Theme::space(2);
    }
    if (const QString time = index.data(ServerModel::RoundTrip).toString(); !time.isEmpty()) {
        painter->setFont(m_theme.smallFigures());
        painter->setPen(colors.text2);
        const int width = painter->fontMetrics().horizontalAdvance(time);
        painter->drawText(QRect(right - width, row.top(), width + 1, row.height()), Qt::AlignVCenter, time);
        right -= width + Theme::space(2);
    }

    const QRect texts(row.left() + gripWidth, row.top(), right - row.left() - gripWidth, row.height());
    const auto line = [&](const QFont& font, const QColor& colour, int top, const QString& text) {
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(QRect(texts.left(), texts.top() + top, texts.width(), 20),
                          Qt::AlignVCenter | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, texts.width()));
    };
    const bool isBroken = index.data(ServerModel::IsBroken).toBool();
    line(m_theme.button(), colors.text, 5, index.data(ServerModel::Name).toString());
    line(m_theme.small(), isBroken ? colors.fail : colors.text2, 24,
         index.data(ServerModel::Address).toString());
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_Selected)) {
        painter->setPen(QPen(colors.accent, Theme::focusWidth));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(row.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

} // namespace naru::profiles
