// SPDX-License-Identifier: GPL-3.0-or-later
#include "HttpAnswer.h"

#include <algorithm>

namespace naru::probe {

namespace {

constexpr QByteArrayView protocol("HTTP/1.");

bool equals(QByteArrayView a, QByteArrayView b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

/** Whether a list of tokens behind commas holds this one. */
bool lists(QByteArrayView value, QByteArrayView token)
{
    while (!value.isEmpty()) {
        const qsizetype comma = value.indexOf(',');
        const qsizetype length = comma < 0 ? value.size() : comma;
        if (equals(value.first(length).trimmed(), token))
            return true;
        value = value.sliced(std::min(length + 1, value.size()));
    }
    return false;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

HttpAnswer::State HttpAnswer::feed(QByteArrayView bytes)
{
    for (const char byte : bytes) {
        if (m_state != State::Incomplete)
            break;
        m_line.append(byte);
        ++m_seen;
        if (byte == '\n') {
            readLine();
            m_line.clear();
        } else if (!m_status && !mayBeHttp()) {
            m_state = State::Foreign;
        }
        if (m_state == State::Incomplete && m_seen >= longestHead)
            m_state = State::TooLong;
    }
    return m_state;
}

bool HttpAnswer::mayBeHttp() const
{
    const qsizetype length = std::min(m_line.size(), protocol.size());
    return QByteArrayView(m_line).first(length) == protocol.first(length);
}

void HttpAnswer::readLine()
{
    if (!m_status) {
        readStatusLine();
        return;
    }
    const QByteArrayView line = QByteArrayView(m_line).trimmed();
    if (line.isEmpty()) {
        if (*m_status < 200) {
            m_status.reset(); // an interim answer: the real one follows
            m_location.clear();
        } else {
            m_state = State::Complete;
        }
        return;
    }
    const qsizetype colon = line.indexOf(':');
    if (colon > 0)
        readField(line.first(colon).trimmed(), line.sliced(colon + 1).trimmed());
}

void HttpAnswer::readStatusLine()
{
    const QByteArrayView line = QByteArrayView(m_line).trimmed();
    const qsizetype code = protocol.size() + 2; // behind the minor version and one blank
    const bool wellFormed = line.startsWith(protocol) && line.size() >= code + 3 && isDigit(line[code - 2]) &&
                            line[code - 1] == ' ' && line[code] != '0' && isDigit(line[code]) &&
                            isDigit(line[code + 1]) && isDigit(line[code + 2]) &&
                            (line.size() == code + 3 || line[code + 3] == ' ');
    if (!wellFormed) {
        m_state = State::Foreign;
        return;
    }
    m_status = line.sliced(code, 3).toInt();
    m_closes = line[code - 2] == '0';
}

void HttpAnswer::readField(QByteArrayView name, QByteArrayView value)
{
    if (equals(name, "connection")) {
        if (lists(value, "close"))
            m_closes = true;
        else if (lists(value, "keep-alive"))
            m_closes = false;
    } else if (equals(name, "location")) {
        m_location = value.toByteArray();
    }
}

} // namespace naru::probe
