// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Dialog.h"
#include "profiles/ImportTable.h"

namespace naru::kit {
class EmptyState;
class Notice;
class RowTable;
} // namespace naru::kit

class QStackedWidget;

namespace naru::profiles {

/** Imports profiles from the places of Cisco's clients: those of this machine, of another disk, or of a
 * backup; and the gateways that NetworkManager knows, as one profile of the user's own. What is imported is a
 * copy; the other client's file is only read. */
class ImportDialog final : public kit::Dialog
{
    Q_OBJECT

public:
    /** Where to look first: the machine's root and the user's home, and whether NetworkManager is asked. */
    struct Start
    {
        QString root;
        QStringList homes;
        bool asksNetworkManager = false;
        /** Stands for the system bus where it is not empty. */
        QString bus = {};
        [[nodiscard]] static Start ofThisMachine();
    };

    ImportDialog(const kit::Surroundings& surroundings, const Start& start, QWidget* parent);

    /** Looks below another root: a mounted disk, a backup; home folders are those in its `home` and `Users`.
     */
    void lookBelow(const QString& root);
    [[nodiscard]] ImportTable& table() { return m_table; }
    [[nodiscard]] QPushButton& importButton() const { return *m_import; }
    [[nodiscard]] QPushButton& preferencesButton() const { return *m_preferences; }

Q_SIGNALS:
    /** The places have been looked at. */
    void filled();
    /** These copies were made. */
    void imported(const QStringList& files);

protected:
    void retranslate() override;

private:
    void makeTable();
    void look(const Start& start);
    void refresh();
    void toggleCurrent();
    void importChosen();
    /** What the preferences would change, in a dialog of its own. */
    void showPreferences();

    ImportTable m_table;
    kit::RowTable* m_view;
    kit::EmptyState* m_empty;
    QStackedWidget* m_stack;
    kit::Notice* m_notice;
    QPushButton* m_folder;
    QPushButton* m_preferences;
    QPushButton* m_import;
    Start m_start;
    int m_generation = 0;
    bool m_filled = false;
};

} // namespace naru::profiles
