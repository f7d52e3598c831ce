// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"
#include "TerminalPrompt.h"
#include "engine/Connecting.h"

#include <QObject>

namespace naru::cli {

/** A gateway's questions, asked on the terminal one field after another. */
class TerminalQuestions final : public QObject
{
    Q_OBJECT

public:
    /** `console` outlives this. */
    explicit TerminalQuestions(const Console& console, QObject* parent = nullptr);

    void ask(const engine::FormQuestion& question);
    void ask(const engine::CertificateQuestion& question);
    /** Nobody waits for an answer any more. */
    void drop() { m_prompt.drop(); }

Q_SIGNALS:
    void answered(const naru::tunnel::FormAnswer& answer);
    void accepted(bool remember);
    void refused();
    /** The end of input stands where an answer should. */
    void gaveUp();

private:
    void askNext();
    void askForTrust();
    void take(const tunnel::FormField& field, const base::Secret& typed);

    const Console& m_console;
    TerminalPrompt m_prompt;
    tunnel::Form m_form;
    std::size_t m_next = 0;
    tunnel::FormAnswer m_answer;
};

} // namespace naru::cli
