// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/**
 * Transcendental functions from basic operations only, so that they give the same bits on every machine: the
 * C library's differ between versions and processors. Relative errors are below 4e-16 unless said otherwise.
 */
namespace naru::sim {

/** The natural logarithm of a positive, finite, normal number. Relative error below 2.5e-16. */
[[nodiscard]] double naturalLog(double x);
/** e to the power of x; 0 below -708, the largest number above 709. */
[[nodiscard]] double exponential(double x);
/** x to the power of y, x > 0; relative error below 1e-13 where the result is between 1e-100 and 1e100. */
[[nodiscard]] double power(double x, double y);
/** The point below which the standard normal distribution has the share p, 0 < p < 1 (Wichura's AS 241,
 * relative error about 1e-15). */
[[nodiscard]] double normalQuantile(double p);
/** The quantile of Student's t distribution that leaves 2.5 % above it: half the width of a 95 % interval in
 * standard errors. Relative error below 1e-5. @param freedom degrees of freedom, at least 1 */
[[nodiscard]] double studentQuantile975(unsigned long freedom);

} // namespace naru::sim
