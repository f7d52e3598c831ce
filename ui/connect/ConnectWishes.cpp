// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done on the Connect page; ConnectModel.cpp says what it shows.
#include "connect/ConnectModel.h"
#include "engine/OtherGateways.h"
#include "kit/Background.h"
#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "ogs/Gate.h"

namespace naru::connect {

bool ConnectModel::isAutomatic() const
{
    const engine::ProfilePtr& profile = m_surroundings.engine.profile();
    if (!profile || !m_chosen.isEmpty())
        return false;
    return ogs::selectsAutomatically(profile->selection, m_surroundings.engine.settings().automaticSelection);
}

bool ConnectModel::isAutomaticEnabled() const
{
    const engine::ProfilePtr& profile = m_surroundings.engine.profile();
    return profile && (profile->selection.userControllable || profile->selection.enabled);
}

bool ConnectModel::isChoiceEnabled() const
{
    const engine::ProfilePtr& profile = m_surroundings.engine.profile();
    return profile && (profile->selection.userControllable || !profile->selection.enabled);
}

QString ConnectModel::selectionNote() const
{
    if (!isAutomaticEnabled())
        return tr("The profile leaves it off; choose a gateway by hand.");
    if (!isChoiceEnabled())
        return tr("The profile keeps it on; gateways cannot be chosen by hand.");
    return tr("or choose one below by hand");
}

QString ConnectModel::target() const
{
    if (!m_chosen.isEmpty())
        return m_chosen;
    const ogs::RunReport* run = report();
    const bool isDecided = run && run->selected && run->phase >= ogs::Phase::Decided;
    return isDecided && isAutomatic() ? run->gateways.at(size_t(*run->selected)).entry : QString();
}

MainAct ConnectModel::act() const
{
    return MainAct::of(m_surroundings.engine.session(), isMeasuring(), target());
}

QString ConnectModel::changeText() const
{
    const session::Status& status = m_surroundings.engine.session().status();
    const bool isOther = status.wanted && !m_chosen.isEmpty() && status.hop && status.hop->entry != m_chosen;
    return isOther ? MainAct::connectText(m_chosen) : QString();
}

void ConnectModel::press()
{
    switch (act().what) {
    case MainAct::What::Connect:
        connectGateway();
        return;
    case MainAct::What::Disconnect:
        m_surroundings.engine.session().disconnectGateway();
        return;
    case MainAct::What::StopMeasuring:
        m_surroundings.engine.stop();
        return;
    }
    Q_UNREACHABLE();
}

void ConnectModel::connectGateway()
{
    engine::ConnectRequest request;
    if (!m_chosen.isEmpty())
        request.entry = m_chosen;
    m_surroundings.engine.session().connectGateway(request);
}

void ConnectModel::measureHere()
{
    m_surroundings.engine.session().dismissTrouble();
    m_surroundings.engine.measureHere();
}

void ConnectModel::forget()
{
    if (m_where.entry)
        m_surroundings.engine.forget(*m_where.entry);
}

void ConnectModel::choose(const QString& entry)
{
    if (!isChoiceEnabled() || m_chosen == entry)
        return;
    m_chosen = entry;
    Q_EMIT changed();
}

void ConnectModel::chooseAutomatic()
{
    if (!isAutomaticEnabled())
        return;
    m_chosen.clear();
    if (!isAutomatic()) {
        engine::Settings settings = m_surroundings.engine.settings();
        settings.automaticSelection = true;
        m_surroundings.engine.setSettings(settings);
    }
    Q_EMIT changed();
}

void ConnectModel::askForFile()
{
    m_surroundings.engine.askForFile();
}

void ConnectModel::openOffer(int index)
{
    if (index < 0 || index >= m_findings.offers.size())
        return;
    const ProfileOffer& offer = m_findings.offers.at(index);
    if (offer.from == ProfileOffer::From::CiscoProfile)
        m_surroundings.engine.openFiles({offer.file});
    else
        openGateway(offer);
}

void ConnectModel::openGateway(const ProfileOffer& offer)
{
    kit::inBackground(
        this,
        [offer, folder = m_surroundings.dataFolder] {
            return engine::importGateways({offer.gateway}, offer.name, folder);
        },
        [this](const base::Result<QString>& file) {
            if (file)
                m_surroundings.engine.openFiles({*file});
            else
                m_surroundings.engine.noteFailure(file.error());
        });
}

void ConnectModel::openAddress(const QString& address)
{
    if (!address.trimmed().isEmpty())
        m_surroundings.engine.openAddress(address.trimmed());
}

void ConnectModel::startDemo()
{
    m_surroundings.engine.startDemo();
}

} // namespace naru::connect
