// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Dialog.h"
#include "takeover/TakeoverTable.h"

#include <optional>

namespace naru::kit {
class EmptyState;
class Notice;
class RowTable;
} // namespace naru::kit

class QStackedWidget;

namespace naru::takeover {

/**
 * Shows what the preferences of Cisco's clients would change here: what, from which file, the value now and
 * the value then. Nothing is changed before a person says so; what was taken over can be undone while the
 * dialog is open. The files are only read.
 */
class TakeoverDialog final : public kit::Dialog
{
    Q_OBJECT

public:
    /** Where to look: the machine's root and the user's home. */
    struct Start
    {
        QString root;
        QStringList homes;
        [[nodiscard]] static Start ofThisMachine();
    };

    TakeoverDialog(const kit::Surroundings& surroundings, const Start& start, QWidget* parent);

    /** Looks at that file instead, whatever it is called. */
    void lookAt(const QString& file);
    [[nodiscard]] TakeoverTable& table() { return m_table; }
    [[nodiscard]] QPushButton& takeButton() const { return *m_take; }
    [[nodiscard]] QPushButton& undoButton() const { return *m_undo; }

Q_SIGNALS:
    /** The files have been read. */
    void filled();

protected:
    void retranslate() override;

private:
    /** What was read in the background. */
    struct Reading
    {
        engine::PreferencesOfFiles preferences;
        QString previousGateway;
    };
    /** What was in force before something was taken over. */
    struct Before
    {
        engine::Settings settings;
        QString previousGateway;
        int count = 0;
    };

    void layOut();
    void makeTable();
    void look(const Start& start);
    void show(const Reading& reading);
    void askForFile();
    void plan();
    void toggleCurrent();
    void take();
    void undo();
    void refresh();

    TakeoverTable m_table;
    kit::RowTable* m_view;
    kit::EmptyState* m_empty;
    QStackedWidget* m_stack;
    kit::Notice* m_notice;
    QPushButton* m_file;
    QPushButton* m_undo;
    QPushButton* m_take;
    Reading m_reading;
    std::optional<Before> m_before;
    int m_generation = 0;
    bool m_filled = false;
};

} // namespace naru::takeover
