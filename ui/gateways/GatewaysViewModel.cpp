// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/GatewaysViewModel.h"

#include <algorithm>

namespace naru::gateways {

GatewaysViewModel::GatewaysViewModel(QObject* parent)
    : QObject(parent)
{
    m_throttle.setSingleShot(true);
    m_throttle.setInterval(std::chrono::milliseconds(50));
    connect(&m_throttle, &QTimer::timeout, this, &GatewaysViewModel::refresh);
}

void GatewaysViewModel::later()
{
    if (!m_throttle.isActive())
        m_throttle.start();
}

void GatewaysViewModel::setProfile(const engine::ProfilePtr& profile)
{
    m_profile = profile;
    later();
}

void GatewaysViewModel::setReport(const engine::RunReportPtr& report)
{
    m_report = report;
    later();
}

void GatewaysViewModel::setRunning(bool running)
{
    m_running = running;
    later();
}

void GatewaysViewModel::setNetwork(const engine::Network& network)
{
    m_network = network;
    later();
}

void GatewaysViewModel::setSamples(const engine::Samples& samples)
{
    m_samples = samples;
    std::ranges::stable_sort(m_samples, {}, &ogs::Sample::at);
    readHistory();
}

void GatewaysViewModel::setNow(base::SystemTime now)
{
    m_now = now;
    readHistory();
}

void GatewaysViewModel::setRange(TimeRange range)
{
    if (range == m_range)
        return;
    m_range = range;
    readHistory();
    askForHistory();
}

void GatewaysViewModel::askForHistory()
{
    Q_EMIT historyRequested(m_now - lengthOf(m_range));
}

void GatewaysViewModel::readHistory()
{
    m_history = historyOf(m_samples, TimeWindow::endingAt(m_now, m_range));
    later();
}

void GatewaysViewModel::refresh()
{
    m_rows = gatewayRows(m_profile.get(), m_report.get(), m_history);
    m_picture = rttPicture(m_rows, TimeWindow::endingAt(m_now, m_range), m_range);
    Q_EMIT changed();
}

engine::Samples GatewaysViewModel::shownSamples() const
{
    const TimeWindow window = TimeWindow::endingAt(m_now, m_range);
    engine::Samples shown;
    std::ranges::copy_if(m_samples, std::back_inserter(shown), [&](const ogs::Sample& sample) {
        const bool ours = std::ranges::any_of(
            m_rows, [&](const GatewayRow& row) { return row.target == std::optional(sample.target); });
        return ours && window.contains(sample.at);
    });
    return shown;
}

QString GatewaysViewModel::nameOf(const profile::Target& target) const
{
    QStringList names;
    for (const GatewayRow& row : m_rows) {
        if (row.target == std::optional(target))
            names.append(row.entry);
    }
    return names.isEmpty() ? target.text() : names.join(QLatin1String(", "));
}

} // namespace naru::gateways
