// SPDX-License-Identifier: GPL-3.0-or-later
#include "locations/KeysCell.h"

#include "kit/Icons.h"
#include "kit/Theme.h"
#include "locations/LocationTable.h"
#include "locations/LocationTexts.h"

#include <QPainter>

#include <algorithm>

namespace naru::locations {

namespace {

constexpr int lineHeight = 24;
constexpr int wordHeight = 20;
constexpr int padding = 16;
constexpr int markWidth = 20;
constexpr int markSize = 14;

} // namespace

KeysCell::KeysCell(const kit::Theme& theme, const LocationTable& table, QObject* parent)
    : CellDelegate(theme, parent)
    , m_table(table)
{}

QSize KeysCell::contentSize(const QModelIndex& index) const
{
    const LocationEntry& entry = m_table.entry(index.row());
    int width = 0;
    for (const ogs::LocationKey& key : entry.entry.keys) {
        const QFontMetrics metrics(entry.matched == key ? theme().strong() : theme().medium());
        width = std::max(width, metrics.horizontalAdvance(kit::Place::text(key)));
    }
    const int lines = static_cast<int>(entry.entry.keys.size()) * lineHeight;
    return {width + markWidth, lines + (entry.matched ? wordHeight : 0) + padding};
}

void KeysCell::paintPair(QPainter& painter, const QRect& line, const ogs::LocationKey& key,
                         bool matched) const
{
    const kit::Colors& colors = theme().colors();
    const double middle = line.center().y() + 0.5;
    if (matched) {
        kit::Icons::paint(painter, QStringLiteral("good"),
                          QRectF(line.left() - 1, middle - markSize / 2.0, markSize, markSize),
                          colors.accent);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.g3);
        painter.drawEllipse(QPointF(line.left() + 6, middle), 2, 2);
    }
    const QFont& font = matched ? theme().strong() : theme().medium();
    painter.setFont(font);
    painter.setPen(colors.text);
    const QRect text = line.adjusted(markWidth, 0, 0, 0);
    // What tells places apart is at the end of a server and at the beginning of a suffix.
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(kit::Place::text(key), Qt::ElideMiddle, text.width()));
}

void KeysCell::paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& /*option*/,
                            const QModelIndex& index) const
{
    const LocationEntry& entry = m_table.entry(index.row());
    int y = place.top() + (place.height() - contentSize(index).height() + padding) / 2;
    // The matching pair stands first.
    std::vector<ogs::LocationKey> keys = entry.entry.keys;
    std::ranges::stable_partition(keys, [&](const ogs::LocationKey& key) { return entry.matched == key; });
    for (const ogs::LocationKey& key : keys) {
        const bool matched = entry.matched == key;
        paintPair(painter, {place.left(), y, place.width(), lineHeight}, key, matched);
        y += lineHeight;
        if (!matched)
            continue;
        painter.setFont(theme().small());
        painter.setPen(theme().colors().accent);
        painter.drawText(QRect(place.left() + markWidth, y - 3, place.width() - markWidth, wordHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, tr("matches now"));
        y += wordHeight;
    }
}

} // namespace naru::locations
