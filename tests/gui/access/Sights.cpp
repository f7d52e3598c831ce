// SPDX-License-Identifier: GPL-3.0-or-later
// The pages; SightsOfDialogs.cpp has what stands over them.
#include "Sights.h"

#include "Samples.h"
#include "evidence/EvidencePage.h"
#include "evidence/EvidenceTabs.h"
#include "evidence/SampleEvidence.h"
#include "gateways/ChartPanel.h"
#include "gateways/GatewaysPage.h"
#include "kit/ConfirmBar.h"
#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "profiles/ProfileTabs.h"
#include "profiles/ProfilesPage.h"
#include "simulator/SimulatorPage.h"
#include "simulator/charts/ChartStack.h"
#include "simulator/desk/TourBar.h"

#include <algorithm>

namespace naru::test {

using namespace std::chrono_literals;
using State = shell::SampleData::State;
using evidence_ui::EvidenceTabs;
using profiles::ProfileTabs;
using simulator::SimulatorPage;

namespace {

enum Place { Connect, Gateways, Locations, Profiles, Evidence, Simulator, Settings };

QWidget* parts(Stage& stage)
{
    stage.show(Gateways, State::Measured);
    stage.page<gateways::GatewaysPage>().charts().setMode(gateways::ChartPanel::Mode::LastRun);
    settle();
    return &stage.window();
}

QWidget* overTime(Stage& stage)
{
    stage.show(Gateways, State::Measured);
    stage.page<gateways::GatewaysPage>().charts().setMode(gateways::ChartPanel::Mode::OverTime);
    settle();
    return &stage.window();
}

QWidget* profile(Stage& stage, ProfileTabs::Tab tab)
{
    stage.show(Profiles, State::Measured);
    auto& page = stage.page<profiles::ProfilesPage>();
    page.editor().setDocument(*profile::Document::open(sampleProfile()), {});
    page.editor().setHost(page.editor().hosts().front());
    page.tabs().setTab(tab);
    await("the profile is reviewed", [&page] {
        return page.editor().review() &&
               page.editor().review()->revision == page.editor().document().revision();
    });
    settle();
    return &stage.window();
}

QWidget* evidence(Stage& stage, std::optional<EvidenceTabs::Tab> tab)
{
    stage.show(Evidence, State::Measured);
    auto& page = stage.page<evidence_ui::EvidencePage>();
    if (tab) {
        evidence_ui::Opened opened = evidence_ui::sampleEvidence(stage.samples().measured());
        // Of one run there is no history.
        evidence::LogReading reading = opened.log->reading;
        reading.runs.push_back(reading.runs.front());
        opened.log = evidence_ui::openedLog(opened.log->path, true, std::move(reading));
        page.take(opened);
        await("the evidence is checked", [&page] { return page.model().isChecked(); });
        page.model().chooseConnection(0);
        page.tabs().setTab(*tab);
    } else {
        page.model().clear();
    }
    settle();
    return &stage.window();
}

struct Run
{
    const char* scenario;
    sim::Time at;
    const char* selected;
};
constexpr Run limiter{"shipped/vdra-golden-timeline", 85s, "database"};
constexpr Run balancer{"shipped/misrouted-secondaries", 4min, "uag/uag2"};
constexpr Run cluster{"shipped/cluster-tcp-setup", 15ms, "flow/1"};

QWidget* simulator(Stage& stage, const Run& run, SimulatorPage::Below below, SimulatorPage::Right right,
                   bool isComparing = false)
{
    stage.show(Simulator, State::Measured);
    auto& page = stage.page<SimulatorPage>();
    simulator::Desk& desk = page.desk();
    page.tourBar().end();
    page.openScenario(QString::fromLatin1(run.scenario));
    if (isComparing)
        desk.setComparing(true);
    desk.goTo(run.at);
    page.select(QString::fromLatin1(run.selected));
    page.setBelow(below);
    page.setRight(right);
    await(run.scenario, [&] {
        return desk.isCurrent() && desk.frame()->whole && desk.frame()->a.snapshot.at == run.at &&
               desk.frame()->followed == run.selected && desk.frame()->b.has_value() == isComparing;
    });
    // Charts follow a little later.
    const auto* charts = page.findChild<simulator::ChartStack*>();
    await("the charts are drawn",
          [&] { return below != SimulatorPage::Below::Charts || !charts->charts().empty(); });
    settle();
    return &stage.window();
}

QWidget* tour(Stage& stage)
{
    stage.show(Simulator, State::Measured);
    auto& page = stage.page<SimulatorPage>();
    const simulator::Tour& first = simulator::tours().front();
    page.beginTour(first);
    await("the tour begins",
          [&] { return page.desk().isCurrent() && page.desk().now() == first.steps[0].at; });
    settle();
    return &stage.window();
}

/** The window with all that can be said above a page. */
QWidget* messages(Stage& stage)
{
    stage.show(Connect, State::Connected);
    stage.interior().engine().noteFailure(
        {base::ErrorCode::FileNotFound, QStringLiteral("corp.xml"), {}, QStringLiteral("errno 2")});
    stage.window().close();
    settle();
    return &stage.window();
}

} // namespace

const std::vector<Sight>& pageSights()
{
    using Below = SimulatorPage::Below;
    using Right = SimulatorPage::Right;
    const auto page = [](const char* name, Place place, State state) {
        return Sight{name, [place, state](Stage& stage) {
                         stage.show(place, state);
                         return &stage.window();
                     }};
    };
    const auto ofProfile = [](const char* name, ProfileTabs::Tab tab) {
        return Sight{name, [tab](Stage& stage) { return profile(stage, tab); }};
    };
    const auto ofEvidence = [](const char* name, std::optional<EvidenceTabs::Tab> tab) {
        return Sight{name, [tab](Stage& stage) { return evidence(stage, tab); }};
    };
    const auto ofRun = [](const char* name, const Run& run, Below below, Right right, bool two = false) {
        return Sight{name, [=](Stage& stage) { return simulator(stage, run, below, right, two); }};
    };
    static const std::vector<Sight> sights{
        page("connect-first-start", Connect, State::FirstStart),
        page("connect-idle", Connect, State::Idle),
        page("connect-measuring", Connect, State::Measuring),
        page("connect", Connect, State::Measured),
        page("connect-cached", Connect, State::Cached),
        page("connect-refused", Connect, State::Refused),
        page("connect-signing-in", Connect, State::SigningIn),
        page("connect-connected", Connect, State::Connected),
        page("connect-reconnecting", Connect, State::Reconnecting),
        page("connect-failing-over", Connect, State::FailingOver),
        page("connect-failed", Connect, State::ConnectFailed),
        {"messages", messages},
        {"gateways", overTime},
        {"gateways-parts", parts},
        page("locations", Locations, State::Cached),
        page("locations-none", Locations, State::FirstStart),
        ofProfile("profile-servers", ProfileTabs::Servers),
        ofProfile("profile-selection", ProfileTabs::Selection),
        ofProfile("profile-client", ProfileTabs::Client),
        ofProfile("profile-certificates", ProfileTabs::Certificates),
        ofProfile("profile-source", ProfileTabs::Source),
        ofEvidence("evidence-none", {}),
        ofEvidence("evidence", EvidenceTabs::Comparison),
        ofEvidence("evidence-history", EvidenceTabs::History),
        ofEvidence("evidence-text", EvidenceTabs::Text),
        ofEvidence("evidence-help", EvidenceTabs::Help),
        ofRun("simulator-limiter", limiter, Below::Charts, Right::Selected),
        ofRun("simulator-limiter-parameters", limiter, Below::Table, Right::Parameters),
        ofRun("simulator-balancer", balancer, Below::Table, Right::Selected),
        ofRun("simulator-balancer-events", balancer, Below::Charts, Right::Events),
        ofRun("simulator-cluster", cluster, Below::Charts, Right::Selected),
        ofRun("simulator-cluster-parameters", cluster, Below::Compare, Right::Parameters),
        ofRun("simulator-two-runs", limiter, Below::Charts, Right::Parameters, true),
        {"simulator-tour", tour},
        page("settings", Settings, State::Measured),
    };
    return sights;
}

std::vector<Sight> allSights()
{
    std::vector<Sight> all = pageSights();
    all.insert(all.end(), dialogSights().begin(), dialogSights().end());
    return all;
}

void leave(Stage& stage, QWidget* top)
{
    for (auto* bar : stage.window().findChildren<kit::ConfirmBar*>())
        bar->hide();
    if (top != &stage.window()) {
        delete top;
        stage.interior().engine().session().reset();
        stage.window().activateWindow();
        await("the window is active again", [&stage] { return stage.window().isActiveWindow(); });
    }
    settle();
}

} // namespace naru::test
