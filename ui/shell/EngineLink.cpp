// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/EngineLink.h"

#include "kit/EngineView.h"
#include "shell/Demo.h"
#include "shell/TypedAddress.h"

namespace naru::shell {

EngineLink::EngineLink(engine::Places places, const base::Clock& clock, kit::EngineView& view,
                       QObject* parent)
    : QObject(parent)
    , m_places(std::move(places))
    , m_clock(clock)
    , m_view(view)
{
    m_thread.setObjectName(QStringLiteral("engine"));
    carryWishes();
    start(m_places);
}

EngineLink::~EngineLink()
{
    stop();
}

void EngineLink::start(const engine::Places& places)
{
    m_engine = std::make_unique<engine::Engine>(places, m_clock);
    m_engine->moveToThread(&m_thread);
    listen();
    m_thread.start();
    m_engine->setSettings(usedSettings());
}

void EngineLink::stop()
{
    if (!m_engine)
        return;
    engine::Engine* engine = m_engine.release();
    // Behind the wishes that are on their way: a setting that was changed last is still kept.
    QMetaObject::invokeMethod(engine, [this] { m_thread.quit(); });
    // A thread that ends carries out what is to be deleted in it: sockets and timers die where they live.
    engine->deleteLater();
    m_thread.wait();
    m_view.setRunning(false);
}

void EngineLink::listen()
{
    const engine::Engine* engine = m_engine.get();
    using engine::Engine;
    connect(engine, &Engine::profileChanged, this,
            [this](const engine::ProfilePtr& profile, const QStringList& files) {
                m_view.setProfile(profile, files, files.isEmpty() ? m_name : QString());
            });
    connect(engine, &Engine::networkChanged, &m_view, &kit::EngineView::setNetwork);
    connect(engine, &Engine::runChanged, &m_view, &kit::EngineView::setReport);
    connect(engine, &Engine::decided, &m_view, &kit::EngineView::setReport);
    connect(engine, &Engine::runFinished, this, [this](const engine::RunReportPtr& report) {
        m_view.setReport(report);
        m_view.setRunning(false);
    });
    connect(engine, &Engine::locationsChanged, &m_view, &kit::EngineView::setCache);
    connect(engine, &Engine::historyRead, &m_view, &kit::EngineView::setHistory);
    connect(engine, &Engine::historyGrew, &m_view, &kit::EngineView::noteHistoryGrew);
    connect(engine, &Engine::failed, &m_view, &kit::EngineView::noteFailure);
}

void EngineLink::carryWishes()
{
    using kit::EngineView;
    connect(&m_view, &EngineView::runWished, this, &EngineLink::run);
    connect(&m_view, &EngineView::stopWished, this, [this] { m_engine->stop(); });
    connect(&m_view, &EngineView::forgetWished, this,
            [this](const ogs::LocationKey& key) { m_engine->forgetLocation(key); });
    connect(&m_view, &EngineView::clearWished, this, [this] { m_engine->clearLocations(); });
    connect(&m_view, &EngineView::historyWished, this,
            [this](base::SystemTime since) { m_engine->readHistory(since); });
    connect(&m_view, &EngineView::openWished, this, &EngineLink::openFiles);
    connect(&m_view, &EngineView::addressWished, this, &EngineLink::openAddress);
    connect(&m_view, &EngineView::profileWished, this, &EngineLink::measureProfile);
    connect(&m_view, &EngineView::demoWished, this, &EngineLink::startDemo);
    connect(&m_view, &EngineView::settingsChanged, this, &EngineLink::keepSettings);
}

engine::Settings EngineLink::usedSettings() const
{
    engine::Settings settings = m_view.settings();
    if (m_demo)
        settings.proxy.reset();
    return settings;
}

void EngineLink::keepSettings()
{
    m_engine->keepSettings(m_view.settings());
    m_engine->setSettings(usedSettings());
}

void EngineLink::run(engine::RunRequest request)
{
    if (m_demo)
        request.location = Demo::location();
    m_view.setRunning(true);
    m_engine->run(request);
}

void EngineLink::openFiles(const QStringList& files)
{
    leaveDemo();
    m_engine->openProfiles(files);
}

void EngineLink::openAddress(const QString& address)
{
    const base::Result<profile::Profile> profile = profileOfAddress(address);
    if (!profile) {
        m_view.noteFailure(profile.error());
        return;
    }
    leaveDemo();
    m_name = address;
    m_engine->useProfile(*profile);
}

void EngineLink::measureProfile(const profile::Profile& profile, const QString& name)
{
    leaveDemo();
    m_name = name;
    m_engine->useProfile(profile);
    m_view.measureHere();
}

void EngineLink::startDemo()
{
    auto demo = std::make_unique<Demo>();
    const base::Result<profile::Profile> profile = demo->start();
    if (!profile) {
        m_view.noteFailure(profile.error());
        return;
    }
    stop();
    m_demo = std::move(demo);
    engine::Places places = Demo::places();
    places.settingsFile = m_places.settingsFile;
    start(places);
    m_view.setNetwork(Demo::network());
    m_name = tr("Demo");
    m_engine->useProfile(*profile);
    run({});
}

void EngineLink::leaveDemo()
{
    if (!m_demo)
        return;
    stop();
    m_demo.reset();
    start(m_places);
}

} // namespace naru::shell
