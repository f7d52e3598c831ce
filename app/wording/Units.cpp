// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/Units.h"

#include "Phrase.h"

#include <array>
#include <chrono>

namespace naru::wording {

using namespace std::chrono;

namespace {

struct Unit
{
    seconds length;
    const char* text;
};

constexpr std::array<Unit, 4> units{{
    //: a duration in days
    {days(1), QT_TRANSLATE_NOOP("Words", "%1 d")},
    //: a duration in hours
    {hours(1), QT_TRANSLATE_NOOP("Words", "%1 h")},
    //: a duration in minutes
    {minutes(1), QT_TRANSLATE_NOOP("Words", "%1 min")},
    //: a duration in seconds
    {seconds(1), QT_TRANSLATE_NOOP("Words", "%1 s")},
}};

} // namespace

QString bytes(const Words& words, std::uint64_t count)
{
    static constexpr std::array names{"B", "kB", "MB", "GB", "TB"};
    std::size_t power = 0;
    double value = static_cast<double>(count);
    // What would be written as 1000.0 belongs to the next unit already.
    while (value >= (power == 0 ? 1000.0 : 999.95) && power + 1 < names.size()) {
        value /= 1000;
        ++power;
    }
    return words.locale().toString(value, 'f', power == 0 ? 0 : 1) + QLatin1Char(' ') +
           QLatin1String(names[power]);
}

QString duration(const Words& words, base::Nanoseconds time)
{
    seconds left = std::max(floor<seconds>(time), seconds(0));
    const auto written = [&](const Unit& unit) {
        const auto count = left / unit.length;
        left -= count * unit.length;
        return phrase(words, unit.text, {words.locale().toString(static_cast<qlonglong>(count))});
    };
    std::size_t first = 0;
    while (first + 1 < units.size() && left < units[first].length)
        ++first;
    QString result = written(units[first]);
    if (first + 1 < units.size() && left >= units[first + 1].length)
        result += QLatin1Char(' ') + written(units[first + 1]);
    return result;
}

} // namespace naru::wording
