// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gateways/GatewayRow.h"

#include <QObject>
#include <QTimer>

namespace naru::gateways {

/**
 * What the Gateways page shows, made of values that come in; knows no widget, clock or engine. Its results
 * are told by `changed`, at most 20 times a second.
 */
class GatewaysViewModel final : public QObject
{
    Q_OBJECT

public:
    explicit GatewaysViewModel(QObject* parent = nullptr);

    void setProfile(const engine::ProfilePtr& profile);
    void setReport(const engine::RunReportPtr& report);
    void setRunning(bool running);
    void setNetwork(const engine::Network& network);
    void setSamples(const engine::Samples& samples);
    /** Moves the window of time; its end is now. */
    void setNow(base::SystemTime now);
    /** Asks for the history that the longer window needs. */
    void setRange(TimeRange range);

    /** In the order of their ranks. */
    [[nodiscard]] const std::vector<GatewayRow>& rows() const { return m_rows; }
    [[nodiscard]] const RttPicture& picture() const { return m_picture; }
    [[nodiscard]] TimeRange range() const { return m_range; }
    [[nodiscard]] const TimeWindow& window() const { return m_picture.window; }
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] bool hasGateways() const { return m_profile && !m_profile->hosts.empty(); }
    /** Null before the first run. */
    [[nodiscard]] const engine::RunReportPtr& report() const { return m_report; }
    [[nodiscard]] const ogs::Location& location() const { return m_network.location; }
    /** The samples that the window shows, oldest first, of the profile's targets. */
    [[nodiscard]] engine::Samples shownSamples() const;
    /** Entries that mean this target, with commas between; the target where no entry does. */
    [[nodiscard]] QString nameOf(const profile::Target& target) const;

    // Wishes of the user.
    void measure() { Q_EMIT measureRequested(); }
    void stop() { Q_EMIT stopRequested(); }
    /** Asks for the history of the window. */
    void askForHistory();

Q_SIGNALS:
    void changed();
    void measureRequested();
    void stopRequested();
    void historyRequested(naru::base::SystemTime since);

private:
    void later();
    void readHistory();
    void refresh();

    engine::ProfilePtr m_profile;
    engine::RunReportPtr m_report;
    bool m_running = false;
    engine::Network m_network;
    engine::Samples m_samples;
    base::SystemTime m_now{};
    TimeRange m_range = TimeRange::OneDay;

    History m_history;
    std::vector<GatewayRow> m_rows;
    RttPicture m_picture;
    QTimer m_throttle;
};

} // namespace naru::gateways
