// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profile/NewElement.h"
#include "profile/Path.h"

#include <QByteArray>
#include <QSharedDataPointer>
#include <QString>
#include <QStringView>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace naru::profile {

class DocumentData;
class EditSession;
class Escape;
class LineIndex;

/**
 * Names an element of one `Document`. It means the same element after any edit, undo and redo that keeps the
 * element, also after one that moves it; the id of a removed element is not given to another one, and means
 * it again when the removal is undone.
 */
enum class NodeId : std::uint32_t {};

/** A part of `Document::text()`, in UTF-16 units; the end is behind it. */
struct TextRange
{
    qsizetype begin = 0;
    qsizetype end = 0;

    [[nodiscard]] qsizetype size() const { return end - begin; }
    friend bool operator==(const TextRange&, const TextRange&) = default;
};

/** An attribute as the file has it. */
struct DocumentAttribute
{
    /** With its prefix. */
    QString name;
    /** References resolved, line ends as blanks. */
    QString value;
    /** From the name to the closing quote. */
    TextRange range;
    /** Between the quotes. */
    TextRange valueRange;
};

enum class LineEnd { Lf, CrLf, Cr };

/** How the bytes are written; an edit keeps all of it. */
struct FileForm
{
    /** Canonical name of the encoding that the bytes are in: `UTF-8`, `windows-949`. */
    QString encoding;
    /** What the XML declaration names, as it is written; empty where it names none. */
    QString declaredEncoding;
    /** The declaration names another encoding than the bytes are in. */
    bool isMismatch = false;
    bool hasByteOrderMark = false;
    bool hasXmlDeclaration = false;
    /** Of the first line; LF where the file has one line. */
    LineEnd lineEnd = LineEnd::Lf;
    /** What a level is indented by: blanks or a tab; empty where the file has no indent. */
    QString indent;
};

/** What an edit, an undo or a redo did to the text: `removed` units at `offset` gave way to `inserted` ones.
 */
struct TextChange
{
    qsizetype offset = 0;
    qsizetype removed = 0;
    qsizetype inserted = 0;
    friend bool operator==(const TextChange&, const TextChange&) = default;
};

/** Edits that follow each other with the same number are one step of undo. */
using MergeId = std::optional<std::uint64_t>;

/**
 * A profile that is changed without being rewritten: its text is kept as it was read, and each edit replaces
 * one contiguous part of it, so that bytes which nobody touched stay as they are. The text is well-formed XML
 * at all times; an edit that would break it is refused and changes nothing.
 *
 * A value: copies are cheap (they share until one is changed) and a copy may be read in another thread. The
 * queries cost no more than what they return, but `text()`, `bytes()`, `place()` and `changedRanges()`. A
 * NodeId that the document does not contain is a fault of the caller.
 *
 * Errors of edits: `TextNotAllowed` (a character that XML can't hold, or a name that is none),
 * `NotEncodable` (a name with characters that the file's encoding has not; in values they become character
 * references), `FileTooLarge`, `XmlTooDeep`.
 */
class Document
{
public:
    /**
     * Any well-formed XML, whatever its root. The errors are those of `readProfile` without `NotAProfile`,
     * within the same bounds; ends within a second for any bytes.
     */
    [[nodiscard]] static base::Result<Document> open(const QByteArray& bytes);
    /** A new profile in UTF-8 with an empty `ServerList`; not modified, without undo. */
    [[nodiscard]] static Document create();

    Document(const Document& other);
    Document(Document&& other) noexcept;
    Document& operator=(const Document& other);
    Document& operator=(Document&& other) noexcept;
    ~Document();
    /** A copy that shares nothing with this one, so that the next change of either does not have to part
     * them; linear. */
    [[nodiscard]] Document unshared() const;

    // The file
    /** Without the byte order mark. */
    [[nodiscard]] const QString& text() const;
    /** What is to be saved: for an unchanged document exactly what was opened. */
    [[nodiscard]] QByteArray bytes() const;
    [[nodiscard]] FileForm form() const;
    /** Counts all that changed the text; equal numbers of one document mean equal texts. */
    [[nodiscard]] std::uint64_t revision() const;
    /** Line and column of a unit of the text, in time linear to it for the first one after a change. */
    [[nodiscard]] base::Place place(qsizetype offset) const;
    /** The bytes of the file that stand for a part of the text; linear. */
    [[nodiscard]] TextRange byteRange(TextRange range) const;

