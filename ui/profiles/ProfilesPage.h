// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "profiles/ProfileEditor.h"

#include <functional>

class QMenu;
class QPushButton;
class QStackedWidget;

namespace naru::kit {
class ChoiceBar;
class EmptyState;
class Notice;
} // namespace naru::kit

namespace naru::profiles {

class ProfileTabs;
class ProfileTools;

/** Profiles: an editor that keeps what it does not change, with the linter's problems and undo over all. */
class ProfilesPage final : public kit::Page
{
    Q_OBJECT

public:
    explicit ProfilesPage(const kit::Surroundings& surroundings, QWidget* parent = nullptr);
    ~ProfilesPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;
    [[nodiscard]] QList<QAction*> headerActions() const override;

    [[nodiscard]] bool holdsBack(std::function<void()> goOn) override;

    [[nodiscard]] ProfileEditor& editor() { return m_editor; }
    [[nodiscard]] ProfileTabs& tabs() { return *m_tabs; }
    [[nodiscard]] ProfileTools& tools() { return *m_tools; }
    [[nodiscard]] kit::ChoiceBar& question() { return *m_question; }

    void save();
    void saveAs();
    void undo();
    void redo();
    /** Runs OGS on the profile that is on the screen, saved or not. */
    void measureThese();
    /** Goes on at once where nothing is unsaved; else asks, and goes on when the user says so. */
    void leaveDocument(std::function<void()> goOn);
    void stay();

protected:
    void retranslate() override;
    void restyle() override;

private:
    void makeActions();
    void layOut();
    void connectEngine();
    void connectEditor();
    void followEngine();
    void openFile(const QString& path);
    [[nodiscard]] QString shownName() const;
    void refresh();
    /** Takes over all that is typed, be it in a field or in the source. False while it is not well-formed. */
    bool takeTyping();
    void answer(int choice);
    void measureWhenReviewed();

    ProfileEditor m_editor;
    ProfileTools* m_tools;
    kit::Notice* m_notice;
    kit::ChoiceBar* m_question;
    QStackedWidget* m_stack;
    ProfileTabs* m_tabs;
    kit::EmptyState* m_empty;
    QPushButton* m_file;
    QMenu* m_menu;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_measure;
    QAction* m_save;
    /** Ctrl+S; also while nothing seems to be unsaved, because what was typed last may not be taken over yet.
     */
    QAction* m_saveKey;
    QAction* m_saveAs;
    QAction* m_new;
    std::function<void()> m_goOn;
    bool m_leaveWhenSaved = false;
    bool m_measureSoon = false;
    /** The next profile that the engine tells is the one that is on the screen. */
    bool m_expectsOwn = false;
};

} // namespace naru::profiles
