// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done on the Connect page; ConnectModel.cpp says what it shows.
#include "connect/ConnectModel.h"
#include "kit/EngineView.h"
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

void ConnectModel::find()
{
    m_surroundings.engine.find();
}

void ConnectModel::stop()
{
    m_surroundings.engine.stop();
}

void ConnectModel::measureHere()
{
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
    if (index >= 0 && index < m_offers.size())
        m_surroundings.engine.openFiles({m_offers.at(index).file});
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
