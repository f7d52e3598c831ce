// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/SourceFill.h"

#include <QTextDocument>

namespace naru::profiles {

namespace {

/** About a thousand lines: a slice and what it makes to be drawn are over within a frame. */
constexpr qsizetype sliceLength = 40'000;

} // namespace

SourceFill::SourceFill(QTextDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_next.setSingleShot(true);
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, &SourceFill::putSlice);
}

void SourceFill::start(const TextEdit& change)
{
    stop();
    m_document.setUndoRedoEnabled(false);
    m_cursor = QTextCursor(&m_document);
    m_cursor.setPosition(static_cast<int>(change.range.begin));
    m_cursor.setPosition(static_cast<int>(change.range.end), QTextCursor::KeepAnchor);
    m_text = change.text;
    m_done = 0;
    putSlice();
}

void SourceFill::stop()
{
    m_next.stop();
    m_cursor = QTextCursor();
    m_text.clear();
}

void SourceFill::putSlice()
{
    m_cursor.insertText(m_text.mid(m_done, sliceLength));
    m_done += sliceLength;
    if (m_done < m_text.size()) {
        m_next.start();
        return;
    }
    stop();
    m_document.setUndoRedoEnabled(true);
    Q_EMIT filled();
}

} // namespace naru::profiles