    // Its elements
    [[nodiscard]] NodeId root() const;
    [[nodiscard]] bool contains(NodeId id) const;
    /** Without its prefix. */
    [[nodiscard]] QString name(NodeId id) const;
    [[nodiscard]] QString prefix(NodeId id) const;
    /** By the declarations around it; empty where it has none, also for an undeclared prefix. */
    [[nodiscard]] QString nameSpace(NodeId id) const;
    /** Nothing for the root. */
    [[nodiscard]] std::optional<NodeId> parent(NodeId id) const;
    /** In the file's order; valid until the next change. */
    [[nodiscard]] const std::vector<NodeId>& children(NodeId id) const;
    /** The first child of that name, whatever its prefix. */
    [[nodiscard]] std::optional<NodeId> child(NodeId id, QStringView name) const;
    /** The children of that name, whatever their prefix. */
    [[nodiscard]] std::vector<NodeId> children(NodeId id, QStringView name) const;
    /** The text before the first child without the blanks around it, which is what AnyConnect takes as the
     * value. */
    [[nodiscard]] QString value(NodeId id) const;
    /** As `value`, with the blanks. */
    [[nodiscard]] QString rawValue(NodeId id) const;
    /** Where the value stands in the text, without the blanks around it; empty at the place where it would be
     * written where there is none. */
    [[nodiscard]] TextRange valueRange(NodeId id) const;
    [[nodiscard]] std::vector<DocumentAttribute> attributes(NodeId id) const;
    /** By its name, else by its name without a prefix. */
    [[nodiscard]] std::optional<QString> attribute(NodeId id, QStringView name) const;
    /** From `<` to behind the end tag. */
    [[nodiscard]] TextRange range(NodeId id) const;
    /** From `<` to behind `>` of the start tag. */
    [[nodiscard]] TextRange startTag(NodeId id) const;
    [[nodiscard]] base::Place place(NodeId id) const { return place(range(id).begin); }
    /** Between the tags; empty, at its end, for an empty-element tag. */
    [[nodiscard]] TextRange content(NodeId id) const;
    /** The innermost element around a unit of the text; nothing outside the root. */
    [[nodiscard]] std::optional<NodeId> nodeAt(qsizetype offset) const;

    // Paths
    /** The element that the path names, or whose attribute it names; nothing where there is none. */
    [[nodiscard]] std::optional<NodeId> find(const Path& path) const;
    /** Numbers stand where there is more than one of a name, and for every host entry. */
    [[nodiscard]] Path pathOf(NodeId id) const;

    // Edits
    /** Replaces the value; blanks, comments and children around it stay. The blanks around `value` do not
     * count. */
    [[nodiscard]] base::Result<void> setValue(NodeId id, QStringView value, MergeId merge = {});
    /** Changes the attribute, or adds it behind the others. */
    [[nodiscard]] base::Result<void> setAttribute(NodeId id, QStringView name, QStringView value,
                                                  MergeId merge = {});
    /** Nothing happens where there is none. */
    [[nodiscard]] base::Result<void> removeAttribute(NodeId id, QStringView name, MergeId merge = {});
    /**
     * Writes an element below `parent`: at `index` among its children, else where the schema has its place.
     * It takes indent, line end and prefix of what is around it. Comments above an element stay with it.
     */
    [[nodiscard]] base::Result<NodeId> insert(NodeId parent, const NewElement& element,
                                              std::optional<int> index = {}, MergeId merge = {});
    /** Takes the line with it where nothing else stands there. `TextNotAllowed` for the root. */
    [[nodiscard]] base::Result<void> remove(NodeId id, MergeId merge = {});
    /** Moves an element among its siblings, with the comments right above it and behind it on its line.
     * `index` is the one that it then has. */
    [[nodiscard]] base::Result<void> move(NodeId id, int index, MergeId merge = {});
    /**
     * Sets the value or the attribute that a path names, and writes the elements that are missing on the way.
     * `NoSuchElement` where the path counts beyond the next one: the subject is the path.
     */
    [[nodiscard]] base::Result<NodeId> setAt(const Path& path, QStringView value, MergeId merge = {});
    /** Replaces a part of the text by another, as it is: nothing is escaped. The text must stay well-formed:
     * errors as of `open`, with the place in the text as it would be, and `NotEncodable`. Half a character
     * counts as all of it. */
    [[nodiscard]] base::Result<void> replace(TextRange range, QStringView text, MergeId merge = {});
    /** Replaces the whole text, as the source view does; only what differs counts as changed. */
    [[nodiscard]] base::Result<void> setText(QStringView text, MergeId merge = {});
    /** Makes the file UTF-8 and has the declaration say so. */
    [[nodiscard]] base::Result<void> convertToUtf8(MergeId merge = {});

    // Undo
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /** The changes in the order in which they were made; none where there is nothing to undo. */
    std::vector<TextChange> undo();
    std::vector<TextChange> redo();
    /** What the last edit, undo or redo changed. */
    [[nodiscard]] const std::vector<TextChange>& lastChanges() const;

    // Saving
    /** The present bytes are those of the file. */
    void markSaved();
    /** Whether it differs from what was saved; undoing all edits makes it equal again. */
    [[nodiscard]] bool isModified() const;
    /** The parts of the text that are not as they were saved, in order; an empty one where something was
     * removed. */
    [[nodiscard]] std::vector<TextRange> changedRanges() const;

private:
    explicit Document(QSharedDataPointer<DocumentData> data);

    using EditStep = std::function<base::Result<void>(EditSession&, const Escape&)>;
    [[nodiscard]] base::Result<void> edit(MergeId merge, const EditStep& step);
    void noteChanges();

    QSharedDataPointer<DocumentData> m_data;
    /** Not shared: it grows while it is read. */
    std::unique_ptr<LineIndex> m_lines;
};

} // namespace naru::profile
