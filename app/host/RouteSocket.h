// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace naru::host {

/** Hears from the kernel (rtnetlink) that a link, an address or a route changed; not which. */
class RouteSocket final : public QObject
{
    Q_OBJECT

public:
    /** Where the socket can't be opened there is silence. */
    explicit RouteSocket(QObject* parent = nullptr);
    ~RouteSocket() override;

Q_SIGNALS:
    void changed();

private:
    void drain();

    int m_socket = -1;
};

} // namespace naru::host
