// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Engine.h"

#include <QObject>
#include <QThread>

#include <memory>

namespace naru::kit {
class EngineView;
}

namespace naru::shell {

class Demo;

/**
 * Carries values from the engine, which lives in a thread of its own, to the window's view of it, and the
 * user's wishes back. The only place of the window that knows `engine::Engine`.
 */
class EngineLink final : public QObject
{
    Q_OBJECT

public:
    /** `clock` and `view` must outlive the link. */
    EngineLink(engine::Places places, const base::Clock& clock, kit::EngineView& view,
               QObject* parent = nullptr);
    ~EngineLink() override;

    /** Gateways on this machine instead of a profile; the machine's own location is not asked for. */
    void startDemo();

private:
    void start(const engine::Places& places);
    void stop();
    void listen();
    void listenToSession();
    void carryWishes();
    void carrySessionWishes();
    void openFiles(const QStringList& files);
    void openAddress(const QString& address);
    void measureProfile(const profile::Profile& profile, const QString& name);
    void run(const engine::RunRequest& request);
    /** The demo that was begun is there. */
    void useDemo();
    void leaveDemo();
    void keepSettings();
    /** The user's; without a proxy for the demo, whose gateways are on this machine, where none leads. */
    [[nodiscard]] engine::Settings usedSettings() const;
    [[nodiscard]] engine::ConnectionOptions usedOptions() const;

    engine::Places m_places;
    const base::Clock& m_clock;
    kit::EngineView& m_view;
    /** It is being started. */
    std::unique_ptr<Demo> m_coming;
    std::unique_ptr<Demo> m_demo;
    QThread m_thread;
    std::unique_ptr<engine::Engine> m_engine;
    /** What the next profile that is no file is called. */
    QString m_name;
};

} // namespace naru::shell
