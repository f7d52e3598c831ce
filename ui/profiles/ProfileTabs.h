// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"
#include "profiles/FormContext.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace naru::profiles {

class ClientPane;
class HostPane;
class MatchPane;
class ProblemPanel;
class SelectionPane;
class ServerList;
class SourceExcerpt;
class SourcePane;

/** The parts of the editor: a tab each for servers, selection, client settings, certificates and source, and
 * the problems below all of them. */
class ProfileTabs final : public QWidget
{
    Q_OBJECT

public:
    enum Tab { Servers, Selection, Client, Certificates, Source };

    /** `tryCertificate` is offered on the certificates' tab. */
    ProfileTabs(const FormContext& context, QAction* tryCertificate, QWidget* parent = nullptr);

    /** Shown at the right end of the tabs. */
    void setCorner(QWidget* widget);
    [[nodiscard]] int tab() const;
    void setTab(int tab);
    [[nodiscard]] ServerList& servers() const { return *m_servers; }
    [[nodiscard]] HostPane& host() const { return *m_host; }
    [[nodiscard]] SelectionPane& selection() const { return *m_selection; }
    [[nodiscard]] ClientPane& client() const { return *m_client; }
    [[nodiscard]] SourcePane& source() const { return *m_source; }
    [[nodiscard]] SourceExcerpt& excerpt() const { return *m_excerpt; }
    [[nodiscard]] ProblemPanel& problems() const { return *m_problems; }

    /** Gives the keyboard to the row of an element; the source shows what has none. */
    void showNode(profile::NodeId node);
    void showText(profile::TextRange range);
    void retranslate();
    void restyle();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void layOutServers();
    void sayFile();
    void lockForms();

    FormContext m_context;
    QTabBar* m_bar;
    QHBoxLayout* m_head;
    QLabel* m_file;
    QSplitter* m_parts;
    QStackedWidget* m_stack;
    QWidget* m_serversTab;
    ServerList* m_servers;
    HostPane* m_host;
    SourceExcerpt* m_excerpt;
    SelectionPane* m_selection;
    ClientPane* m_client;
    MatchPane* m_certificates;
    SourcePane* m_source;
    ProblemPanel* m_problems;
};

} // namespace naru::profiles
