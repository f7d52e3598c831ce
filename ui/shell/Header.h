// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;

namespace naru::shell {

class ActionButton;
class TunnelState;

/**
 * The strip above a page: its title and its actions, then, never moving, the state of the tunnel and the
 * language.
 */
class Header final : public QWidget
{
    Q_OBJECT

public:
    Header(const kit::Surroundings& surroundings, QMenu* profileMenu, QWidget* parent = nullptr);

    void showPage(const kit::Page& page);
    void setTitle(const QString& title);
    /** Empty: no profile is open. */
    void setProfileName(const QString& name);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fit();
    void fitProfile();
    /** So much wider than there is room for. */
    [[nodiscard]] int excess() const;
    void addButton(QAction* action);

    const kit::Theme& m_theme;
    QLabel* m_title;
    QPushButton* m_profile;
    QString m_profileName;
    QHBoxLayout* m_actions;
    std::vector<ActionButton*> m_buttons;
    TunnelState* m_tunnel;
};

} // namespace naru::shell
