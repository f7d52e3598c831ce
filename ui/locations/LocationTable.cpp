// SPDX-License-Identifier: GPL-3.0-or-later
#include "locations/LocationTable.h"

#include "kit/Speech.h"
#include "locations/LocationTexts.h"

namespace naru::locations {

using kit::CellText;
using kit::Tone;

namespace {

bool isPlace(int column)
{
    return column >= LocationTable::FirstPlace && column < LocationTable::More;
}

} // namespace

LocationTable::LocationTable(const kit::Speech& speech, QObject* parent)
    : CellTable(ColumnCount, parent)
    , m_speech(speech)
{}

void LocationTable::setPicture(const LocationsPicture& picture, base::SystemTime now)
{
    const bool sameSize = picture.entries.size() == m_entries.size();
    if (!sameSize)
        beginResetModel();
    m_entries = picture.entries;
    m_now = now;
    if (!sameSize)
        endResetModel();
    else
        noteChanges();
}

void LocationTable::setShownPlaces(int shown)
{
    m_shownPlaces = shown;
}

int LocationTable::longestOrder() const
{
    std::size_t longest = 0;
    for (const LocationEntry& entry : m_entries)
        longest = std::max(longest, entry.entry.order.size());
    return static_cast<int>(longest);
}

int LocationTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QString LocationTable::heading(int column) const
{
    switch (column) {
    case Age:
        return tr("Age");
    case Keys:
        return tr("Known by");
    case FirstPlace:
        return tr("1st, RTT");
    case FirstPlace + 1:
        return tr("2nd");
    case FirstPlace + 2:
        return tr("3rd");
    case FirstPlace + 3:
        return tr("4th");
    case FirstPlace + 4:
        return tr("5th");
    case More:
        return tr("More");
    case Kept:
        return tr("Measured, kept");
    default:
        return {};
    }
}

CellText LocationTable::placeText(const LocationEntry& entry, std::size_t place) const
{
    if (place >= entry.entry.order.size())
        return {};
    const wording::Words& words = m_speech.words();
    const ogs::CachedGateway& gateway = entry.entry.order[place];
    const bool used = !entry.staleness;
    const bool chosen = used && gateway.entry == entry.entry.selected;
    CellText text;
    text.first = {.text = gateway.entry, .tone = used ? Tone::Normal : Tone::Secondary, .strong = chosen};
    if (gateway.rtt) {
        text.second = {.text = words.milliseconds(gateway.rtt),
                       .tone = chosen ? Tone::Accent : Tone::Secondary,
                       .strong = chosen,
                       .small = true,
                       .figures = true};
    } else {
        text.second = {.text = words.state(gateway.state),
                       .tone = used ? Tone::Fail : Tone::Secondary,
                       .small = true,
                       .icon = QStringLiteral("failed")};
    }
    return text;
}

CellText LocationTable::keptText(const LocationEntry& entry) const
{
    const LocationTexts texts(m_speech.words());
    CellText text;
    text.first = {.text = m_speech.words().dateTime(entry.entry.measuredAt),
                  .tone = entry.staleness ? Tone::Secondary : Tone::Normal};
    text.second = {.text = texts.kept(entry, m_now),
                   .tone = entry.nearlyOver ? Tone::Warn : Tone::Secondary,
                   .small = true,
                   .icon = entry.staleness    ? QStringLiteral("stale")
                           : entry.nearlyOver ? QStringLiteral("attention")
                                              : QString()};
    return text;
}

CellText LocationTable::cellText(int row, int column) const
{
    const LocationEntry& entry = this->entry(row);
    if (isPlace(column))
        return placeText(entry, static_cast<std::size_t>(column - FirstPlace));
    switch (column) {
    case Age:
        return {{.text = LocationTexts(m_speech.words()).shortAge(entry.age), .strong = true, .small = true},
                {}};
    case Kept:
        return keptText(entry);
    case More: {
        const int more = static_cast<int>(entry.entry.order.size()) - m_shownPlaces;
        const QString text = more > 0 ? u'+' % m_speech.words().locale().toString(more) : QString();
        return {{.text = text, .tone = Tone::Secondary}, {}};
    }
    default:
        return {{.text = plainText(row, column)}, {}};
    }
}

QString LocationTable::orderText(const LocationEntry& entry, int from) const
{
    const wording::Words& words = m_speech.words();
    QStringList texts;
    for (std::size_t i = static_cast<std::size_t>(from); i < entry.entry.order.size(); ++i) {
        const ogs::CachedGateway& gateway = entry.entry.order[i];
        const QString value = gateway.rtt ? words.milliseconds(gateway.rtt) : words.state(gateway.state);
        texts.append(gateway.entry % QStringLiteral(": ") % value);
    }
    return texts.join(QLatin1String(", "));
}

QString LocationTable::keysText(const LocationEntry& entry) const
{
    QStringList texts;
    for (const ogs::LocationKey& key : entry.entry.keys) {
        const QString pair = kit::Place::text(key);
        texts.append(entry.matched == key ? pair % QStringLiteral(" (") % tr("matches now") % u')' : pair);
    }
    return texts.join(QLatin1String(", "));
}

QString LocationTable::plainText(int row, int column) const
{
    const LocationEntry& entry = this->entry(row);
    switch (column) {
    case Age:
        return m_speech.words().age(entry.age);
    case Keys:
        return keysText(entry);
    case More:
        return orderText(entry, m_shownPlaces);
    case Forget:
        return entry.entry.keys.empty() ? QString()
                                        : tr("Forget %1").arg(kit::Place::text(entry.entry.keys.front()));
    default:
        return CellTable::plainText(row, column);
    }
}

} // namespace naru::locations
