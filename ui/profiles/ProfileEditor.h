// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"
#include "profile/Lint.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace naru::profiles {

/** What looking at a revision of the document as a whole has brought. */
struct Review
{
    std::uint64_t revision = 0;
    profile::Lint lint;
    /** What is not as it was saved. */
    std::vector<profile::TextRange> changed;
};

using ReviewPtr = std::shared_ptr<const Review>;

/**
 * The document that the Profiles page edits, with all that its parts have in common: edits with undo, the
 * file, the linter's findings and the chosen host entry. Parts never change the document but by `edit` and
 * its siblings, and draw themselves anew when a signal comes.
 *
 * Lives in the window thread. Reading files and linting go on in others; their results come as signals.
 */
class ProfileEditor final : public QObject
{
    Q_OBJECT

public:
    /** An edit, or several that belong together; `merge` makes them one step of undo. */
    using Edit = std::function<base::Result<void>(profile::Document& document)>;

    explicit ProfileEditor(QObject* parent = nullptr);
    ~ProfileEditor() override;

    // The document
    [[nodiscard]] bool hasDocument() const { return m_document.has_value(); }
    /** Only where there is one. */
    [[nodiscard]] const profile::Document& document() const { return *m_document; }
    /** As it was read, made or saved last; shares nothing with `document`. */
    [[nodiscard]] const std::optional<profile::Document>& lastSaved() const { return m_saved; }
    /** Of the file; empty for a document that was never saved. */
    [[nodiscard]] const QString& path() const { return m_path; }
    /** The file's name without its folder; empty for a document that was never saved. */
    [[nodiscard]] QString name() const;
    /** The file can't be written: said before anything is edited. Edits are kept in the window all the same.
     */
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }
    [[nodiscard]] bool isModified() const;
    /** The source view holds text that is not well-formed: until it is, or is dropped, nothing else edits. */
    [[nodiscard]] bool hasDraft() const { return m_hasDraft; }
    void setDraft(bool hasDraft);

    /** Reads in the background, then `documentReplaced` or `failed`. Unsaved edits are lost: ask before. */
    void openFile(const QString& path);
    /** A new profile from scratch. */
    void create();
    /** A document made elsewhere: a restored one, a sample. Its undo comes with it. */
    void setDocument(profile::Document document, const QString& path, bool readOnly = false);
    void close();

    /** Whole or not at all: `saved`, or `failed` and all is as it was, with `FileChanged` where another
     * program has changed the file. Needs a path. */
    void save();
    /** Also gives the document this path. */
    void saveAs(const QString& path);

    // Edits
    /** Carries out an edit; one that is refused changes nothing and is told by `failed`. */
    bool edit(const Edit& change);
    /** The same, but the refusal is the caller's to tell. */
    base::Result<void> tryEdit(const Edit& change);
    /** A number that no edit had before: for edits that are one step of undo. */
    [[nodiscard]] std::uint64_t newMerge() { return ++m_lastMerge; }
    /** Takes a copy of the document that has more edits, as `profile::mergeDocuments` makes it. */
    void adopt(profile::Document edited);
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    void undo();
    void redo();

    // What the linter says
    /** Of the present revision or of one shortly before it; null until the first is there. */
    [[nodiscard]] const ReviewPtr& review() const { return m_review; }
    /** Nothing happens for a finding of an older revision. */
    void applyFix(const profile::Finding& finding);
    void applySafeFixes();

    // Where the user is
    /** The chosen host entry. */
    [[nodiscard]] std::optional<profile::NodeId> host() const { return m_host; }
    void setHost(std::optional<profile::NodeId> host);
    /** All host entries, of all server lists, in the file's order. */
    [[nodiscard]] const std::vector<profile::NodeId>& hosts() const { return m_hosts; }
    /** Has the page show an element. */
    void goTo(profile::NodeId node);
    /** Has the page show a part of the text. */
    void goTo(profile::TextRange range) { Q_EMIT textWished(range); }

Q_SIGNALS:
    /** Another document, or none: nothing known of the one before holds any more. */
    void documentReplaced();
    /** Its text changed, by an edit, undo or redo; `Document::lastChanges` says where. */
    void edited();
    /** Path, modified, read-only, draft, or what can be undone. */
    void stateChanged();
    void hostChanged();
    /** Others, or in another order. Comes before `edited`. */
    void hostsChanged();
    void reviewed();
    void saved();
    void failed(naru::base::Error error);
    void nodeWished(naru::profile::NodeId node);
    void textWished(naru::profile::TextRange range);

private:
    void replaceDocument(std::optional<profile::Document> document, const QString& path, bool readOnly);
    void noteEdit();
    void readHosts();
    void reviewNow();
    /** `expected`: what the file must hold, where it is there. */
    void keepSaved();
    bool writeTo(const QString& path, const std::optional<QByteArray>& expected = {});

    std::optional<profile::Document> m_document;
    std::optional<profile::Document> m_saved;
    QString m_path;
    bool m_readOnly = false;
    bool m_hasDraft = false;
    std::vector<profile::NodeId> m_hosts;
    std::optional<profile::NodeId> m_host;
    ReviewPtr m_review;
    QTimer m_reviewSoon;
    bool m_reviewing = false;
    /** Counts documents, so that what was begun for one is not taken for another. */
    std::uint64_t m_generation = 0;
    std::uint64_t m_lastMerge = 0;
};

} // namespace naru::profiles

Q_DECLARE_METATYPE(naru::profile::NodeId)
Q_DECLARE_METATYPE(naru::profile::TextRange)
