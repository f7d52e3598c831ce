// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/EvidenceModel.h"
#include "wording/EvidenceWords.h"

#include <QCoreApplication>

namespace naru::evidence_ui {

/** One line of the list of findings. */
struct FindingLine
{
    /** `good`, `attention`, `failed` or `note`: a shape of `Icons`, and its colour. */
    enum class Mark { Good, Attention, Failed, Note };

    Mark mark = Mark::Note;
    QString title;
    QString text;
    /** What to do; empty where there is nothing. */
    QString advice;
    /** How sure it is, in a word; empty where that is no question. */
    QString certainty;
    /** 1 to 3 of 3 bars; 0 with an empty word. */
    int bars = 0;
    /** From what it is seen, as words; empty where it is about all. */
    QString grounds;
    /** The first connection from which it is seen. */
    std::optional<std::size_t> connection;
    /** Of the check; the others say what the whole comes to. */
    bool isFinding = false;
};

/** Words what was found: the conclusion, the findings, and what speaks for log and choice. */
class FindingLines
{
    Q_DECLARE_TR_FUNCTIONS(naru::evidence_ui::FindingLines)

public:
    FindingLines(const EvidenceModel& model, const wording::Words& words);

    [[nodiscard]] std::vector<FindingLine> lines() const;

private:
    [[nodiscard]] FindingLine lineOf(const evidence::Finding& finding) const;
    [[nodiscard]] QString groundsOf(const evidence::Finding& finding) const;
    void addAgreement(std::vector<FindingLine>& lines) const;
    void addChoice(std::vector<FindingLine>& lines) const;
    void addLosses(std::vector<FindingLine>& lines) const;
    void addRun(std::vector<FindingLine>& lines) const;

    const EvidenceModel& m_model;
    const wording::Words& m_words;
    wording::EvidenceWords m_evidence;
};

} // namespace naru::evidence_ui
