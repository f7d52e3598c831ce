// SPDX-License-Identifier: GPL-3.0-or-later
#include "DoubleDouble.h"
#include "sim/kernel/Numeric.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace naru::sim {

namespace {

constexpr int MantissaBits = 52;
constexpr int IndexBits = 7;
/** The least m, about the root of 1/2, as bits; such that 1 lies in the middle of its piece. */
constexpr std::uint64_t LeastM = 0x3FE6B00000000000ULL;
/** ln 2 in two parts; the first has so few bits that small multiples of it are exact. */
constexpr double Ln2High = 0x1.62e42fefa3800p-1;
constexpr double Ln2Low = 0x1.ef35793c76730p-45;

/** For a piece of the range of m: a number c in its middle, 1/c, and ln c in two parts. */
struct Piece
{
    double c;
    double inverse;
    double logHigh;
    double logLow;
};

/** ln c = 2 artanh((c-1)/(c+1)), for c from 0.7 to 1.42. */
constexpr DoubleDouble preciseLog(double c)
{
    const DoubleDouble s = quotient(c - 1, c + 1);
    const DoubleDouble z = s * s;
    DoubleDouble sum;
    for (int odd = 41; odd >= 1; odd -= 2)
        sum = quotient(2, odd) + z * sum;
    return s * sum;
}

constexpr auto makePieces()
{
    constexpr std::uint64_t Width = std::uint64_t{1} << (MantissaBits - IndexBits);
    constexpr std::uint64_t One = std::bit_cast<std::uint64_t>(1.0);
    // Added and taken away again it rounds to a multiple of 2^-42, which leaves room for e ln 2.
    constexpr double Grid = 0x1.8p+10;
    std::array<Piece, std::size_t{1} << IndexBits> pieces{};
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const std::uint64_t start = LeastM + i * Width;
        // ln m is small about 1, where it has all its digits only if c is 1.
        const double c = start < One && One < start + Width ? 1.0 : std::bit_cast<double>(start + Width / 2);
        const DoubleDouble log = preciseLog(c);
        const double high = (log.high + Grid) - Grid;
        pieces[i] = {c, 1 / c, high, (log.high - high) + log.low};
    }
    return pieces;
}

constexpr auto Pieces = makePieces();

} // namespace

double naturalLog(double x)
{
    // x = m 2^e and m = c (1 + r) with r below 1/256: ln x = e ln 2 + ln c + ln(1 + r), without a division
    // and with steps that don't wait for each other: samples of most distributions spend their time here.
    const auto bits = std::bit_cast<std::uint64_t>(x);
    const std::uint64_t fromLeast = bits - LeastM;
    const Piece& piece = Pieces[fromLeast >> (MantissaBits - IndexBits) & (Pieces.size() - 1)];
    const auto e = static_cast<double>(static_cast<std::int64_t>(fromLeast) >> MantissaBits);
    const double m = std::bit_cast<double>(bits - (fromLeast & 0xFFF0000000000000ULL));
    const double r = (m - piece.c) * piece.inverse;
    const double whole = e * Ln2High + piece.logHigh; // exact
    const double high = whole + r;
    const double low = ((whole - high) + r) + (e * Ln2Low + piece.logLow);
    const double r2 = r * r;
    const double series =
        (-1.0 / 2 + r * (1.0 / 3)) + r2 * ((-1.0 / 4 + r * (1.0 / 5)) + r2 * (-1.0 / 6 + r * (1.0 / 7)));
    return high + (low + r2 * series);
}

} // namespace naru::sim
