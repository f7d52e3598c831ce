// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/NetworkWatcher.h"

#include "Surroundings.h"

namespace naru::host {

class NetworkWatcher::Private
{
public:
    Surroundings surroundings;
};

NetworkWatcher::NetworkWatcher(QObject* parent)
    : NetworkWatcher(Surroundings{}, parent)
{}

NetworkWatcher::NetworkWatcher(const Surroundings& surroundings, QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(surroundings))
{}

NetworkWatcher::~NetworkWatcher() = default;

void NetworkWatcher::refresh() {}

} // namespace naru::host
