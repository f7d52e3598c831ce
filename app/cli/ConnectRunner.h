// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"
#include "TerminalQuestions.h"
#include "base/Clock.h"
#include "engine/Engine.h"
#include "wording/SessionWords.h"
#include "wording/TunnelWords.h"

#include <QJsonObject>
#include <QObject>

namespace naru::cli {

/** One connection from the command line: what happens is told, what is asked is asked on the terminal. */
class ConnectRunner final : public QObject
{
    Q_OBJECT

public:
    /** `console` must outlive the runner. */
    ConnectRunner(const engine::Places& places, const Console& console);

    [[nodiscard]] engine::Engine& engine() { return m_engine; }
    /** Runs an event loop until nothing is connected and nothing is tried any more; returns the exit status.
     */
    [[nodiscard]] int run(const engine::ConnectRequest& request, engine::ConnectionOptions options);

private:
    void connectEngine();
    void interrupt();
    void takeStatus(const session::Status& status);
    void tellState(const QJsonObject& state);
    void takeNotice(const session::Notice& notice);
    void takeForm(const engine::FormQuestion& question);
    void takeCertificate(const engine::CertificateQuestion& question);
    void takeTunnel(const tunnel::TunnelInfo& info);
    void fail(const QString& what, const QString& text, const QString& technical);
    void end();

    base::MachineClock m_clock;
    const Console& m_console;
    wording::SessionWords m_words;
    wording::TunnelWords m_tunnelWords;
    TerminalQuestions m_questions;
    /** Somebody can be asked. */
    const bool m_asks;
    bool m_interrupted = false;
    bool m_wasWanted = false;
    bool m_wasConnected = false;
    session::Status m_status;
    QJsonObject m_toldState;
    engine::Engine m_engine;
};

/** What the end of a session means to a script: by what was told last. */
[[nodiscard]] int exitStatus(const session::Status& end);

} // namespace naru::cli
