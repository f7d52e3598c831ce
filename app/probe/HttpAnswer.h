// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace naru::probe {

/**
 * Reads the head of an HTTP/1 answer as it comes in, piece by piece. The bytes are hostile: at most
 * `longestHead` of them are looked at, and at most a line of them is kept.
 */
class HttpAnswer
{
public:
    static constexpr qsizetype longestHead = 32 * 1024;

    enum class State {
        /** More is needed. */
        Incomplete,
        /** The head is complete; interim answers (1xx) are passed over. */
        Complete,
        /** Not HTTP/1. */
        Foreign,
        /** The head passed the bound; what was read of it stands. */
        TooLong,
    };

    /** Takes the next bytes; those behind the end of the head are ignored, as is all once it is no longer
     * Incomplete. */
    State feed(QByteArrayView bytes);

    [[nodiscard]] State state() const { return m_state; }
    /** 100..999; nothing before the status line is there. */
    [[nodiscard]] std::optional<int> status() const { return m_status; }
    /** The sender will close: it said so, or speaks HTTP/1.0 and did not ask to keep the connection. */
    [[nodiscard]] bool closes() const { return m_closes; }
    /** The value of Location; empty where there is none. */
    [[nodiscard]] const QByteArray& location() const { return m_location; }

private:
    void readLine();
    void readStatusLine();
    void readField(QByteArrayView name, QByteArrayView value);
    [[nodiscard]] bool mayBeHttp() const;

    State m_state = State::Incomplete;
    QByteArray m_line;
    qsizetype m_seen = 0;
    std::optional<int> m_status;
    bool m_closes = false;
    QByteArray m_location;
};

} // namespace naru::probe
