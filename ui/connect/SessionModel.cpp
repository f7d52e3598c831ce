// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/SessionModel.h"

#include "kit/EngineView.h"
#include "kit/Speech.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace naru::connect {

namespace {

void letPass(std::optional<base::Nanoseconds>& left, base::Nanoseconds passed)
{
    if (left)
        left = std::max(base::Nanoseconds(0), *left - passed);
}

bool waitsForTime(const session::Status& status)
{
    return status.nextRetryIn || std::ranges::any_of(status.plan, [](const session::StatusHop& it) {
               return it.coolFor.has_value();
           });
}

} // namespace

SessionModel::SessionModel(const kit::Surroundings& surroundings, QObject* parent)
    : QObject(parent)
    , m_surroundings(surroundings)
    , m_session(surroundings.engine.session())
    , m_statusAt(surroundings.clock.steady())
{
    using kit::SessionView;
    connect(&m_session, &SessionView::statusChanged, this, &SessionModel::takeStatus);
    connect(&m_session, &SessionView::tunnelChanged, this, &SessionModel::refresh);
    connect(&m_session, &SessionView::trafficChanged, this, &SessionModel::refresh);
    connect(&m_session, &SessionView::troubleChanged, this, &SessionModel::refresh);
    connect(&m_session, &SessionView::noticed, this, [this] {
        refresh();
        Q_EMIT statusChanged();
    });
    connect(&m_surroundings.speech, &kit::Speech::changed, this, &SessionModel::refresh);
    m_seconds.setInterval(std::chrono::seconds(1));
    connect(&m_seconds, &QTimer::timeout, this, &SessionModel::tick);
    takeStatus();
}

bool SessionModel::isActive() const
{
    return !m_session.isIdle();
}

bool SessionModel::hasTunnel() const
{
    return m_session.tunnel().has_value();
}

QVariantList SessionModel::details() const
{
    QVariantList details;
    for (const DetailLine& line : m_details)
        details.append(QVariant::fromValue(line));
    return details;
}

session::Status SessionModel::status() const
{
    session::Status status = m_session.status();
    const base::Nanoseconds passed = m_surroundings.clock.steady() - m_statusAt;
    letPass(status.nextRetryIn, passed);
    for (session::StatusHop& hop : status.plan)
        letPass(hop.coolFor, passed);
    return status;
}

bool SessionModel::showsPlan() const
{
    return !m_session.status().plan.empty() && (isActive() || m_complaint.isFailure);
}

void SessionModel::dismiss()
{
    m_session.dismissTrouble();
}

void SessionModel::copy(const QString& text) const
{
    QGuiApplication::clipboard()->setText(text);
}

void SessionModel::takeStatus()
{
    m_statusAt = m_surroundings.clock.steady();
    if (isActive() && !m_seconds.isActive())
        m_seconds.start();
    else if (!isActive())
        m_seconds.stop();
    refresh();
    Q_EMIT changed();
    Q_EMIT statusChanged();
}

void SessionModel::tick()
{
    refresh();
    if (waitsForTime(m_session.status()))
        Q_EMIT statusChanged();
}

void SessionModel::refresh()
{
    const wording::Words& words = m_surroundings.speech.words();
    QList<DetailLine> details;
    if (const auto& tunnel = m_session.tunnel())
        details = SessionDetails(m_session.status(), *tunnel, words)
                      .lines(m_session.traffic(), m_surroundings.clock.system());
    Complaint complaint = Complaint::of(m_session, words);
    if (details == m_details && complaint == m_complaint)
        return;
    const bool isOther = details.isEmpty() != m_details.isEmpty() || complaint != m_complaint;
    m_details = std::move(details);
    m_complaint = std::move(complaint);
    Q_EMIT changed();
    if (isOther)
        Q_EMIT statusChanged();
}

} // namespace naru::connect
