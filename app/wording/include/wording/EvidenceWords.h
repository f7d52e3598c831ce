// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Check.h"
#include "evidence/Log.h"
#include "evidence/Reading.h"
#include "wording/Words.h"

namespace naru::wording {

/**
 * Words what logs and captures show. Names of gateways may stand in the sentences: plain text, never to be
 * read as markup. Holds nothing but the words, which must outlive it.
 */
class EvidenceWords
{
public:
    explicit EvidenceWords(const Words& words)
        : m_words(words)
    {}

    /** What happened, why, what to do. */
    [[nodiscard]] QString error(const evidence::ReadError& error) const;

    /** What was found and from what, with the gateway's name: one sentence or two. */
    [[nodiscard]] QString finding(const evidence::Finding& finding) const;
    /** What to do about it; empty where there is nothing to do. */
    [[nodiscard]] QString advice(const evidence::Finding& finding) const;
    /** One word: `sure`. */
    [[nodiscard]] QString certainty(evidence::Certainty certainty) const;
    /** The conclusion, in a sentence. */
    [[nodiscard]] QString verdict(const evidence::CheckReport& report) const;

    /** How a run of a log ended, in a few words. */
    [[nodiscard]] QString outcome(evidence::LogOutcome outcome) const;
    /** Why a run began, as its log says it; what this program keeps as a code, in words. */
    [[nodiscard]] QString trigger(const QString& said) const;
    /** Why a gateway has no value; likewise. */
    [[nodiscard]] QString failure(const QString& said) const;
    /** `probe 1`, `first request, no probe`; empty for other connections. */
    [[nodiscard]] QString part(evidence::Part part, int probe) const;
    /** How the gateway ended a connection: one word. */
    [[nodiscard]] QString end(evidence::EndKind end) const;
    /** `132.4 ms`; an en dash where it is not known. */
    [[nodiscard]] QString milliseconds(std::optional<base::Nanoseconds> value) const;

private:
    /** `132.4 ms` of an argument that holds ms. */
    [[nodiscard]] QString milliseconds(const QVariant& value) const;
    [[nodiscard]] QString repeatedSyn(const evidence::Finding& finding) const;
    [[nodiscard]] QString stall(const evidence::Finding& finding) const;

    const Words& m_words;
};

} // namespace naru::wording
