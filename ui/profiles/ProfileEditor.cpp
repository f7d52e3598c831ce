// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ProfileEditor.h"

#include "profiles/Background.h"
#include "profiles/HostFacts.h"
#include "profiles/ProfileFiles.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace naru::profiles {

using profile::Document;
using profile::NodeId;

namespace {

/** After the last key: linting in between would take time from the typing. */
constexpr std::chrono::milliseconds reviewPause(150);

base::Result<ReviewPtr> makeReview(const Document& document)
{
    base::Result<profile::Lint> lint = profile::lint(document);
    if (!lint)
        return std::unexpected(lint.error());
    return std::make_shared<const Review>(
        Review{document.revision(), std::move(*lint), document.changedRanges()});
}

std::vector<NodeId> hostEntries(const Document& document)
{
    std::vector<NodeId> hosts;
    for (const NodeId list : document.children(document.root(), u"ServerList")) {
        const std::vector<NodeId> entries = document.children(list, u"HostEntry");
        hosts.insert(hosts.end(), entries.begin(), entries.end());
    }
    return hosts;
}

} // namespace

ProfileEditor::ProfileEditor(QObject* parent)
    : QObject(parent)
{
    m_reviewSoon.setSingleShot(true);
    m_reviewSoon.setInterval(reviewPause);
    connect(&m_reviewSoon, &QTimer::timeout, this, &ProfileEditor::reviewNow);
}

ProfileEditor::~ProfileEditor() = default;

QString ProfileEditor::name() const
{
    return QFileInfo(m_path).fileName();
}

bool ProfileEditor::isModified() const
{
    return m_document && m_document->isModified();
}

void ProfileEditor::openFile(const QString& path)
{
    const std::uint64_t generation = ++m_generation;
    inBackground(
        this, [path] { return readDocumentFile(path); },
        [this, generation](const base::Result<DocumentFile>& file) {
            if (generation != m_generation)
                return;
            if (file)
                setDocument(file->document, file->path, file->isReadOnly);
            else
                Q_EMIT failed(file.error());
        });
}

void ProfileEditor::create()
{
    replaceDocument(Document::create(), {}, false);
}

void ProfileEditor::setDocument(Document document, const QString& path, bool readOnly)
{
    replaceDocument(std::move(document), path, readOnly);
}

void ProfileEditor::close()
{
    replaceDocument(std::nullopt, {}, false);
}

void ProfileEditor::replaceDocument(std::optional<Document> document, const QString& path, bool readOnly)
{
    ++m_generation;
    m_document = std::move(document);
    keepSaved();
    m_path = path;
    m_readOnly = readOnly;
    m_hasDraft = false;
    m_review.reset();
    m_hosts = m_document ? hostEntries(*m_document) : std::vector<NodeId>();
    m_host = m_hosts.empty() ? std::nullopt : std::optional(m_hosts.front());
    Q_EMIT documentReplaced();
    Q_EMIT stateChanged();
    reviewNow();
}

void ProfileEditor::keepSaved()
{
    // Parted from what is edited now, not by the next key.
    m_saved = m_document ? std::optional(m_document->unshared()) : std::nullopt;
}

void ProfileEditor::save()
{
    if (!m_document || m_path.isEmpty() || !writeTo(m_path, m_saved->bytes()))
        return;
    Q_EMIT stateChanged();
    Q_EMIT saved();
}

void ProfileEditor::saveAs(const QString& path)
{
    if (!m_document || !writeTo(path))
        return;
    m_path = path;
    m_readOnly = false;
    Q_EMIT stateChanged();
    Q_EMIT saved();
}

bool ProfileEditor::writeTo(const QString& path, const std::optional<QByteArray>& expected)
{
    const base::Result<void> written = writeDocumentFile(path, m_document->bytes(), expected);
    if (!written) {
        Q_EMIT failed(written.error());
        return false;
    }
    m_document->markSaved();
    keepSaved();
    m_reviewSoon.start();
    return true;
}

