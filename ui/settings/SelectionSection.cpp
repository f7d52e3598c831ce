// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/SelectionSection.h"

#include "kit/NumberField.h"
#include "kit/SegmentedControl.h"
#include "kit/Switch.h"
#include "ogs/Gate.h"

namespace naru::settings {

using std::chrono::days;
using std::chrono::seconds;

SelectionSection::SelectionSection(const kit::Surroundings& surroundings, QWidget* parent)
    : SettingsSection(surroundings, parent)
    , m_automatic(new kit::Switch(surroundings.theme, this))
    , m_rank(new kit::SegmentedControl(surroundings.theme, 2, this))
    , m_probe(new kit::SegmentedControl(surroundings.theme, 2, this))
    , m_order(new kit::SegmentedControl(surroundings.theme, 2, this))
    , m_deadline(
          new kit::NumberField(int(ogs::shortestDeadline.count()), int(ogs::longestDeadline.count()), this))
    , m_lifetime(
          new kit::NumberField(int(ogs::shortestLifetime.count()), int(ogs::longestLifetime.count()), this))
    , m_reconnection(new kit::Switch(surroundings.theme, this))
    , m_automaticRow(addRow(
          m_automatic, [](auto& settings) -> auto& { return settings.automaticSelection; }))
    , m_rankRow(addRow(
          m_rank, [](auto& settings) -> auto& { return settings.rankBy; }))
    , m_probeRow(addRow(
          m_probe, [](auto& settings) -> auto& { return settings.kind; }))
    , m_orderRow(addRow(
          m_order, [](auto& settings) -> auto& { return settings.sequential; }))
    , m_deadlineRow(addRow(
          m_deadline, [](auto& settings) -> auto& { return settings.deadline; }))
    , m_lifetimeRow(addRow(
          m_lifetime, [](auto& settings) -> auto& { return settings.cacheLifetime; }))
    , m_reconnectionRow(addRow(
          m_reconnection, [](auto& settings) -> auto& { return settings.reconnectionCounts; }))
{
    m_probe->setTexts({QStringLiteral("HTTPS"), QStringLiteral("HTTP")});
    refresh();
    connectControls();
    connect(&surroundings.engine, &kit::EngineView::settingsChanged, this, &SelectionSection::refresh);
    connect(&surroundings.engine, &kit::EngineView::profileChanged, this, &SelectionSection::refresh);
}

void SelectionSection::connectControls()
{
    using engine::Settings;
    connect(m_automatic, &QAbstractButton::clicked, this,
            [this](bool on) { change([on](Settings& settings) { settings.automaticSelection = on; }); });
    connect(m_rank, &kit::SegmentedControl::currentChanged, this, [this](int segment) {
        change([segment](Settings& settings) {
            settings.rankBy = segment == 0 ? ogs::RankBy::FullExchange : ogs::RankBy::TcpHandshake;
        });
    });
    connect(m_probe, &kit::SegmentedControl::currentChanged, this, [this](int segment) {
        change([segment](Settings& settings) {
            settings.kind = segment == 0 ? ogs::ProbeKind::Https : ogs::ProbeKind::Http;
        });
    });
    connect(m_order, &kit::SegmentedControl::currentChanged, this, [this](int segment) {
        change([segment](Settings& settings) { settings.sequential = segment == 1; });
    });
    connect(m_deadline, &QSpinBox::valueChanged, this, [this](int value) {
        change([value](Settings& settings) { settings.deadline = seconds(value); });
    });
    connect(m_lifetime, &QSpinBox::valueChanged, this, [this](int value) {
        change([value](Settings& settings) { settings.cacheLifetime = days(value); });
    });
    connect(m_reconnection, &QAbstractButton::clicked, this,
            [this](bool on) { change([on](Settings& settings) { settings.reconnectionCounts = on; }); });
}

void SelectionSection::refresh()
{
    // A copy: controls that follow one value tell it, and must not take the next one with them.
    const engine::Settings settings = current();
    const engine::ProfilePtr& profile = surroundings().engine.profile();
    m_automatic->setChecked(profile
                                ? ogs::selectsAutomatically(profile->selection, settings.automaticSelection)
                                : settings.automaticSelection.value_or(false));
    m_automatic->setEnabled(profile && profile->selection.userControllable);
    m_rank->setCurrent(settings.rankBy == ogs::RankBy::FullExchange ? 0 : 1);
    m_probe->setCurrent(settings.kind == ogs::ProbeKind::Https ? 0 : 1);
    m_order->setCurrent(settings.sequential ? 1 : 0);
    m_deadline->setValue(int(std::chrono::duration_cast<seconds>(settings.deadline).count()));
    m_lifetime->setValue(int(std::chrono::duration_cast<days>(settings.cacheLifetime).count()));
    m_reconnection->setChecked(settings.reconnectionCounts);
    m_automaticRow.setTexts(tr("Automatic selection"), whoDecides());
}

QString SelectionSection::whoDecides() const
{
    const engine::ProfilePtr& profile = surroundings().engine.profile();
    if (!profile)
        return tr("No profile is open; the profile says whether you may change this.");
    if (profile->selection.userControllable)
        return tr("Off: gateways are measured on request, and you choose by hand.");
    if (profile->selection.enabled)
        return tr("The profile keeps it on and does not let you change it.");
    return tr("The profile keeps it off and does not let you change it.");
}

void SelectionSection::retranslate()
{
    setHeading(tr("Gateway selection"));
    m_rank->setTexts({tr("Round trip time (RTT)"), tr("TCP handshake")});
    m_order->setTexts({tr("Overlapping"), tr("One after another")});
    m_automaticRow.setTexts(tr("Automatic selection"), whoDecides());
    m_rankRow.setTexts(tr("Ranked by"),
                       tr("TCP handshake: for when the TLS time of a busy gateway upsets the order."));
    m_probeRow.setTexts(
        tr("Kind of probe"),
        tr("HTTP is the smallest request on port 443. Through a fixed proxy it is always HTTPS."));
    m_orderRow.setTexts(
        tr("Probes of a gateway"),
        tr("Overlapping: three probes, 50 ms apart, so that a far gateway finishes in time."));
    m_deadlineRow.setTexts(
        tr("Time limit (seconds)"),
        tr("What has answered by then is ranked; if nothing has, the previous gateway is used."));
    m_lifetimeRow.setTexts(tr("Keep in the cache (days)"),
                           tr("Counts from the first measurement at a location; use does not prolong it."));
    m_reconnectionRow.setTexts(
        tr("OGS on reconnection"),
        tr("On: also after a long pause between two connections. Off: only when the machine resumes."));
}

} // namespace naru::settings
