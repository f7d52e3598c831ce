// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Secret.h"

#include <QObject>
#include <QSocketNotifier>
#include <QString>

#include <functional>

namespace naru::cli {

/**
 * Asks for lines on a terminal without holding up the event loop. What is secret is not shown while it is
 * typed; the terminal is as it was when the prompt is gone.
 */
class TerminalPrompt final : public QObject
{
    Q_OBJECT

public:
    /** What was typed, without the line end; nothing at the end of input. */
    using Done = std::function<void(std::optional<base::Secret>)>;

    explicit TerminalPrompt(QObject* parent = nullptr);
    ~TerminalPrompt() override;

    /** Whether somebody can be asked: standard input and standard error are a terminal. */
    [[nodiscard]] static bool isPossible();
    /** One question at a time; `done` is called later. */
    void ask(const QString& question, bool isSecret, Done done);
    /** The question is of no use any more; `done` is not called. */
    void drop();

private:
    void readLine();
    void setEcho(bool isOn);

    QSocketNotifier m_readable;
    Done m_done;
    bool m_echoIsOff = false;
};

} // namespace naru::cli
