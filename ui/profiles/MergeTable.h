// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellTable.h"
#include "profile/Merge3.h"

#include <optional>
#include <vector>

namespace naru::kit {
class Speech;
}

namespace naru::profiles {

/** Three profiles: what both sides began from, the user's, and the newer one from elsewhere. */
struct MergeInput
{
    profile::Document base;
    profile::Document mine;
    profile::Document theirs;
};

/** The parts of a merge as a table: the value both began from, mine and theirs, and which of the two is
 * taken.
 */
class MergeTable final : public kit::CellTable
{
    Q_OBJECT

public:
    enum Column { What, Base, Mine, Theirs, ColumnCount };

    MergeTable(const kit::Speech& speech, MergeInput input, QObject* parent = nullptr);

    /** What `findMergeParts` found. A conflict is open until it is chosen. */
    void setParts(std::vector<profile::MergePart> parts);
    /** With each side as it is chosen; of open conflicts mine. */
    [[nodiscard]] const std::vector<profile::MergePart>& parts() const { return m_parts; }
    [[nodiscard]] const MergeInput& input() const { return m_input; }
    [[nodiscard]] int openConflicts() const;
    /** Nothing for an open conflict. */
    [[nodiscard]] std::optional<profile::MergeSide> chosen(int row) const;
    /** Nothing happens where theirs is chosen of what they left as it was: undoing my own edits is no merge.
     */
    void choose(int row, profile::MergeSide side);
    void chooseAll(profile::MergeSide side);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

Q_SIGNALS:
    /** Another side was chosen. */
    void choiceChanged();

private:
    [[nodiscard]] kit::CellText cellText(int row, int column) const override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] kit::CellText whatText(int row) const;
    [[nodiscard]] kit::CellText sideText(int row, profile::MergeSide side) const;

    const kit::Speech& m_speech;
    MergeInput m_input;
    std::vector<profile::MergePart> m_parts;
    std::vector<bool> m_open;
};

} // namespace naru::profiles
