// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "DocumentTree.h"
#include "UndoStack.h"

#include <QByteArray>
#include <QSharedData>
#include <QSharedDataPointer>
#include <QString>

namespace naru::profile {

/** What a `Document` shares with its copies: the text, its elements and the undo, always in step. */
class DocumentData : public QSharedData
{
public:
    QString text;
    Encoding encoding;
    DocumentTree tree;
    UndoStack undo;
    std::uint64_t revision = 0;
    std::vector<TextChange> lastChanges;

    /** Empty on an error. */
    [[nodiscard]] static base::Result<QSharedDataPointer<DocumentData>> open(const QByteArray& bytes);

    [[nodiscard]] TextRange range(NodeId id) const { return {tree.span(id).begin, tree.span(id).end}; }
    /** Between the start tag and the first child, or the end tag. */
    [[nodiscard]] TextRange valueContent(NodeId id) const;
    [[nodiscard]] QByteArray bytes() const;
    /** `bytes()`, opened again, would be read as this text. */
    [[nodiscard]] base::Result<void> proveEncoding() const;
    /** Replaces a part of the text and has the tree follow. On an error nothing changes. */
    [[nodiscard]] std::expected<ReplacedNodes, base::Error>
    splice(qsizetype offset, qsizetype removed, const QString& inserted, const std::vector<NodeId>& ids);
    /** Carries out a step that is known to fit. */
    void replay(const UndoStep& step);
};

/** A fault in `text` as an error with its place. */
[[nodiscard]] base::Error errorOf(const ScanFault& fault, QStringView text);

} // namespace naru::profile
