// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/NetworkState.h"

#include <QObject>

#include <memory>

namespace naru::host {

struct Surroundings;

/**
 * Reads where the machine is and tells when that changes. Lives in the engine's thread; never blocks it:
 * D-Bus is asked asynchronously, and who does not answer within a second is passed over.
 *
 * Nothing is asked and nothing watched before the first `refresh`, so that it may be moved to its thread
 * until then. systemd-resolved comes first, then NetworkManager, then `resolv.conf`: the first that names
 * a usable DNS server is the source; where none does, the first that answered at all.
 */
class NetworkWatcher final : public QObject
{
    Q_OBJECT

public:
    /** Watches this machine. */
    explicit NetworkWatcher(QObject* parent = nullptr);
    /** Watches other surroundings than this machine's own: a test's bus, files and environment. */
    explicit NetworkWatcher(const Surroundings& surroundings, QObject* parent = nullptr);
    ~NetworkWatcher() override;

    /** Asks anew; answers with `read` even where nothing changed, two seconds later at the latest. */
    void refresh();

Q_SIGNALS:
    /** The answer to `refresh`, and of itself when a link, a DNS setting, a proxy or a tunnel changes. */
    void read(naru::host::NetworkState state);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace naru::host
