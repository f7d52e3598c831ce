// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/NetworkState.h"

#include <QObject>

#include <memory>

namespace naru::host {

/**
 * Reads where the machine is and tells when that changes. Lives in the engine's thread; never blocks it:
 * D-Bus is asked asynchronously, and who does not answer within a second is passed over.
 */
class NetworkWatcher final : public QObject
{
    Q_OBJECT

public:
    explicit NetworkWatcher(QObject* parent = nullptr);
    ~NetworkWatcher() override;

    /** Asks anew; answers with `read` even where nothing changed. */
    void refresh();

Q_SIGNALS:
    /** The answer to `refresh`, and of itself when a link, a DNS setting, a proxy or a tunnel changes. */
    void read(naru::host::NetworkState state);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace naru::host
