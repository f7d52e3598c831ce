// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/PageTour.h"

#include "evidence/EvidencePage.h"
#include "evidence/SampleEvidence.h"
#include "shell/Interior.h"
#include "shell/MainWindow.h"

namespace naru::shell {

namespace {

/** Time for the scenes to be drawn; their animations are off. */
constexpr std::chrono::milliseconds drawing{120};

} // namespace

const std::vector<TourStop>& tourStops()
{
    using State = SampleData::State;
    static const std::vector<TourStop> stops{
        {"connect-first-start", 0, State::FirstStart},
        {"connect-idle", 0, State::Idle},
        {"connect-measuring", 0, State::Measuring},
        {"connect", 0, State::Measured},
        {"connect-cached", 0, State::Cached},
        {"connect-refused", 0, State::Refused},
        {"connect-signing-in", 0, State::SigningIn},
        {"connect-connected", 0, State::Connected},
        {"connect-reconnecting", 0, State::Reconnecting},
        {"connect-failing-over", 0, State::FailingOver},
        {"connect-failed", 0, State::ConnectFailed},
        {"gateways", 1, State::Measured},
        {"locations", 2, State::Cached},
        {"profiles", 3, State::Measured},
        {"evidence", 4, State::Measured},
        {"settings", 5, State::Measured},
    };
    return stops;
}

PageTour::PageTour(Interior& interior, MainWindow& window, Visit visit, QObject* parent)
    : QObject(parent)
    , m_interior(interior)
    , m_window(window)
    , m_visit(std::move(visit))
{
    m_drawn.setSingleShot(true);
    m_drawn.setInterval(drawing);
    connect(&m_drawn, &QTimer::timeout, this, &PageTour::leave);
}

void PageTour::start()
{
    m_interior.theme().setReduceMotion(true);
    m_stop = 0;
    arrive();
}

void PageTour::arrive()
{
    const TourStop& stop = tourStops()[m_stop];
    SampleData(m_interior.speech().language()).show(stop.state, m_interior.engine());
    if (auto* evidence = qobject_cast<evidence_ui::EvidencePage*>(&m_window.page(stop.page)))
        evidence->take(evidence_ui::sampleEvidence(SampleData(m_interior.speech().language()).measured()));
    m_window.showPage(stop.page);
    m_drawn.start();
}

void PageTour::leave()
{
    m_visit(tourStops()[m_stop]);
    if (++m_stop < tourStops().size())
        arrive();
    else
        Q_EMIT finished();
}

} // namespace naru::shell
