// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Dialog.h"
#include "profiles/CompareTable.h"
#include "profiles/MergeTable.h"

#include <optional>

namespace naru::kit {
class Notice;
class RowTable;
} // namespace naru::kit

namespace naru::profiles {

class MergeView;

/** Merges a newer copy of a profile with the user's edits, part by part: shown, chosen by the user, and what
 * it does to their profile is seen before it is done. */
class MergeDialog final : public kit::Dialog
{
    Q_OBJECT

public:
    /** Where nothing is known that both began from, the base is mine: then nothing is taken but what the
     * user takes. */
    MergeDialog(const kit::Surroundings& surroundings, MergeInput input, bool hasBase, QWidget* parent);

    [[nodiscard]] MergeTable& parts() { return m_parts; }
    [[nodiscard]] CompareTable& preview() { return m_preview; }
    /** Nothing while it is being made, or where that failed. */
    [[nodiscard]] const std::optional<profile::Document>& merged() const { return m_merged; }
    [[nodiscard]] QPushButton& applyButton() const { return *m_apply; }

Q_SIGNALS:
    /** The preview fits the choices. */
    void previewed();
    /** The user wants it: mine, with more edits. */
    void applied(naru::profile::Document merged);

protected:
    void retranslate() override;

private:
    void layOut();
    void findParts();
    void makePreview();
    void refresh();

    bool m_hasBase;
    MergeTable m_parts;
    CompareTable m_preview;
    MergeView* m_view;
    kit::RowTable* m_previewView;
    QLabel* m_previewHead;
    kit::Notice* m_notice;
    QPushButton* m_allMine;
    QPushButton* m_allTheirs;
    QPushButton* m_apply;
    std::optional<profile::Document> m_merged;
    int m_generation = 0;
    bool m_found = false;
};

} // namespace naru::profiles
