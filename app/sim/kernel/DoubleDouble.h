// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naru::sim {

/** A number as the sum of two, the second far smaller: about 105 bits, for tables that are made while
 * compiling. */
struct DoubleDouble
{
    double high = 0;
    double low = 0;
};

/** Exact (Knuth). */
[[nodiscard]] constexpr DoubleDouble exactSum(double a, double b)
{
    const double sum = a + b;
    const double ofB = sum - a;
    return {sum, (a - (sum - ofB)) + (b - ofB)};
}

/** Exact (Dekker): each factor is cut into halves whose products fit. */
[[nodiscard]] constexpr DoubleDouble exactProduct(double a, double b)
{
    constexpr double Cut = 0x1p27 + 1;
    const double aHigh = Cut * a - (Cut * a - a);
    const double bHigh = Cut * b - (Cut * b - b);
    const double aLow = a - aHigh;
    const double bLow = b - bHigh;
    const double product = a * b;
    return {product, ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow};
}

[[nodiscard]] constexpr DoubleDouble operator+(const DoubleDouble& a, const DoubleDouble& b)
{
    const DoubleDouble sum = exactSum(a.high, b.high);
    return exactSum(sum.high, sum.low + (a.low + b.low));
}

[[nodiscard]] constexpr DoubleDouble operator*(const DoubleDouble& a, const DoubleDouble& b)
{
    const DoubleDouble product = exactProduct(a.high, b.high);
    return exactSum(product.high, product.low + (a.high * b.low + a.low * b.high));
}

[[nodiscard]] constexpr DoubleDouble quotient(double a, double b)
{
    const double nearest = a / b;
    const DoubleDouble back = exactProduct(nearest, b);
    return exactSum(nearest, ((a - back.high) - back.low) / b);
}

} // namespace naru::sim
