// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Compare.h"
#include "wording/Words.h"

#include <QCoreApplication>

namespace naru::profiles {

/** Says in a language where two profiles differ. Two documents stand side by side: mine, which compare calls
 * the old one, and theirs. */
class CompareTexts
{
    Q_DECLARE_TR_FUNCTIONS(naru::profiles::CompareTexts)

public:
    explicit CompareTexts(const wording::Words& words)
        : m_words(words)
    {}

    /** What differs: `Address`; for what no table knows the element's name. */
    [[nodiscard]] QString what(const profile::Difference& difference) const;
    /** Where it stands: the name of its host entry, else the elements around it. */
    [[nodiscard]] QString where(const profile::Difference& difference, const profile::Document& mine,
                                const profile::Document& theirs) const;
    [[nodiscard]] QString kind(profile::DifferenceKind kind) const;
    /** The value, or what stands for one that is not there or empty. */
    [[nodiscard]] QString value(const QString& value, bool exists) const;

    /** All of it as text, for a mail or a ticket; the names say which files they are. */
    [[nodiscard]] QString report(const std::vector<profile::Difference>& differences,
                                 const profile::Document& mine, const QString& myName,
                                 const profile::Document& theirs, const QString& theirName) const;

private:
    const wording::Words& m_words;
};

/** Of the host entry that an element is or stands in; nothing outside of one. */
[[nodiscard]] std::optional<QString> hostNameOf(const profile::Document& document, profile::NodeId node);

} // namespace naru::profiles
