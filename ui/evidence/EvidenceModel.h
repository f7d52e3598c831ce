// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Background.h"
#include "evidence/Check.h"
#include "evidence/Comparison.h"
#include "evidence/Evidence.h"

#include <QObject>

namespace naru::evidence_ui {

using ReportPtr = std::shared_ptr<const evidence::CheckReport>;
using ComparisonPtr = std::shared_ptr<const Comparison>;

/** What is open, checked against each other, and what of it is looked at. Window thread; the check itself is
 * made in a thread of its own. */
class EvidenceModel final : public QObject
{
    Q_OBJECT

public:
    explicit EvidenceModel(QObject* parent = nullptr);

    /** Takes what was opened: a session takes the place of all, log and capture each of their own kind. */
    void take(const Opened& opened);
    void takeLog(const LogPtr& log);
    void clear();
    /** Its gateways name those of log and capture, and tell probes from other traffic. */
    void setProfile(const engine::ProfilePtr& profile);
    /** Index into the log's runs. */
    void chooseRun(std::size_t run);
    /** Index into the capture's connections; nothing for none. */
    void chooseConnection(std::optional<std::size_t> connection);

    [[nodiscard]] const LogPtr& log() const { return m_log; }
    [[nodiscard]] const CapturePtr& capture() const { return m_capture; }
    [[nodiscard]] const SessionPtr& session() const { return m_session; }
    [[nodiscard]] bool isEmpty() const { return !m_log && !m_capture && !m_session; }
    [[nodiscard]] const Naming& naming() const { return m_naming; }
    /** False while a check goes on. */
    [[nodiscard]] bool isChecked() const { return !m_checker.isBusy(); }
    /** Null without a log, and for one without runs. */
    [[nodiscard]] const evidence::LogRun* run() const;
    [[nodiscard]] std::optional<std::size_t> chosenRun() const { return m_run; }
    /** Of nothing without a capture. */
    [[nodiscard]] const evidence::CheckReport& report() const { return *m_report; }
    /** The same, to be looked at in another thread. */
    [[nodiscard]] const ReportPtr& sharedReport() const { return m_report; }
    [[nodiscard]] const Comparison& comparison() const { return *m_comparison; }
    [[nodiscard]] const ComparisonPtr& sharedComparison() const { return m_comparison; }
    /** Null where none is chosen. */
    [[nodiscard]] const evidence::Connection* connection() const;
    [[nodiscard]] std::optional<std::size_t> chosenConnection() const { return m_connection; }
    /** What the check took the connection for; null for one that is beside its matter. */
    [[nodiscard]] const evidence::Compared* compared(std::size_t connection) const;

Q_SIGNALS:
    /** What is open, how it was checked, or the run. */
    void changed();
    void connectionChanged();

private:
    /** What a check comes to. */
    struct Checked
    {
        ReportPtr report;
        ComparisonPtr comparison;
        std::optional<std::size_t> run;
    };

    void check();
    void accept(Checked checked);

    Background m_checker;
    LogPtr m_log;
    CapturePtr m_capture;
    SessionPtr m_session;
    Naming m_naming;
    ReportPtr m_report;
    ComparisonPtr m_comparison;
    std::optional<std::size_t> m_run;
    /** The user's choice: the check does not look for the run that the capture shows. */
    bool m_isRunChosen = false;
    std::optional<std::size_t> m_connection;
};

} // namespace naru::evidence_ui
