// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Secret.h"

#include <QString>

#include <vector>

namespace naru::signin {

/** Keeps secrets out of what the library logs, at whatever verbosity. */
class SecretFilter
{
public:
    /** From now on no line shows it: as it is, percent-encoded, in Base64, as XML. */
    void learn(const base::Secret& secret);
    /** The line, or in its place a note that it held a secret. */
    [[nodiscard]] QString filtered(const QString& line) const;

private:
    /** Shorter ones would hide every other line; they are no passwords. */
    static constexpr qsizetype shortest = 4;

    std::vector<base::Secret> m_spellings;
};

} // namespace naru::signin
