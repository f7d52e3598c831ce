// SPDX-License-Identifier: GPL-3.0-or-later
#include "TerminalPrompt.h"

#include <array>
#include <cstdio>
#include <cstring>
#include <termios.h>
#include <unistd.h>
#include <utility>

namespace naru::cli {

namespace {

/** The longest line that a terminal gives. */
constexpr std::size_t longestLine = 4096;

} // namespace

TerminalPrompt::TerminalPrompt(QObject* parent)
    : QObject(parent)
    , m_readable(STDIN_FILENO, QSocketNotifier::Read)
{
    m_readable.setEnabled(false);
    connect(&m_readable, &QSocketNotifier::activated, this, &TerminalPrompt::readLine);
}

TerminalPrompt::~TerminalPrompt()
{
    drop();
}

bool TerminalPrompt::isPossible()
{
    return isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1;
}

void TerminalPrompt::ask(const QString& question, bool isSecret, Done done)
{
    m_done = std::move(done);
    if (isSecret)
        setEcho(false);
    std::fprintf(stderr, "%s ", qUtf8Printable(question));
    std::fflush(stderr);
    m_readable.setEnabled(true);
}

void TerminalPrompt::drop()
{
    m_readable.setEnabled(false);
    m_done = {};
    if (m_echoIsOff) {
        setEcho(true);
        std::fputc('\n', stderr);
    }
}

void TerminalPrompt::readLine()
{
    std::array<char, longestLine> line{};
    const ssize_t length = ::read(STDIN_FILENO, line.data(), line.size());
    const Done done = std::exchange(m_done, {});
    drop();
    std::optional<base::Secret> typed;
    if (length > 0) {
        const auto end =
            static_cast<const char*>(std::memchr(line.data(), '\n', static_cast<std::size_t>(length)));
        typed = base::Secret(QByteArray(line.data(), end ? end - line.data() : length));
    }
    explicit_bzero(line.data(), line.size());
    if (done)
        done(typed);
}

void TerminalPrompt::setEcho(bool isOn)
{
    termios settings{};
    if (tcgetattr(STDIN_FILENO, &settings) != 0)
        return;
    if (isOn)
        settings.c_lflag |= ECHO;
    else
        settings.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    m_echoIsOff = !isOn && tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0;
    if (isOn)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings);
}

} // namespace naru::cli
