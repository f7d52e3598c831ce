// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "kit/Page.h"

#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QMenu;
class QStackedWidget;

namespace naru::kit {
class Notice;
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
    [[nodiscard]] kit::Page& page(int index) const { return *m_pages.at(size_t(index)); }
    void showPage(int index);
    /** Asks for a file. Does not block. */
    void askForProfile();

protected:
    void changeEvent(QEvent* event) override;
    /** A page with unsaved work asks first. */
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void addPage(kit::Page* page);
    void makeProfileMenu();
    void addShortcuts();
    void retranslate();
    void sayFailure();
    void showProfile();

    kit::Surroundings m_surroundings;
    QMenu* m_profileMenu;
    QAction* m_openAction;
    QAction* m_demoAction;
    Rail* m_rail;
    Header* m_header;
    kit::Notice* m_notice;
    QStackedWidget* m_stack;
    std::vector<kit::Page*> m_pages;
    std::optional<base::Error> m_failure;
};

} // namespace naru::shell
