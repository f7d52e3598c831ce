// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/EventTable.h"

#include "wording/EvidenceText.h"
#include "wording/SessionReport.h"

#include <QFileInfo>

#include <algorithm>

namespace naru::evidence_ui {

using evidence::SupportEvent;
using kit::CellText;

EventTable::EventTable(QObject* parent)
    : CellTable(ColumnCount, parent)
{}

const wording::Words& EventTable::words() const
{
    return m_language == wording::Language::Korean ? m_words->korean : m_words->english;
}

void EventTable::setLanguage(wording::Language language)
{
    m_language = language;
    retranslate();
}

void EventTable::setSession(const SessionPtr& session)
{
    beginResetModel();
    if (session && !m_words)
        m_words.emplace();
    m_session = session;
    m_other.reset();
    m_lines.clear();
    if (m_mode == Mode::TwoSessions)
        m_mode = Mode::OneLanguage;
    endResetModel();
}

void EventTable::setOther(const SessionPtr& other)
{
    beginResetModel();
    m_other = other;
    m_lines = evidence::compare(m_session->session, other->session);
    m_mode = Mode::TwoSessions;
    endResetModel();
}

void EventTable::setMode(Mode mode)
{
    if (mode == m_mode || (mode == Mode::TwoSessions && !m_other))
        return;
    beginResetModel();
    m_mode = mode;
    endResetModel();
}

int EventTable::equalLines() const
{
    return static_cast<int>(std::ranges::count_if(m_lines, &evidence::ComparedEvents::isEqual));
}

int EventTable::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_session)
        return 0;
    return static_cast<int>(m_mode == Mode::TwoSessions ? m_lines.size() : m_session->session.events.size());
}

const SupportEvent* EventTable::left(int row) const
{
    const auto line = static_cast<std::size_t>(row);
    if (m_mode != Mode::TwoSessions)
        return &m_session->session.events.at(line);
    return m_lines.at(line).left ? &m_session->session.events.at(*m_lines[line].left) : nullptr;
}

const SupportEvent* EventTable::right(int row) const
{
    const auto line = static_cast<std::size_t>(row);
    if (m_mode != Mode::TwoSessions)
        return left(row);
    return m_lines.at(line).right ? &m_other->session.events.at(*m_lines[line].right) : nullptr;
}

CellText EventTable::cellText(int row, int column) const
{
    const SupportEvent* first = left(row);
    const SupportEvent* second = right(row);
    const auto textOf = [](const SupportEvent* event, const wording::Words& in) {
        return event != nullptr ? wording::eventText(in, *event) : QStringLiteral("–");
    };
    switch (column) {
    case At:
        return {{.text = wording::eventTime(*(first != nullptr ? first : second)),
                 .tone = kit::Tone::Secondary,
                 .figures = true},
                {}};
    case First:
        return {{.text = textOf(first, m_mode == Mode::BothLanguages ? m_words->korean : words())}, {}};
    case Mark:
        if (m_mode != Mode::TwoSessions)
            return {};
        return m_lines.at(static_cast<std::size_t>(row)).isEqual
                   ? CellText{{.text = QStringLiteral("="), .tone = kit::Tone::Secondary}, {}}
                   : CellText{{.text = QString(QChar(0x2260)), .tone = kit::Tone::Warn, .strong = true}, {}};
    case Second:
        return {{.text = textOf(second, m_mode == Mode::BothLanguages ? m_words->english : words())}, {}};
    default:
        return {};
    }
}

QString EventTable::heading(int column) const
{
    switch (column) {
    case At:
        return QStringLiteral("UTC");
    case First:
        return m_mode == Mode::BothLanguages ? QStringLiteral("한국어")
               : m_mode == Mode::TwoSessions ? QFileInfo(m_session->path).fileName()
                                             : tr("What happened");
    case Second:
        return m_mode == Mode::TwoSessions ? QFileInfo(m_other->path).fileName() : QStringLiteral("English");
    default:
        return {};
    }
}

} // namespace naru::evidence_ui
