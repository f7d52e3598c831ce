// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Event.h"
#include "sim/kernel/Random.h"

#include <memory>
#include <vector>

namespace naru::sim {

/**
 * A distribution of numbers that are not negative, sampled by inversion wherever that is possible: one number
 * of the stream a sample, and a larger one gives a larger sample, so that two variants of a run can be
 * compared on common random numbers. The unit is the caller's; durations are in nanoseconds (time()).
 * A plain value; a trace remembers where it is. Parameters outside their ranges are the caller's mistake:
 * what comes from a scenario is checked there.
 */
class Distribution
{
public:
    enum class Kind {
        Deterministic,
        Exponential,
        Erlang,
        Hyperexponential,
        Lognormal,
        Pareto,
        Empirical,
        Trace
    };

    /** A value and the share of samples that have it. */
    struct Weighted
    {
        double value = 0;
        double weight = 0;
    };

    /** Always 0. */
    Distribution() = default;
    [[nodiscard]] static Distribution deterministic(double value);
    [[nodiscard]] static Distribution exponential(double mean);
    /** The sum of `stages` exponential ones; squared coefficient of variation 1/stages. @param stages 1-100
     */
    [[nodiscard]] static Distribution erlang(int stages, double mean);
    /** One of two exponential ones, with balanced means. @param cv2 the squared coefficient of variation,
     * above 1 */
    [[nodiscard]] static Distribution hyperexponential(double cv2, double mean);
    /** @param cv2 the squared coefficient of variation, above 0 */
    [[nodiscard]] static Distribution lognormal(double cv2, double mean);
    /** @param shape above 1; up to 2 the variance is infinite */
    [[nodiscard]] static Distribution pareto(double shape, double mean);
    /** @param values at least one; weights are not negative and not all 0 */
    [[nodiscard]] static Distribution empirical(const std::vector<Weighted>& values);
    /** The values one after another, then again from the first. @param values at least one */
    [[nodiscard]] static Distribution trace(std::vector<double> values);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] double mean() const { return m_mean; }
    [[nodiscard]] double sample(Random& random);
    /** A sample in nanoseconds, rounded to a whole one, at most 146 years. */
    [[nodiscard]] Time time(Random& random);

private:
    [[nodiscard]] double empiricalAt(double share) const;

    Kind m_kind = Kind::Deterministic;
    int m_stages = 1;
    double m_mean = 0;
    /** What these are depends on the kind; see the .cpp. */
    double m_first = 0;
    double m_second = 0;
    double m_third = 0;
    std::shared_ptr<const std::vector<Weighted>> m_cumulative;
    std::shared_ptr<const std::vector<double>> m_trace;
    std::size_t m_next = 0;
};

} // namespace naru::sim
