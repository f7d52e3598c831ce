// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "engine/Engine.h"
#include "wording/Words.h"

namespace naru::kit {
class EngineView;
}

namespace naru::shell {

/** The clock of the sample data: it stands still at the moment that the pictures show. */
class SampleClock final : public base::Clock
{
public:
    [[nodiscard]] base::SteadyTime steady() const override { return {}; }
    [[nodiscard]] base::SystemTime system() const override;
};

/**
 * A made-up profile, run, cache and history for pictures and the self-test: always the same, names in the
 * language of the window. Nothing is measured.
 */
class SampleData final
{
public:
    enum class State {
        FirstStart,
        Idle,
        Measuring,
        Measured,
        Cached,
        Refused,
        // Of a connection, after the run.
        SigningIn,
        Connected,
        Reconnecting,
        FailingOver,
        ConnectFailed,
    };

    explicit SampleData(wording::Language language);

    /** Puts all of a state into the view, as the engine would. */
    void show(State state, kit::EngineView& view) const;

    [[nodiscard]] profile::Profile profile() const;
    [[nodiscard]] engine::Network network() const;
    [[nodiscard]] ogs::RunReport measured() const;
    [[nodiscard]] ogs::RunReport measuring() const;
    [[nodiscard]] ogs::RunReport cached() const;
    [[nodiscard]] ogs::RunReport refused() const;
    [[nodiscard]] ogs::Cache cache() const;
    /** Every ten minutes of the last day. */
    [[nodiscard]] engine::Samples history() const;

private:
    [[nodiscard]] ogs::RunReport emptyReport() const;

    wording::Language m_language;
};

} // namespace naru::shell
