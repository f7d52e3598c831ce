// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "simulator/library/ScenarioStore.h"

#include <QWidget>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QPushButton;
class QToolButton;

namespace naru::kit {
class SearchField;
}

namespace naru::simulator {

class LibraryModel;
class NoteBar;

/**
 * The scenarios on the left of the simulator: search, groups by model, pictures; what can be done with one is
 * in its menu. Choosing is by click or arrow keys. The panel changes the store itself; what needs the page (a
 * run, the editor) it wishes for.
 */
class LibraryPanel final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int panelWidth = 208;

    LibraryPanel(const kit::Surroundings& surroundings, ScenarioStore& store, QWidget* parent = nullptr);

    /** The chosen scenario's id; empty before the first choice. */
    [[nodiscard]] const QString& current() const { return m_current; }
    /** Shows it as chosen, without a signal. */
    void select(const QString& id);
    /** Asks for a file and takes it in. */
    void askForFile();
    /** Takes a file in, as where it was dropped; says what is wrong with it. */
    void importFile(const QString& path);

Q_SIGNALS:
    /** Another scenario, or the same once more after it was changed. */
    void chosen(const QString& id);
    /** For a shipped one its copy, which is in the store by then. */
    void editWished(const QString& id);
    /** A new scenario, of no model yet. */
    void newWished();

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    [[nodiscard]] QPushButton* makeButton(const QString& icon);
    void retranslate();
    void follow();
    void choose(const QModelIndex& index);
    bool chooseUnderFocus(const QKeyEvent& key);
    /** @param corner in the view */
    void showMenu(const QModelIndex& index, const QPoint& corner);
    void showMenuOfCurrent();
    void fillMenu(QMenu& menu, const ScenarioEntry& entry);
    void edit(const QString& id);
    void duplicate(const QString& id);
    void rename(const QString& id);
    void remove(const QString& id);
    void exportScenario(const QString& id);
    /** What a `StoreResult` holds, or nothing after it was said what is wrong. */
    template <class T>
    std::optional<T> orSay(StoreResult<T> result);
    void say(const StoreError& error);

    kit::Surroundings m_surroundings;
    ScenarioStore& m_store;
    LibraryModel* m_model;
    kit::SearchField* m_search;
    QListView* m_view;
    QLabel* m_nothing;
    NoteBar* m_note;
    QPushButton* m_new;
    QPushButton* m_open;
    QToolButton* m_more;
    QString m_current;
};

} // namespace naru::simulator
