// SPDX-License-Identifier: GPL-3.0-or-later
#include "Field.h"

#include "Portal.h"
#include "ogs/Outcome.h"

#include <algorithm>

namespace naru::ogs {

namespace {

using std::chrono::milliseconds;

/** What the promise of docs/decision.md allows beyond 1.25 x the value, but for the lateness of a timer. */
constexpr milliseconds allowance{90};

/** Up to this many targets the choice is told within a promised time; among more a right one goes first. */
constexpr int promisedUpTo = 20;

/** In a large profile: what is not slower than this may turn out better than a choice of that value. */
base::Nanoseconds contenders(base::Nanoseconds value)
{
    return value + std::max<base::Nanoseconds>(value / 2, milliseconds(20));
}

/** The least time that rounds to `value`. */
base::Nanoseconds roundsTo(milliseconds value)
{
    return value - std::chrono::microseconds(500);
}

/** The least value of the held gateway over which `candidate` is an improvement; nothing where there is none.
 */
std::optional<milliseconds> improvedFrom(const Field& field, milliseconds candidate)
{
    const int rest = 100 - field.improvement;
    if (rest <= 0)
        return std::nullopt;
    return std::max(milliseconds((candidate.count() * 100 + rest - 1) / rest), candidate + milliseconds(1));
}

/** A value of `rival` from which on it cannot take the choice from `choice`; nothing where each could. */
std::optional<base::Nanoseconds> harmlessFrom(const Field& field, int choice, int rival)
{
    const milliseconds value = field.at(choice).best()->rtt();
    if (field.held == choice) {
        // The slowest value that would still move the choice away from the held gateway.
        const milliseconds moving =
            std::min(milliseconds(value.count() * (100 - field.improvement) / 100), value - milliseconds(1));
        return roundsTo(moving + milliseconds(1));
    }
    if (field.held == rival) {
        const std::optional<milliseconds> from = improvedFrom(field, value);
        return from ? std::optional(roundsTo(*from)) : std::nullopt;
    }
    const bool winsTies = field.firstEntry[static_cast<std::size_t>(rival)] <
                          field.firstEntry[static_cast<std::size_t>(choice)];
    return roundsTo(winsTies ? value + milliseconds(1) : value);
}

/** From when on `rival` is out of the race against `choice`, if only time passes. */
std::optional<base::Nanoseconds> outFrom(const Field& field, int choice, int rival)
{
    const Standing& other = field.at(rival);
    if (other.isOver())
        return base::Nanoseconds{0};
    const bool mayOutclass = field.at(choice).best()->bare && !(other.best() && other.best()->bare);
    const std::optional<base::Nanoseconds> bound = harmlessFrom(field, choice, rival);
    return mayOutclass || !bound ? std::nullopt : other.slowerThan(*bound);
}

/** When no other can win any more. */
std::optional<base::Nanoseconds> provenFrom(const Field& field, int choice)
{
    const Standing& winner = field.at(choice);
    // A value that our own lateness has spoiled may still be replaced by a higher one.
    if ((winner.best()->lagged && !winner.isOver()) || (portal(field) != Portal::No && !field.isOver()))
        return std::nullopt;
    base::Nanoseconds from{0};
    for (int rival = 0; rival < field.count(); ++rival) {
        if (rival == choice)
            continue;
        const std::optional<base::Nanoseconds> out = outFrom(field, choice, rival);
        if (!out)
            return std::nullopt;
        from = std::max(from, *out);
    }
    return from;
}

/** When the last first probe started, name lookups left out; nothing while one is held back by the pacing. */
std::optional<base::Nanoseconds> allStarted(const Field& field)
{
    base::Nanoseconds longest{0};
    for (const Standing& standing : field.standings) {
        const std::optional<LookupEnded>& lookup = standing.lookup();
        const base::Nanoseconds ready =
            std::max(field.probingBegan, lookup ? lookup->at : base::Nanoseconds{0});
        if (const std::optional<base::Nanoseconds> started = standing.startedAt())
            longest = std::max(longest, *started - ready);
        else if (lookup && !standing.isOver())
            return std::nullopt;
    }
    return field.probingBegan + longest;
}

/** From when on `rival` is over or clearly behind `choice`; nothing where only an event can tell. */
std::optional<base::Nanoseconds> behindFrom(const Field& field, int choice, int rival)
{
    const Standing& other = field.at(rival);
    if (other.isOver() || !other.lookup())
        return base::Nanoseconds{0};
    const base::Nanoseconds bound = contenders(field.at(choice).best()->value);
    if (other.best())
        return other.best()->value >= bound ? std::optional(base::Nanoseconds{0})
                                            : outFrom(field, choice, rival);
    if (const std::optional<base::Nanoseconds> slower = other.slowerThan(bound))
        return slower;
    // One that has answered a SYN has its first probe awaited.
    return other.lowestTcp() ? std::optional(*other.startedAt() + bound) : std::nullopt;
}

/** When no contender of a large profile has a probe to come. */
std::optional<base::Nanoseconds> contendersDone(const Field& field, int choice)
{
    // What our own lateness has spoilt is not the last word on the choice either.
    if (field.at(choice).best()->lagged && !field.at(choice).isOver())
        return std::nullopt;
    base::Nanoseconds from{0};
    for (int rival = 0; rival < field.count(); ++rival) {
        if (rival == choice)
            continue;
        const std::optional<base::Nanoseconds> behind = behindFrom(field, choice, rival);
        if (!behind)
            return std::nullopt;
        from = std::max(from, *behind);
    }
    return from;
}

/** When it is told in any case; for a large profile that may be the end of the run. */
std::optional<base::Nanoseconds> limit(const Field& field, int choice)
{
    const std::optional<base::Nanoseconds> done =
        field.count() > promisedUpTo ? contendersDone(field, choice) : base::Nanoseconds{0};
    if (!done)
        return std::nullopt;
    const std::optional<base::Nanoseconds> started = allStarted(field);
    if (!started)
        return std::nullopt;
    const base::Nanoseconds value = field.at(choice).bestBy(RankBy::FullExchange)->value;
    base::Nanoseconds turn = value;
    if (field.held && field.held != choice && !field.at(*field.held).best() &&
        !field.at(*field.held).isOver()) {
        // The held gateway may need as long as makes the choice an improvement over it.
        const std::optional<milliseconds> from = improvedFrom(field, std::chrono::ceil<milliseconds>(value));
        if (!from)
            return std::nullopt;
        turn = *from;
    }
    return std::max(
        {field.probingBegan + value * 5 / 4 + allowance, *started + turn + milliseconds(1), *done});
}

} // namespace

bool Field::isOver() const
{
    return std::ranges::all_of(standings, &Standing::isOver);
}

int Field::answered() const
{
    return static_cast<int>(std::ranges::count_if(standings, [](const Standing& s) { return !!s.best(); }));
}

bool ranksBefore(const Field& field, int a, int b, RankBy rankBy)
{
    const auto key = [&](int target) {
        const Score score = *field.at(target).bestBy(rankBy);
        return std::tuple(score.bare, score.rtt(), field.firstEntry[static_cast<std::size_t>(target)]);
    };
    return key(a) < key(b);
}

std::optional<int> lowest(const Field& field, RankBy rankBy)
{
    std::optional<int> best;
    for (int target = 0; target < field.count(); ++target) {
        if (field.at(target).bestBy(rankBy) && (!best || ranksBefore(field, target, *best, rankBy)))
            best = target;
    }
    return best;
}

std::optional<int> lowest(const Field& field)
{
    return field.standings.empty() ? std::nullopt : lowest(field, field.standings.front().rankBy());
}

std::optional<int> chosen(const Field& field)
{
    const std::optional<int> best = lowest(field);
    if (!best || !field.held || field.held == best)
        return best;
    const std::optional<Score> held = field.at(*field.held).best();
    const Score score = *field.at(*best).best();
    if (!held || held->bare != score.bare || improvementReached(held->rtt(), score.rtt(), field.improvement))
        return best;
    return field.held;
}

std::optional<base::Nanoseconds> finalFrom(const Field& field)
{
    const std::optional<int> choice = chosen(field);
    if (!choice)
        return std::nullopt;
    const std::optional<base::Nanoseconds> proven = provenFrom(field, *choice);
    const std::optional<base::Nanoseconds> latest = limit(field, *choice);
    if (proven && latest)
        return std::min(*proven, *latest);
    return proven ? proven : latest;
}

std::vector<int> stillOpen(const Field& field, base::Nanoseconds now)
{
    std::vector<int> open;
    const std::optional<int> choice = chosen(field);
    for (int rival = 0; choice && rival < field.count(); ++rival) {
        const std::optional<base::Nanoseconds> out = outFrom(field, *choice, rival);
        if (rival != *choice && (!out || *out > now))
            open.push_back(rival);
    }
    return open;
}

} // namespace naru::ogs
