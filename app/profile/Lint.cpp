// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Lint.h"

#include "FixMaker.h"
#include "LintFindings.h"
#include "profile/Reader.h"
#include "profile/Readings.h"

#include <algorithm>

namespace naru::profile {

void lintSettings(const Document& document, const Profile& profile, LintFindings& findings)
{
    const bool acts = profile.autoReconnect.enabled &&
                      profile.autoReconnect.behavior == ReconnectBehavior::ReconnectAfterResume;
    const auto client = document.child(document.root(), u"ClientInitialization");
    const auto selection = client ? document.child(*client, u"EnableAutomaticServerSelection") : std::nullopt;
    if (acts || !profile.selection.enabled || !selection)
        return;
    const QString cause = profile.autoReconnect.enabled ? QStringLiteral("AutoReconnectBehavior")
                                                        : QStringLiteral("AutoReconnect");
    findings.add(ProblemCode::ThresholdsNeverAct, *selection, cause);
}

void lintReadings(const Document& document, LintFindings& findings)
{
    std::optional<ReadingDifference> last;
    for (const ReadingDifference& difference : readingDifferences(document)) {
        // Several clients share one sentence.
        if (last && last->node == difference.node && last->code == difference.code)
            continue;
        const auto name = document.child(difference.node, u"HostName");
        findings.add(difference.code, difference.node,
                     name ? document.value(*name) : document.name(difference.node));
        last = difference;
    }
}

base::Result<Lint> lint(const Document& document)
{
    auto profile = readProfile(document);
    if (!profile)
        return std::unexpected(profile.error());
    LintFindings looks(document);
    lintStructure(document, looks);
    lintHosts(document, *profile, looks);
    lintSettings(document, *profile, looks);
    lintReadings(document, looks);

    Lint result{*std::move(profile), {}};
    for (const Problem& problem : result.profile.problems) {
        const auto node = document.nodeAt(problem.offset);
        result.findings.push_back({problem, node ? node : document.root(), {}});
    }
    for (Finding& finding : looks.take())
        result.findings.push_back(std::move(finding));
    std::stable_sort(result.findings.begin(), result.findings.end(),
                     [](const Finding& a, const Finding& b) { return a.problem.offset < b.problem.offset; });
    const FixContext context{document, result.profile};
    for (Finding& finding : result.findings)
        finding.fix = fixOf(finding, context);
    return result;
}

} // namespace naru::profile