bool ProfileEditor::edit(const Edit& change)
{
    const base::Result<void> done = tryEdit(change);
    if (!done)
        Q_EMIT failed(done.error());
    return m_document && done;
}

base::Result<void> ProfileEditor::tryEdit(const Edit& change)
{
    if (!m_document)
        return {};
    const std::uint64_t before = m_document->revision();
    base::Result<void> done = change(*m_document);
    if (m_document->revision() != before)
        noteEdit();
    return done;
}

void ProfileEditor::setDraft(bool hasDraft)
{
    if (std::exchange(m_hasDraft, hasDraft) != hasDraft)
        Q_EMIT stateChanged();
}

void ProfileEditor::adopt(Document edited)
{
    m_document = std::move(edited);
    noteEdit();
}

bool ProfileEditor::canUndo() const
{
    return m_document && m_document->canUndo();
}

bool ProfileEditor::canRedo() const
{
    return m_document && m_document->canRedo();
}

void ProfileEditor::undo()
{
    if (!canUndo())
        return;
    m_document->undo();
    noteEdit();
}

void ProfileEditor::redo()
{
    if (!canRedo())
        return;
    m_document->redo();
    noteEdit();
}

void ProfileEditor::noteEdit()
{
    readHosts();
    Q_EMIT edited();
    Q_EMIT stateChanged();
    m_reviewSoon.start();
}

void ProfileEditor::readHosts()
{
    std::vector<NodeId> hosts = hostEntries(*m_document);
    if (hosts == m_hosts)
        return;
    // Who was chosen and is gone gives way to the one that stands there now.
    std::optional<NodeId> host = m_host;
    if (!host || std::find(hosts.begin(), hosts.end(), *host) == hosts.end()) {
        const auto old = host ? std::find(m_hosts.begin(), m_hosts.end(), *host) : m_hosts.begin();
        const std::size_t place = static_cast<std::size_t>(old - m_hosts.begin());
        host = hosts.empty() ? std::nullopt : std::optional(hosts[std::min(place, hosts.size() - 1)]);
    }
    m_hosts = std::move(hosts);
    Q_EMIT hostsChanged();
    setHost(host);
}

void ProfileEditor::reviewNow()
{
    m_reviewSoon.stop();
    if (!m_document || m_reviewing)
        return;
    m_reviewing = true;
    const std::uint64_t generation = m_generation;
    inBackground(
        this, [document = m_document->unshared()] { return makeReview(document); },
        [this, generation](const base::Result<ReviewPtr>& result) {
            m_reviewing = false;
            if (generation != m_generation) {
                reviewNow();
                return;
            }
            if (!result) {
                Q_EMIT failed(result.error());
                return;
            }
            m_review = *result;
            Q_EMIT reviewed();
            if (m_review->revision != m_document->revision())
                m_reviewSoon.start();
        });
}

void ProfileEditor::applyFix(const profile::Finding& finding)
{
    if (!finding.fix || !m_document || !m_review || m_review->revision != m_document->revision())
        return;
    edit(
        [this, fix = *finding.fix](Document& document) { return profile::apply(fix, document, newMerge()); });
}

void ProfileEditor::applySafeFixes()
{
    edit([this](Document& document) -> base::Result<void> {
        const base::Result<int> fixed = profile::applySafeFixes(document, newMerge());
        if (!fixed)
            return std::unexpected(fixed.error());
        return {};
    });
}

void ProfileEditor::setHost(std::optional<NodeId> host)
{
    if (host == m_host)
        return;
    m_host = host;
    Q_EMIT hostChanged();
}

void ProfileEditor::goTo(NodeId node)
{
    if (!m_document || !m_document->contains(node))
        return;
    if (const std::optional<NodeId> host = hostOf(*m_document, node))
        setHost(host);
    Q_EMIT nodeWished(node);
}

} // namespace naru::profiles
