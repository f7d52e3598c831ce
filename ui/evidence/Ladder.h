// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Capture.h"
#include "wording/Words.h"

#include <QCoreApplication>

#include <vector>

namespace naru::evidence_ui {

/** A packet: an arrow. */
struct LadderRow
{
    base::Nanoseconds at{0};
    bool isFromClient = true;
    /** `ServerHello`, `SYN, ACK`. */
    QString label;
    /** Behind the label, fainter: `517 B`; may be empty. */
    QString detail;
    /** Sent again. */
    bool isAgain = false;
    /** Its place below the first, at zoom 1, in px: grows with the waiting before it. */
    double y = 0;
};

/** A silence between two rows that is worth a word. */
struct LadderGap
{
    /** It lies before this row. */
    std::size_t before = 0;
    QString text;
};

/** A part of the exchange, for a bracket beside the arrows. */
struct LadderPhase
{
    QString name;
    QString length;
    double from = 0;
    double to = 0;
    /** A gap lies in it. */
    bool isSlow = false;
};

/** The packets of one connection as a ladder: client on the left, gateway on the right, time running down. */
class Ladder
{
    Q_DECLARE_TR_FUNCTIONS(naru::evidence_ui::Ladder)

public:
    Ladder() = default;
    /** `isDelayedAck`: a finding explains its silence by both waiting for each other (OGS-64). */
    Ladder(const evidence::Connection& connection, bool isDelayedAck, const wording::Words& words);

    [[nodiscard]] const std::vector<LadderRow>& rows() const { return m_rows; }
    [[nodiscard]] const std::vector<LadderGap>& gaps() const { return m_gaps; }
    [[nodiscard]] const std::vector<LadderPhase>& phases() const { return m_phases; }
    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
    /** Of the last row, at zoom 1. */
    [[nodiscard]] double height() const { return m_rows.empty() ? 0 : m_rows.back().y; }
    /** A row in words: time, direction, label. */
    [[nodiscard]] QString text(std::size_t row) const;
    /** `101.2`. */
    [[nodiscard]] QString timeText(base::Nanoseconds at) const;

private:
    void addRow(const evidence::Connection& connection, std::size_t index);
    void addGap(const evidence::Connection& connection, std::size_t index, bool isDelayedAck);
    void addPhases(const evidence::Connection& connection);
    void addPhase(const QString& name, base::Nanoseconds from, std::optional<base::Nanoseconds> to);
    [[nodiscard]] double placeOf(base::Nanoseconds at) const;
    [[nodiscard]] QString milliseconds(base::Nanoseconds value) const;

    QLocale m_locale;
    std::vector<LadderRow> m_rows;
    std::vector<LadderGap> m_gaps;
    std::vector<LadderPhase> m_phases;
};

} // namespace naru::evidence_ui
