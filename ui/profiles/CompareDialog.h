// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Dialog.h"
#include "profiles/CompareSource.h"
#include "profiles/CompareTable.h"

namespace naru::kit {
class ComboBox;
class Notice;
class RowTable;
} // namespace naru::kit

namespace naru::profiles {

class ProfileEditor;

/** Lists where the profile in the editor differs from another one, by what they say: each a step from its
 * place, all of it as text to take away. */
class CompareDialog final : public kit::Dialog
{
    Q_OBJECT

public:
    /** Begins with the first of `sources`; where there is none, the user opens a file. */
    CompareDialog(const kit::Surroundings& surroundings, ProfileEditor& editor,
                  std::vector<CompareSource> sources, QWidget* parent);

    /** Compares with this file, which joins the list. */
    void addFile(const QString& path);
    [[nodiscard]] CompareTable& table() { return m_table; }
    /** What the button copies. */
    [[nodiscard]] QString report() const;

Q_SIGNALS:
    /** A comparison is shown, or why there is none. */
    void compared();

protected:
    void retranslate() override;

private:
    void makeTable();
    void layOut();
    void fillSources();
    void chooseSource(int index);
    void compare();
    void take(const base::Result<Comparison>& comparison);
    void refresh();
    void goToRow(const QModelIndex& index);
    void askForFile();
    [[nodiscard]] QString sourceText(const CompareSource& source) const;

    ProfileEditor& m_editor;
    std::vector<CompareSource> m_sources;
    int m_chosen = -1;
    CompareTable m_table;
    kit::ComboBox* m_source;
    kit::RowTable* m_view;
    kit::Notice* m_notice;
    QLabel* m_sourceLabel;
    QPushButton* m_copy;
    QPushButton* m_goTo;
    int m_generation = 0;
};

} // namespace naru::profiles
