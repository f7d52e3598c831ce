// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/Headline.h"

#include "connect/Lanes.h"
#include "wording/SessionWords.h"

#include <algorithm>

namespace naru::connect {

namespace {

QString firstReason(const ogs::RunReport& report, const wording::Words& words)
{
    return report.why.empty() ? QString() : words.reason(report.why.front());
}

const ogs::GatewayResult* selected(const ogs::RunReport& report)
{
    const bool isThere =
        report.selected && *report.selected >= 0 && *report.selected < int(report.gateways.size());
    return isThere ? &report.gateways[size_t(*report.selected)] : nullptr;
}

bool isFastest(const ogs::RunReport& report)
{
    using enum ogs::ReasonCode;
    const auto decides = [](const ogs::Reason& reason) {
        return reason.code == LowestRtt || reason.code == TieByProfileOrder || reason.code == OnlyAnswer;
    };
    return !report.why.empty() && decides(report.why.front());
}

bool isSaidByTheState(session::NoticeCode code)
{
    using enum session::NoticeCode;
    return code == ConnectionUp || code == ConnectionBack || code == ConnectionInterrupted ||
           code == RetryComes;
}

} // namespace

Headline Headline::idle(int gateways, bool known)
{
    Headline headline;
    headline.sentence = tr("%n gateway(s) to choose from.", nullptr, gateways);
    headline.detail = known
                          ? tr("This location is known: the answer comes from the cache, nothing is probed.")
                          : tr("Each one is measured from where you are, for seven seconds at most.");
    return headline;
}

Headline Headline::ofReport(const ogs::RunReport& report, const wording::Words& words, base::SystemTime now)
{
    if (report.phase < ogs::Phase::Decided)
        return measuring(report, words);
    switch (report.source) {
    case ogs::Source::Measured:
        return measured(report, words);
    case ogs::Source::Cache:
        return cached(report, words, now);
    case ogs::Source::Previous:
    case ogs::Source::First:
        return {tr("No gateway answered."), firstReason(report, words)};
    case ogs::Source::Refused:
        return {tr("Nothing was measured."), firstReason(report, words)};
    }
    Q_UNREACHABLE();
}

Headline Headline::ofSession(const session::Status& status, const std::optional<session::Notice>& told,
                             const ogs::RunReport* report, const wording::Words& words)
{
    const wording::SessionWords sessionWords(words);
    Headline headline;
    headline.sentence = sessionWords.state(status);
    const bool isChosen = report && report->phase >= ogs::Phase::Decided;
    if (report && !isChosen)
        headline.detail = measuring(*report, words).detail;
    else if (status.kind == session::Kind::Reconnecting && status.reconnecting)
        headline.detail = tr("Why: %1.").arg(sessionWords.reconnectCause(*status.reconnecting));
    else if (told && !isSaidByTheState(told->code))
        headline.detail = sessionWords.notice(*told);
    else if (isChosen && status.hop && status.hop->why == session::HopWhy::Optimal)
        headline.detail = firstReason(*report, words);
    return headline;
}

Headline Headline::measuring(const ogs::RunReport& report, const wording::Words& words)
{
    Headline headline;
    headline.sentence =
        tr("Measuring the round trip time (RTT) of %n gateway(s).", nullptr, int(report.gateways.size()));
    const auto leader =
        std::min_element(report.gateways.begin(), report.gateways.end(), [](const auto& a, const auto& b) {
            return a.rtt.value_or(std::chrono::milliseconds::max()) <
                   b.rtt.value_or(std::chrono::milliseconds::max());
        });
    if (leader != report.gateways.end() && leader->rtt)
        headline.detail = tr("Fastest so far: %1, %2.").arg(leader->entry, words.milliseconds(leader->rtt));
    else
        headline.detail = tr("No answer has come yet.");
    return headline;
}

Headline Headline::measured(const ogs::RunReport& report, const wording::Words& words)
{
    const ogs::GatewayResult* winner = selected(report);
    if (!winner)
        return {tr("No gateway was chosen."), firstReason(report, words)};
    Headline headline;
    headline.sentence = isFastest(report) ? tr("%1 answers fastest from here.").arg(winner->entry)
                                          : tr("%1 is the choice for this location.").arg(winner->entry);
    if (report.phase != ogs::Phase::Complete)
        headline.detail = tr("The choice is settled; the others are still being measured.");
    else
        headline.detail = tr("Measured just now: %1, %2. No cached answer was used.")
                              .arg(tr("%n gateway(s)", nullptr, int(report.gateways.size())),
                                   tr("%n probe(s)", nullptr, report.probesEnded));
    return headline;
}

Headline Headline::cached(const ogs::RunReport& report, const wording::Words& words, base::SystemTime now)
{
    const ogs::GatewayResult* winner = selected(report);
    Headline headline;
    headline.sentence = winner ? tr("%1 is the cached answer for this location.").arg(winner->entry)
                               : tr("The cached answer names no gateway.");
    if (report.measuredAt)
        headline.detail = tr("Measured %1 (%2). Nothing was probed now.")
                              .arg(words.dateTime(*report.measuredAt), words.age(now - *report.measuredAt));
    return headline;
}

} // namespace naru::connect
