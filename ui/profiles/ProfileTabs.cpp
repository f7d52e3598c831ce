// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ProfileTabs.h"

#include "kit/Speech.h"
#include "kit/Theme.h"
#include "profiles/ClientPane.h"
#include "profiles/DraftBar.h"
#include "profiles/FieldAccess.h"
#include "profiles/HostPane.h"
#include "profiles/MatchPane.h"
#include "profiles/ProblemPanel.h"
#include "profiles/ProfileEditor.h"
#include "profiles/SelectionPane.h"
#include "profiles/ServerList.h"
#include "profiles/SourceExcerpt.h"
#include "profiles/SourcePane.h"

#include <QFrame>
#include <QLabel>
#include <QListView>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace naru::profiles {

using kit::Theme;

namespace {

constexpr int listWidth = 248;
constexpr int problemsHeight = 184;
/** In a narrower page the source is on its own tab alone. */
constexpr int leastWidthForExcerpt = 1100;

QFrame* line(QWidget* parent, bool isVertical)
{
    auto* made = new QFrame(parent);
    made->setProperty("separator", true);
    isVertical ? made->setFixedWidth(1) : made->setFixedHeight(1);
    return made;
}

QString lineEndName(profile::LineEnd lineEnd)
{
    switch (lineEnd) {
    case profile::LineEnd::Lf:
        return QStringLiteral("LF");
    case profile::LineEnd::CrLf:
        return QStringLiteral("CRLF");
    case profile::LineEnd::Cr:
        return QStringLiteral("CR");
    }
    return {};
}

} // namespace

ProfileTabs::ProfileTabs(const FormContext& context, QAction* tryCertificate, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_bar(new QTabBar(this))
    , m_head(new QHBoxLayout)
    , m_file(new QLabel(this))
    , m_parts(new QSplitter(Qt::Vertical, this))
    , m_stack(new QStackedWidget(m_parts))
    , m_serversTab(new QWidget(m_stack))
    , m_servers(new ServerList(context, m_serversTab))
    , m_host(new HostPane(context, m_serversTab))
    , m_excerpt(new SourceExcerpt(context, m_serversTab))
    , m_selection(new SelectionPane(context, m_stack))
    , m_client(new ClientPane(context, m_stack))
    , m_certificates(new MatchPane(context, tryCertificate, m_stack))
    , m_source(new SourcePane(context, m_stack))
    , m_problems(new ProblemPanel(context, m_parts))
{
    layOut();
    connect(m_bar, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(&context.editor, &ProfileEditor::stateChanged, this, [this] {
        sayFile();
        lockForms();
    });
    connect(m_source, &SourcePane::shownWished, this, [this] { setTab(Source); });
    connect(&context.editor, &ProfileEditor::nodeWished, this, &ProfileTabs::showNode);
    connect(&context.editor, &ProfileEditor::textWished, this, &ProfileTabs::showText);
    retranslate();
}

void ProfileTabs::layOut()
{
    for (int i = Servers; i <= Source; ++i)
        m_bar->addTab(QString());
    m_bar->setDrawBase(false);
    m_bar->setExpanding(false);
    m_bar->setUsesScrollButtons(false);
    m_file->setProperty("tone", "small");
    m_file->setTextFormat(Qt::PlainText);
    m_head->setContentsMargins(Theme::space(3), 0, Theme::pageMargin, 0);
    m_head->addWidget(m_bar);
    m_head->addStretch(1);
    m_head->addWidget(m_file);

    layOutServers();
    for (QWidget* tab :
         std::initializer_list<QWidget*>{m_serversTab, m_selection, m_client, m_certificates, m_source})
        m_stack->addWidget(tab);
    m_parts->setHandleWidth(1);
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(0, 1);
    m_parts->setSizes({1000, problemsHeight});
    m_problems->setMinimumHeight(Theme::space(10));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_head);
    column->addWidget(line(this, false));
    column->addWidget(&m_source->bar());
    column->addWidget(m_parts, 1);
}

void ProfileTabs::layOutServers()
{
    auto* row = new QHBoxLayout(m_serversTab);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_servers->setFixedWidth(listWidth);
    row->addWidget(m_servers);
    row->addWidget(line(m_serversTab, true));
    row->addWidget(m_host, 5);
    row->addWidget(line(m_serversTab, true));
    row->addWidget(m_excerpt, 4);
}

void ProfileTabs::setCorner(QWidget* widget)
{
    m_head->addSpacing(Theme::space(2));
    m_head->addWidget(widget);
}

int ProfileTabs::tab() const
{
    return m_bar->currentIndex();
}

void ProfileTabs::setTab(int tab)
{
    m_bar->setCurrentIndex(tab);
}

void ProfileTabs::showNode(profile::NodeId node)
{
    const profile::Document& document = m_context.editor.document();
    const int before = tab();
    if (before == Source) {
        m_source->showRange(document.range(node));
        return;
    }
    // A form that is hidden can't take the keyboard, so its tab comes first.
    const auto tryTab = [&](Tab wanted, auto* pane) {
        setTab(wanted);
        return pane->focusNode(node);
    };
    const bool isHost = tablePath(document, node).startsWith(QLatin1String("ServerList/HostEntry"));
    if (isHost) {
        if (document.name(node) == QLatin1String("HostEntry")) {
            setTab(Servers);
            m_servers->view().setFocus(Qt::OtherFocusReason);
            return;
        }
        if (tryTab(Servers, m_host))
            return;
    } else if (tryTab(Client, m_client)) {
        return;
    }
    showText(document.range(node));
}

void ProfileTabs::showText(profile::TextRange range)
{
    setTab(Source);
    m_source->showRange(range);
}

void ProfileTabs::sayFile()
{
    if (!m_context.editor.hasDocument()) {
        m_file->clear();
        return;
    }
    const profile::Document& document = m_context.editor.document();
    const profile::FileForm form = document.form();
    QStringList facts{m_context.editor.name().isEmpty() ? tr("never saved") : m_context.editor.name()};
    if (m_context.editor.isModified())
        facts.append(tr("edited"));
    if (m_context.editor.isReadOnly())
        facts.append(tr("read-only"));
    facts.append(form.encoding);
    facts.append(lineEndName(form.lineEnd));
    m_file->setText(facts.join(QStringLiteral("  |  ")));
    m_file->setToolTip(m_context.editor.path());
}

void ProfileTabs::lockForms()
{
    const bool canEdit = !m_context.editor.hasDraft();
    for (int i = Servers; i < Source; ++i)
        m_stack->widget(i)->setEnabled(canEdit);
}

void ProfileTabs::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_excerpt->setVisible(width() >= leastWidthForExcerpt);
}

void ProfileTabs::retranslate()
{
    m_bar->setAccessibleName(tr("Parts of the profile"));
    m_bar->setTabText(Servers, tr("Servers"));
    m_bar->setTabText(Selection, tr("Selection"));
    m_bar->setTabText(Client, tr("Client settings"));
    m_bar->setTabText(Certificates, tr("Certificates"));
    m_bar->setTabText(Source, tr("Source"));
    m_servers->retranslate();
    m_host->retranslate();
    m_excerpt->retranslate();
    m_selection->retranslate();
    m_client->retranslate();
    m_certificates->retranslate();
    m_source->retranslate();
    m_problems->retranslate();
    sayFile();
}

void ProfileTabs::restyle()
{
    m_excerpt->restyle();
    m_source->restyle();
    m_problems->restyle();
}

} // namespace naru::profiles
