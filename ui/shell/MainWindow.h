// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "kit/Page.h"
#include "shell/Documents.h"

#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QMenu;
class QStackedWidget;

namespace naru::kit {
class ConfirmBar;
class Notice;
} // namespace naru::kit

namespace naru::connect {
class SignInQuestions;
}

namespace naru::shell {

class Header;
class Rail;

/**
 * The window: rail, header, the current page, and above it what went wrong. Knows the pages only as
 * `kit::Page`, the engine only as `kit::EngineView`.
 */
class MainWindow final : public QWidget
{
    Q_OBJECT

public:
    /** Makes the pages. `surroundings` must outlive the window. */
    explicit MainWindow(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    [[nodiscard]] int pageCount() const { return int(m_pages.size()); }
    [[nodiscard]] int currentPage() const;
    /** Logs, captures and scenarios go to their pages, of which the last is shown; profiles are left to the
     * engine. */
    void openDocuments(const Documents& documents);
    [[nodiscard]] kit::Page& page(int index) const { return *m_pages.at(size_t(index)); }
    void showPage(int index);
    /** Asks for a file. Does not block. */
    void askForProfile();
    /** While something is connected, closing hides the window instead of asking. */
    void setStaysInTray(bool stays) { m_staysInTray = stays; }
    /** Closes for good: a connection ends with it, but unsaved work is still asked about. */
    void quit();

Q_SIGNALS:
    /** Hidden; the program goes on. */
    void wentToTray();
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    /** A connection and a page with unsaved work ask first. */
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void addPage(kit::Page* page);
    void makeProfileMenu();
    void addShortcuts();
    void retranslate();
    void sayFailure();
    void showProfile();
    /** Unsaved work or a connection: true where the window is not to close now. */
    [[nodiscard]] bool holdsBack();

    kit::Surroundings m_surroundings;
    QMenu* m_profileMenu;
    QAction* m_openAction;
    QAction* m_demoAction;
    Rail* m_rail;
    Header* m_header;
    kit::Notice* m_notice;
    kit::ConfirmBar* m_confirm;
    QStackedWidget* m_stack;
    std::vector<kit::Page*> m_pages;
    connect::SignInQuestions* m_questions;
    std::optional<base::Error> m_failure;
    bool m_staysInTray = false;
    bool m_quits = false;
};

} // namespace naru::shell
