// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/SessionView.h"
#include "profile/Profile.h"
#include "shell/SampleData.h"

namespace naru::shell {

/** Made-up states of a connection to the gateways of the sample profile. */
class SampleSession final
{
public:
    SampleSession(profile::Profile profile, base::SystemTime now)
        : m_profile(std::move(profile))
        , m_now(now)
    {}

    /** Leaves the view as it is in the states without a connection. */
    void show(SampleData::State state, kit::SessionView& view) const;

private:
    [[nodiscard]] session::Status signingIn() const;
    [[nodiscard]] session::Status connected() const;
    [[nodiscard]] session::Status reconnecting() const;
    [[nodiscard]] session::Status failingOver() const;
    [[nodiscard]] session::Status failed() const;
    /** The first gateway, its backups, then the others. */
    [[nodiscard]] std::vector<session::StatusHop> plan() const;
    [[nodiscard]] tunnel::TunnelInfo tunnel() const;
    [[nodiscard]] engine::KeptTrust kept() const;

    profile::Profile m_profile;
    base::SystemTime m_now;
};

} // namespace naru::shell
