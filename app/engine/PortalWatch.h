// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Settings.h"
#include "ogs/Verdict.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

namespace naru::engine {

/**
 * While a sign-in page of the network is suspected (OGS-14), tells when to look again, with growing pauses,
 * and remembers the run that is to be made when it is gone. Belongs to the engine's thread.
 */
class PortalWatch final : public QObject
{
    Q_OBJECT

public:
    explicit PortalWatch(QObject* parent = nullptr);

    [[nodiscard]] static bool suspects(const ogs::RunReport& report);

    void enter(const RunRequest& request, std::chrono::milliseconds firstPause);
    /** It is still there. */
    void waitLonger();
    /** Something changed in the network: looks at once, where a page is suspected. */
    void hurry();
    /** No longer suspected; answers with the run that waited, if one did. */
    std::optional<RunRequest> leave();

Q_SIGNALS:
    void due();

private:
    QTimer m_timer;
    std::optional<RunRequest> m_request;
};

} // namespace naru::engine
