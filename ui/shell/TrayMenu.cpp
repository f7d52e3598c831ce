// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/TrayMenu.h"

#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "kit/Speech.h"
#include "shell/StateMark.h"

namespace naru::shell {

namespace {

/** More is found in the window. */
constexpr std::size_t mostGateways = 30;

/** An ampersand of a name is no mnemonic. */
QString literal(QString name)
{
    return name.replace(u'&', QStringLiteral("&&"));
}

bool mayChoose(const profile::Profile& profile)
{
    return profile.selection.userControllable || !profile.selection.enabled;
}

} // namespace

TrayMenu::TrayMenu(const kit::Surroundings& surroundings, QWidget* parent)
    : QMenu(parent)
    , m_surroundings(surroundings)
    , m_state(addAction(QString()))
    , m_connect(addAction(QString()))
    , m_disconnect(addAction(QString()))
    , m_gateways(addMenu(QString()))
    , m_open(addAction(QString()))
    , m_quit(addAction(QString()))
{
    m_state->setEnabled(false);
    insertSeparator(m_connect);
    insertSeparator(m_open);
    kit::EngineView* engine = &surroundings.engine;
    kit::SessionView* session = &engine->session();
    connect(m_connect, &QAction::triggered, session, [session] { session->connectGateway({}); });
    connect(m_disconnect, &QAction::triggered, session, &kit::SessionView::disconnectGateway);
    connect(m_open, &QAction::triggered, this, &TrayMenu::openWished);
    connect(m_quit, &QAction::triggered, this, &TrayMenu::quitWished);
    connect(session, &kit::SessionView::statusChanged, this, &TrayMenu::refresh);
    connect(session, &kit::SessionView::questionChanged, this, &TrayMenu::refresh);
    connect(session, &kit::SessionView::tunnelChanged, this, &TrayMenu::refresh);
    connect(session, &kit::SessionView::troubleChanged, this, &TrayMenu::refresh);
    connect(engine, &kit::EngineView::profileChanged, this, &TrayMenu::listGateways);
    connect(&surroundings.speech, &kit::Speech::changed, this, &TrayMenu::retranslate);
    listGateways();
    retranslate();
}

void TrayMenu::listGateways()
{
    m_gateways->clear();
    const engine::ProfilePtr& profile = m_surroundings.engine.profile();
    if (profile) {
        for (const profile::HostEntry& host : profile->hosts) {
            if (m_gateways->actions().size() >= qsizetype(mostGateways))
                break;
            QAction* action = m_gateways->addAction(literal(host.name));
            action->setEnabled(host.target.has_value() && mayChoose(*profile));
            connect(action, &QAction::triggered, this, [this, name = host.name] {
                m_surroundings.engine.session().connectGateway({name, ogs::Trigger::Connection});
            });
        }
    }
    refresh();
}

void TrayMenu::refresh()
{
    const kit::SessionView& session = m_surroundings.engine.session();
    const bool hasProfile = m_surroundings.engine.profile() != nullptr;
    m_state->setText(StateMark::of(session, m_surroundings.speech.words()).word);
    m_connect->setVisible(session.isIdle());
    m_connect->setEnabled(hasProfile && !session.obstacle());
    m_disconnect->setVisible(!session.isIdle());
    m_disconnect->setText(session.tunnel() ? tr("Disconnect") : tr("Cancel"));
    m_gateways->setEnabled(!m_gateways->isEmpty() && !session.obstacle());
    const bool isLocked = hasProfile && !mayChoose(*m_surroundings.engine.profile());
    m_gateways->setTitle(isLocked ? tr("Gateways (the profile chooses)") : tr("Gateways"));
}

void TrayMenu::retranslate()
{
    m_connect->setText(tr("Connect"));
    m_open->setText(tr("Open Naru"));
    m_quit->setText(tr("Quit"));
    refresh();
}

} // namespace naru::shell
