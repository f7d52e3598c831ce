// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/kernel/Numeric.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace naru::sim {

namespace {

/** ln 2 in two parts; the first has so few bits that small multiples of it are exact. */
constexpr double Ln2High = 6.93147180369123816490e-01;
constexpr double Ln2Low = 1.90821492927058770002e-10;

template <std::size_t N>
double polynomial(const std::array<double, N>& coefficients, double x)
{
    double sum = coefficients[N - 1];
    for (std::size_t i = N - 1; i-- > 0;)
        sum = sum * x + coefficients[i];
    return sum;
}

constexpr std::array Central{3.3871328727963666080e0,  1.3314166789178437745e+2, 1.9715909503065514427e+3,
                             1.3731693765509461125e+4, 4.5921953931549871457e+4, 6.7265770927008700853e+4,
                             3.3430575583588128105e+4, 2.5090809287301226727e+3};
constexpr std::array CentralUnder{1.0,
                                  4.2313330701600911252e+1,
                                  6.8718700749205790830e+2,
                                  5.3941960214247511077e+3,
                                  2.1213794301586595867e+4,
                                  3.9307895800092710610e+4,
                                  2.8729085735721942674e+4,
                                  5.2264952788528545610e+3};
constexpr std::array Middle{1.42343711074968357734e0,  4.63033784615654529590e0, 5.76949722146069140550e0,
                            3.64784832476320460504e0,  1.27045825245236838258e0, 2.41780725177450611770e-1,
                            2.27238449892691845833e-2, 7.74545014278341407640e-4};
constexpr std::array MiddleUnder{1.0,
                                 2.05319162663775882187e0,
                                 1.67638483018380384940e0,
                                 6.89767334985100004550e-1,
                                 1.48103976427480074590e-1,
                                 1.51986665636164571966e-2,
                                 5.47593808499534494600e-4,
                                 1.05075007164441684324e-9};
constexpr std::array Tail{6.65790464350110377720e0,  5.46378491116411436990e0,  1.78482653991729133580e0,
                          2.96560571828504891230e-1, 2.65321895265761230930e-2, 1.24266094738807843860e-3,
                          2.71155556874348757815e-5, 2.01033439929228813265e-7};
constexpr std::array TailUnder{1.0,
                               5.99832206555887937690e-1,
                               1.36929880922735805310e-1,
                               1.48753612908506148525e-2,
                               7.86869131145613259100e-4,
                               1.84631831751005468180e-5,
                               1.42151175831644588870e-7,
                               2.04426310338993978564e-15};

/** For 1 to 12 degrees of freedom; from there on a series in 1/freedom is near enough. */
constexpr std::array SmallStudent{12.706204736432095, 4.302652729911275, 3.182446305284263,
                                  2.776445105198179,  2.570581835636314, 2.446911851144979,
                                  2.364624251592784,  2.306004135204166, 2.262157162740992,
                                  2.228138851964939,  2.200985160082949, 2.178812829663418};

} // namespace

double exponential(double x)
{
    if (x < -708.0)
        return 0.0;
    if (x > 709.0)
        return std::numeric_limits<double>::max();
    // x = k ln 2 + r with |r| <= 0.35; e^r by its series.
    const double scaled = x * 1.44269504088896340736;
    const int k = static_cast<int>(scaled + (scaled < 0 ? -0.5 : 0.5));
    const double r = (x - k * Ln2High) - k * Ln2Low;
    static constexpr std::array Series{1.0,
                                       1.0,
                                       1.0 / 2,
                                       1.0 / 6,
                                       1.0 / 24,
                                       1.0 / 120,
                                       1.0 / 720,
                                       1.0 / 5040,
                                       1.0 / 40320,
                                       1.0 / 362880,
                                       1.0 / 3628800,
                                       1.0 / 39916800,
                                       1.0 / 479001600,
                                       1.0 / 6227020800.0,
                                       1.0 / 87178291200.0};
    const double power2 = std::bit_cast<double>(static_cast<std::uint64_t>(k + 1023) << 52);
    return polynomial(Series, r) * power2;
}

double power(double x, double y)
{
    return exponential(y * naturalLog(x));
}

double normalQuantile(double p)
{
    const double q = p - 0.5;
    if (q >= -0.425 && q <= 0.425) {
        const double r = 0.180625 - q * q;
        return q * polynomial(Central, r) / polynomial(CentralUnder, r);
    }
    const double r = std::sqrt(-naturalLog(q < 0 ? p : 1.0 - p));
    const double size = r <= 5.0 ? polynomial(Middle, r - 1.6) / polynomial(MiddleUnder, r - 1.6)
                                 : polynomial(Tail, r - 5.0) / polynomial(TailUnder, r - 5.0);
    return q < 0 ? -size : size;
}

double studentQuantile975(unsigned long freedom)
{
    if (freedom <= SmallStudent.size())
        return SmallStudent[freedom - 1];
    // The Cornish-Fisher series (Abramowitz and Stegun 26.7.5).
    const double x = 1.959963984540054;
    const double n = static_cast<double>(freedom);
    const double x2 = x * x;
    const double g1 = x * (x2 + 1) / 4;
    const double g2 = x * ((5 * x2 + 16) * x2 + 3) / 96;
    const double g3 = x * (((3 * x2 + 19) * x2 + 17) * x2 - 15) / 384;
    const double g4 = x * ((((79 * x2 + 776) * x2 + 1482) * x2 - 1920) * x2 - 945) / 92160;
    return x + (g1 + (g2 + (g3 + g4 / n) / n) / n) / n;
}

} // namespace naru::sim
