// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellTable.h"
#include "profile/Compare.h"

#include <optional>
#include <vector>

namespace naru::kit {
class Speech;
}

namespace naru::profiles {

/** Two profiles and where they differ, found once. */
struct Comparison
{
    profile::Document mine;
    profile::Document theirs;
    std::vector<profile::Difference> differences;

    /** Any thread. */
    [[nodiscard]] static Comparison of(const profile::Document& mine, const profile::Document& theirs);
};

/** A comparison as a table: what, where, how, and both values. */
class CompareTable final : public kit::CellTable
{
    Q_OBJECT

public:
    enum Column { What, Kind, Mine, Theirs, ColumnCount };

    explicit CompareTable(const kit::Speech& speech, QObject* parent = nullptr);

    /** Nothing: no rows. */
    void setComparison(std::optional<Comparison> comparison);
    [[nodiscard]] const std::optional<Comparison>& comparison() const { return m_comparison; }
    /** In place of "Mine" and "Theirs"; empty for those. */
    void setHeads(const QString& mine, const QString& theirs);
    [[nodiscard]] const profile::Difference& difference(int row) const
    {
        return m_comparison->differences.at(static_cast<std::size_t>(row));
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

private:
    [[nodiscard]] kit::CellText cellText(int row, int column) const override;
    [[nodiscard]] QString heading(int column) const override;

    const kit::Speech& m_speech;
    std::optional<Comparison> m_comparison;
    QString m_mineHead;
    QString m_theirsHead;
};

} // namespace naru::profiles
