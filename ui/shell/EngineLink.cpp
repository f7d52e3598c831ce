// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/EngineLink.h"

#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "shell/Demo.h"
#include "shell/TypedAddress.h"

#include <QGuiApplication>

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
    carrySessionWishes();
    start(m_places);
    // While people were elsewhere, naructl may have measured or forgotten a location.
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive && m_engine)
            m_engine->readLocations();
    });
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
    listenToSession();
    m_thread.start();
    m_engine->setSettings(usedSettings());
    m_engine->setConnectionOptions(usedOptions());
    m_engine->readLocations();
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
    m_view.session().reset();
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
    connect(engine, &Engine::runChanged, this, [this](const engine::RunReportPtr& report) {
        m_view.setReport(report);
        // Also a run that nobody here asked for: a connection begins with one.
        m_view.setRunning(report->phase != ogs::Phase::Complete);
    });
    connect(engine, &Engine::decided, &m_view, &kit::EngineView::setReport);
    connect(engine, &Engine::runFinished, this, [this](const engine::RunReportPtr& report) {
        m_view.setReport(report);
        m_view.setRunning(false);
    });
    connect(engine, &Engine::locationsChanged, &m_view, &kit::EngineView::setCache);
    connect(engine, &Engine::historyRead, &m_view, &kit::EngineView::setHistory);
    connect(engine, &Engine::historyGrew, &m_view, &kit::EngineView::noteHistoryGrew);
    connect(engine, &Engine::serverProfileCame, &m_view, &kit::EngineView::serverProfileCame);
    connect(engine, &Engine::failed, &m_view, &kit::EngineView::noteFailure);
}

void EngineLink::listenToSession()
{
    const engine::Engine* engine = m_engine.get();
    kit::SessionView& session = m_view.session();
    using engine::Engine;
    using kit::SessionView;
    connect(engine, &Engine::sessionChanged, &session, &SessionView::setStatus);
    connect(engine, &Engine::noticed, &session, &SessionView::notice);
    connect(engine, &Engine::formAsked, &session,
            [&session](const engine::FormQuestion& question) { session.ask(question); });
    connect(engine, &Engine::certificateAsked, &session,
            [&session](const engine::CertificateQuestion& question) { session.ask(question); });
    connect(engine, &Engine::browserAsked, &session,
            [&session](const QUrl& url) { session.ask(kit::BrowserQuestion{url}); });
    connect(engine, &Engine::questionGone, &session, &SessionView::dropQuestion);
    connect(engine, &Engine::signInFailed, &session, &SessionView::noteSignInError);
    connect(engine, &Engine::secretNotStored, &session, &SessionView::noteNotStored);
    connect(engine, &Engine::tunnelChanged, &session, &SessionView::setTunnel);
    connect(engine, &Engine::trafficChanged, &session, &SessionView::setTraffic);
    connect(engine, &Engine::tunnelEnded, &session, &SessionView::noteTunnelEnd);
    connect(engine, &Engine::keptTrust, &session, &SessionView::setKeptTrust);
}

void EngineLink::carryWishes()
{
    using kit::EngineView;
    connect(&m_view, &EngineView::runWished, this, &EngineLink::run);
    connect(&m_view, &EngineView::stopWished, this, [this] { m_engine->stop(); });
    connect(&m_view, &EngineView::forgetWished, this,
            [this](const ogs::LocationKey& key) { m_engine->forgetLocation(key); });
    connect(&m_view, &EngineView::clearWished, this, [this] { m_engine->clearLocations(); });
    connect(&m_view, &EngineView::previousGatewayWished, this,
            [this](const QString& entry) { m_engine->setPreviousGateway(entry); });
    connect(&m_view, &EngineView::historyWished, this,
            [this](base::SystemTime since) { m_engine->readHistory(since); });
    connect(&m_view, &EngineView::openWished, this, &EngineLink::openFiles);
    connect(&m_view, &EngineView::addressWished, this, &EngineLink::openAddress);
    connect(&m_view, &EngineView::profileWished, this, &EngineLink::measureProfile);
    connect(&m_view, &EngineView::demoWished, this, &EngineLink::startDemo);
    connect(&m_view, &EngineView::settingsChanged, this, &EngineLink::keepSettings);
}

void EngineLink::carrySessionWishes()
{
    const kit::SessionView* session = &m_view.session();
    using kit::SessionView;
    connect(session, &SessionView::connectWished, this,
            [this](const engine::ConnectRequest& request) { m_engine->connectGateway(request); });
    connect(session, &SessionView::disconnectWished, this, [this] { m_engine->disconnectGateway(); });
    connect(
        session, &SessionView::formAnswered, this,
        [this](const tunnel::FormAnswer& answer, bool remember) { m_engine->answerForm(answer, remember); });
    connect(session, &SessionView::certificateAccepted, this,
            [this](bool remember) { m_engine->acceptCertificate(remember); });
    connect(session, &SessionView::certificateRefused, this, [this] { m_engine->refuseCertificate(); });
    connect(session, &SessionView::browserFailed, this, [this] { m_engine->browserFailed(); });
    connect(session, &SessionView::signInGivenUp, this, [this] { m_engine->giveUpSignIn(); });
    connect(session, &SessionView::keptTrustWished, this, [this] { m_engine->readKeptTrust(); });
    connect(session, &SessionView::forgetKeyWished, this,
            [this](const engine::AcceptedKey& key) { m_engine->forgetKey(key); });
    connect(session, &SessionView::forgetSecretWished, this,
            [this](const engine::StoredSecret& secret) { m_engine->forgetSecret(secret); });
}

engine::ConnectionOptions EngineLink::usedOptions() const
{
    if (m_demo && m_demo->connection())
        return *m_demo->connection();
    engine::ConnectionOptions options;
    options.tunnel = m_view.settings().tunnel;
    options.user = m_view.settings().user;
    return options;
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
    m_engine->setConnectionOptions(usedOptions());
}

void EngineLink::run(const engine::RunRequest& request)
{
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
    m_coming = std::make_unique<Demo>();
    connect(m_coming.get(), &Demo::ready, this, &EngineLink::useDemo);
    connect(m_coming.get(), &Demo::failed, this, [this](const base::Error& error) {
        m_view.setRunning(false);
        m_view.noteFailure(error);
    });
    m_view.setRunning(true);
    m_coming->start();
}

void EngineLink::useDemo()
{
    if (m_coming) {
        stop();
        m_demo = std::move(m_coming);
        engine::Places places = Demo::places();
        places.settingsFile = m_places.settingsFile;
        start(places);
    } else {
        // Others stand in for gateways that ended.
        m_engine->setConnectionOptions(usedOptions());
    }
    m_view.setNetwork(Demo::network());
    m_view.session().setObstacle(m_demo->obstacle());
    m_name = tr("Demo");
    m_engine->useProfile(m_demo->profile());
    run({});
}

void EngineLink::leaveDemo()
{
    m_coming.reset();
    if (!m_demo)
        return;
    stop();
    m_demo.reset();
    start(m_places);
}

} // namespace naru::shell
