// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/FigureText.h"

#include <cmath>

namespace naru::simulator {

namespace {

constexpr int digits = 4;
constexpr QChar minus(0x2212);

QString plain(const QLocale& locale, double value)
{
    if (std::abs(value) >= 1e15)
        return locale.toString(value, 'g', digits);
    const double rounded = std::round(value);
    if (std::abs(value) >= 1000 || std::abs(value - rounded) < 1e-9)
        return locale.toString(rounded, 'f', 0);
    const int before = value == 0 ? 1 : static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1;
    QString text = locale.toString(value, 'f', std::clamp(digits - before, 0, 6));
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(locale.decimalPoint()))
        text.chop(1);
    return text;
}

} // namespace

QString numberText(const QLocale& locale, std::optional<double> value)
{
    if (!value || !std::isfinite(*value))
        return QStringLiteral("–");
    const QString text = plain(locale, std::abs(*value));
    return *value < 0 && text != QLatin1String("0") ? minus + text : text;
}

QString figureText(const QLocale& locale, std::optional<double> value, std::string_view unit)
{
    if (!value || !std::isfinite(*value) || unit == "1" || unit.empty())
        return numberText(locale, value);
    if (unit == "1/s")
        return numberText(locale, value) + QStringLiteral("/s");
    if (unit == "s" && *value != 0 && std::abs(*value) < 1) {
        const bool micro = std::abs(*value) < 1e-3;
        return numberText(locale, *value * (micro ? 1e6 : 1e3)) +
               (micro ? QStringLiteral(" µs") : QStringLiteral(" ms"));
    }
    return numberText(locale, value) + u' ' +
           QString::fromUtf8(unit.data(), static_cast<qsizetype>(unit.size()));
}

QString differenceText(const QLocale& locale, std::optional<double> value, std::string_view unit)
{
    const QString text = figureText(locale, value, unit);
    return value && *value > 0 ? u'+' + text : text;
}

QString intervalText(const QLocale& locale, const std::optional<sim::Interval>& interval,
                     std::string_view unit)
{
    return interval ? figureText(locale, interval->low, unit) + QStringLiteral(" … ") +
                          figureText(locale, interval->high, unit)
                    : numberText(locale, {});
}

} // namespace naru::simulator
