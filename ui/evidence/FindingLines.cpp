// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/FindingLines.h"

#include "evidence/ConnectionName.h"
#include "evidence/RunTable.h"

#include <algorithm>
#include <span>

namespace naru::evidence_ui {

using evidence::Certainty;
using evidence::Finding;
using evidence::FindingCode;
using Mark = FindingLine::Mark;

namespace {

/** More are no list that people read. */
constexpr std::size_t mostFindings = 200;

Mark markOf(const Finding& finding)
{
    switch (finding.code) {
    case FindingCode::RepeatedSyn:
        return finding.arguments.value(QStringLiteral("answered")).toBool() ? Mark::Attention : Mark::Failed;
    case FindingCode::PortalSuspected:
        return Mark::Failed;
    case FindingCode::Proxy:
    case FindingCode::NotCaptured:
    case FindingCode::MeasuresDisagree:
        return Mark::Note;
    default:
        return Mark::Attention;
    }
}

Mark markOf(evidence::Verdict verdict)
{
    switch (verdict) {
    case evidence::Verdict::NothingWrong:
        return Mark::Good;
    case evidence::Verdict::NothingSeen:
        return Mark::Note;
    default:
        return Mark::Attention;
    }
}

int barsOf(Certainty certainty)
{
    return certainty == Certainty::Sure ? 3 : certainty == Certainty::Likely ? 2 : 1;
}

/** The first sentence's head is the title, the rest what stands below it. */
std::pair<QString, QString> split(const QString& text)
{
    const qsizetype end = text.indexOf(QLatin1String(". "));
    if (end >= 0)
        return {text.first(end), text.sliced(end + 2)};
    return {text.endsWith(u'.') ? text.chopped(1) : text, {}};
}

} // namespace

FindingLines::FindingLines(const EvidenceModel& model, const wording::Words& words)
    : m_model(model)
    , m_words(words)
    , m_evidence(words)
{}

std::vector<FindingLine> FindingLines::lines() const
{
    std::vector<FindingLine> lines;
    if (m_model.capture()) {
        FindingLine verdict;
        verdict.mark = markOf(m_model.report().verdict);
        evidence::CheckReport named = m_model.report();
        named.exchangeChoice = m_model.naming()(named.exchangeChoice);
        std::tie(verdict.title, verdict.text) = split(m_evidence.verdict(named));
        lines.push_back(std::move(verdict));
        const std::vector<Finding>& findings = m_model.report().findings;
        for (const Finding& finding : std::span(findings).first(std::min(findings.size(), mostFindings)))
            lines.push_back(lineOf(finding));
        addAgreement(lines);
        addChoice(lines);
        addLosses(lines);
    } else if (m_model.run() != nullptr) {
        addRun(lines);
    }
    return lines;
}

FindingLine FindingLines::lineOf(const Finding& finding) const
{
    Finding named = finding;
    named.target = m_model.naming()(finding.target);
    for (const char* name : {"handshake", "exchange"}) {
        const QString key = QLatin1String(name);
        if (named.arguments.value(key).userType() == QMetaType::QString)
            named.arguments[key] = m_model.naming()(named.arguments[key].toString());
    }
    FindingLine line;
    line.isFinding = true;
    line.mark = markOf(finding);
    std::tie(line.title, line.text) = split(m_evidence.finding(named));
    line.advice = m_evidence.advice(named);
    line.certainty = m_evidence.certainty(finding.certainty);
    line.bars = barsOf(finding.certainty);
    line.grounds = groundsOf(finding);
    if (!finding.connections.empty())
        line.connection = finding.connections.front();
    return line;
}

QString FindingLines::groundsOf(const Finding& finding) const
{
    constexpr int most = 4;
    QStringList seen;
    for (const std::size_t connection : finding.connections) {
        if (seen.size() == most || m_model.compared(connection) == nullptr)
            break;
        seen.append(connectionName(m_model, connection, m_words));
    }
    if (seen.isEmpty())
        return {};
    const auto more = static_cast<int>(finding.connections.size()) - static_cast<int>(seen.size());
    QString text = tr("Seen in: %1").arg(seen.join(QLatin1String("; ")));
    if (more > 0)
        text += QStringLiteral("; ") + tr("%n more", nullptr, more);
    return text;
}

void FindingLines::addAgreement(std::vector<FindingLine>& lines) const
{
    const evidence::CheckReport& report = m_model.report();
    const bool differs = std::ranges::any_of(
        report.findings, [](const Finding& finding) { return finding.code == FindingCode::LogDiffers; });
    const int pairs = m_model.comparison().pairs;
    if (pairs == 0 || differs || !report.largestDifference)
        return;
    FindingLine line;
    line.mark = Mark::Good;
    line.title = tr("Log and capture agree");
    line.text = tr("%n probe(s) compared, greatest difference %1. The log is not the cause.", nullptr, pairs)
                    .arg(m_evidence.milliseconds(
                        std::optional<base::Nanoseconds>(std::chrono::abs(*report.largestDifference))));
    line.certainty = m_evidence.certainty(Certainty::Sure);
    line.bars = barsOf(Certainty::Sure);
    lines.push_back(std::move(line));
}

void FindingLines::addChoice(std::vector<FindingLine>& lines) const
{
    const evidence::CheckReport& report = m_model.report();
    if (report.gateways.size() < 2 || report.exchangeChoice.isEmpty() ||
        report.exchangeChoice != report.handshakeChoice)
        return;
    const auto chosen =
        std::ranges::find(report.gateways, report.exchangeChoice, &evidence::ComparedGateway::target);
    if (chosen == report.gateways.end())
        return;
    FindingLine line;
    line.title = tr("The choice does not depend on the measure");
    line.text = tr("First by the whole exchange (%2) and by the TCP handshake alone (%3): %1.")
                    .arg(m_model.naming()(chosen->target), m_evidence.milliseconds(chosen->exchange),
                         m_evidence.milliseconds(chosen->handshake));
    lines.push_back(std::move(line));
}

void FindingLines::addLosses(std::vector<FindingLine>& lines) const
{
    const evidence::CaptureReading& capture = m_model.capture()->reading;
    FindingLine line;
    line.mark = Mark::Attention;
    if (capture.truncated) {
        line.title = tr("The capture is cut off or damaged");
        line.text = tr("What stands before that was read: %n packet(s).", nullptr,
                       static_cast<int>(std::min<std::int64_t>(capture.packets, INT_MAX)));
        lines.push_back(line);
    }
    if (m_model.report().findings.size() > mostFindings) {
        line.title = tr("Not all findings are listed");
        line.text =
            tr("All of them stand in the text: %1.")
                .arg(m_words.locale().toString(static_cast<qlonglong>(m_model.report().findings.size())));
        lines.push_back(line);
    }
    if (capture.connectionsLeftOut > 0) {
        line.title = tr("Not all connections were looked at");
        line.text =
            tr("Left out: %1. Open the profile or the log of the run, so that only its gateways count.")
                .arg(m_words.locale().toString(static_cast<qlonglong>(capture.connectionsLeftOut)));
        lines.push_back(line);
    }
}

void FindingLines::addRun(std::vector<FindingLine>& lines) const
{
    const evidence::LogRun& run = *m_model.run();
    FindingLine line;
    const bool isGood =
        run.outcome == evidence::LogOutcome::Selected || run.outcome == evidence::LogOutcome::Cached;
    line.mark = isGood ? Mark::Good : Mark::Attention;
    QString outcome = m_evidence.outcome(run.outcome);
    outcome[0] = outcome[0].toUpper();
    line.title = outcome;
    if (!run.selected.isEmpty())
        line.text = tr("Chosen: %1.").arg(m_model.naming()(run.selected));
    if (!run.reason.isEmpty())
        line.text = run.reason;
    lines.push_back(line);
    for (const evidence::LogGateway& gateway : run.gateways) {
        if (!gateway.measuredInRun)
            continue;
        const evidence::LogRun& measured = m_model.log()->reading.runs[*gateway.measuredInRun];
        QStringList pings;
        for (const evidence::LogGateway& known : measured.gateways) {
            if (known.host != gateway.host)
                continue;
            for (const std::chrono::milliseconds ping : known.pings)
                pings.append(m_words.locale().toString(static_cast<qlonglong>(ping.count())));
        }
        FindingLine cached;
        cached.title = tr("%1: %2 was measured before")
                           .arg(m_model.naming()(gateway.host), m_words.milliseconds(gateway.rtt));
        cached.text = tr("It is the lowest of the probes (%1) of %2, kept in the cache.")
                          .arg(pings.join(u' '), runTime(measured, m_words.locale()));
        lines.push_back(std::move(cached));
    }
    FindingLine hint;
    hint.title = tr("Open a capture of this run beside it");
    hint.text = tr("A log says how long a probe took; a capture says why.");
    lines.push_back(std::move(hint));
}

} // namespace naru::evidence_ui
