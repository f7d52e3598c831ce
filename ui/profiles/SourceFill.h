// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profiles/SourceSync.h"

#include <QObject>
#include <QTextCursor>
#include <QTimer>

class QTextDocument;

namespace naru::profiles {

/**
 * Puts a change into a text document, a long one in slices with the event loop between them: Qt takes some
 * milliseconds a thousand lines. The document's own undo is off meanwhile and empty afterwards.
 */
class SourceFill final : public QObject
{
    Q_OBJECT

public:
    /** `document` outlives this. */
    explicit SourceFill(QTextDocument& document, QObject* parent = nullptr);

    /** Ends a change that goes on, where it stands, and begins this one; the first slice goes in at once. */
    void start(const TextEdit& change);
    void stop();
    [[nodiscard]] bool isFilling() const { return m_next.isActive(); }

Q_SIGNALS:
    /** The last slice is in; with a change of one slice, before `start` comes back. */
    void filled();

private:
    void putSlice();

    QTextDocument& m_document;
    QTextCursor m_cursor;
    QString m_text;
    qsizetype m_done = 0;
    QTimer m_next;
};

} // namespace naru::profiles
