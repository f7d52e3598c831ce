// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Dialog.h"
#include "profiles/KnownTable.h"

namespace naru::kit {
class EmptyState;
class RowTable;
} // namespace naru::kit

class QStackedWidget;

namespace naru::profiles {

/** The profiles that are known: which one is active, how each stands with its file; to edit, to activate, to
 * merge with the server's newer copy, or to take from the list. */
class KnownDialog final : public kit::Dialog
{
    Q_OBJECT

public:
    KnownDialog(const kit::Surroundings& surroundings, QWidget* parent);

    [[nodiscard]] const KnownTable& table() const { return m_table; }
    [[nodiscard]] QModelIndex currentRow() const;
    void setCurrentRow(int row);

Q_SIGNALS:
    /** The files have been looked at. */
    void filled();
    /** The user wants to edit it; the dialog is closed. */
    void editWished(const QString& path);
    /** The user wants to edit it and merge it with the server's newer copy; the dialog is closed. */
    void mergeWished(const QString& path);
    void importWished();

protected:
    void retranslate() override;

private:
    void makeTable();
    void layOut();
    void look();
    void refresh();
    void addFile();
    void activate();
    void edit();
    void merge();
    void remove();
    [[nodiscard]] const KnownProfile* current() const;

    KnownTable m_table;
    kit::RowTable* m_view;
    kit::EmptyState* m_empty;
    QStackedWidget* m_stack;
    QPushButton* m_import;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_merge;
    QPushButton* m_activate;
    QPushButton* m_edit;
    int m_generation = 0;
};

} // namespace naru::profiles
