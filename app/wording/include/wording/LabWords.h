// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/OcservObstacle.h"
#include "wording/Words.h"

namespace naru::wording {

/** What a person is told of the gateways of the demo. */
class LabWords final
{
public:
    /** `words` must outlive it. */
    explicit LabWords(const Words& words)
        : m_words(words)
    {}

    /** That the demo only selects, why, and what would help. */
    [[nodiscard]] QString selectsOnly(const lab::OcservObstacle& obstacle) const;

private:
    const Words& m_words;
};

} // namespace naru::wording
