// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Fix.h"

#include "profile/Lint.h"

#include <algorithm>

namespace naru::profile {

namespace {

bool isText(const Edit& edit)
{
    return std::holds_alternative<ReplaceText>(edit);
}

/** Carries out what changes elements. */
struct ElementEdit
{
    Document& document;
    MergeId merge;

    base::Result<void> operator()(const SetValue& edit) const
    {
        return isThere(edit.node) ? document.setValue(edit.node, edit.value, merge) : done();
    }
    base::Result<void> operator()(const SetAttribute& edit) const
    {
        return isThere(edit.node) ? document.setAttribute(edit.node, edit.name, edit.value, merge) : done();
    }
    base::Result<void> operator()(const RemoveAttribute& edit) const
    {
        return isThere(edit.node) ? document.removeAttribute(edit.node, edit.name, merge) : done();
    }
    base::Result<void> operator()(const RemoveElement& edit) const
    {
        return isThere(edit.node) ? document.remove(edit.node, merge) : done();
    }
    base::Result<void> operator()(const InsertElement& edit) const
    {
        if (!isThere(edit.parent))
            return done();
        const auto node = document.insert(edit.parent, edit.element, edit.index, merge);
        return node ? done() : std::unexpected(node.error());
    }
    base::Result<void> operator()(const MoveElement& edit) const
    {
        return isThere(edit.node) ? document.move(edit.node, edit.index, merge) : done();
    }
    /** Done by `replaceTexts`, all at once. */
    base::Result<void> operator()(const ReplaceText&) const { return done(); }

private:
    /** An earlier fix may have removed it. */
    [[nodiscard]] bool isThere(NodeId node) const { return document.contains(node); }
    static base::Result<void> done() { return {}; }
};

/** One pass from the end, so that the places of the others stay. Of two that overlap the later one waits. */
base::Result<void> replaceTexts(std::vector<ReplaceText> edits, Document& document, MergeId merge)
{
    std::stable_sort(edits.begin(), edits.end(), [](const ReplaceText& a, const ReplaceText& b) {
        return a.range.begin > b.range.begin;
    });
    QString text = document.text();
    qsizetype end = text.size();
    for (const ReplaceText& edit : edits) {
        if (edit.range.end > end)
            continue;
        text.replace(edit.range.begin, edit.range.size(), edit.text);
        end = edit.range.begin;
    }
    return document.setText(text, merge);
}

base::Result<void> carryOut(const std::vector<Edit>& edits, Document& document, MergeId merge)
{
    std::vector<ReplaceText> texts;
    for (const Edit& edit : edits) {
        if (const auto* text = std::get_if<ReplaceText>(&edit))
            texts.push_back(*text);
        else if (auto done = std::visit(ElementEdit{document, merge}, edit); !done)
            return done;
    }
    return texts.empty() ? base::Result<void>() : replaceTexts(std::move(texts), document, merge);
}

/** Those that change elements, else those that change the text: ids outlive edits, places do not. */
std::vector<Fix> nextSafeFixes(const Lint& lint)
{
    std::vector<Fix> ofElements;
    std::vector<Fix> ofText;
    for (const Finding& finding : lint.findings) {
        if (!finding.fix || finding.fix->kind != FixKind::Safe)
            continue;
        const bool hasText = std::any_of(finding.fix->edits.begin(), finding.fix->edits.end(), isText);
        (hasText ? ofText : ofElements).push_back(*finding.fix);
    }
    return ofElements.empty() ? ofText : ofElements;
}

} // namespace

base::Result<void> apply(const Fix& fix, Document& document, MergeId merge)
{
    Document changed = document;
    if (auto done = carryOut(fix.edits, changed, merge); !done)
        return done;
    document = std::move(changed);
    return {};
}

base::Result<int> applySafeFixes(Document& document, std::uint64_t merge)
{
    // Each round mends what the one before has uncovered; no real file needs more than three.
    constexpr int mostRounds = 8;
    Document changed = document;
    int count = 0;
    for (int round = 0; round < mostRounds; ++round) {
        const auto found = lint(changed);
        if (!found)
            return std::unexpected(found.error());
        const std::vector<Fix> fixes = nextSafeFixes(*found);
        if (fixes.empty())
            break;
        std::vector<Edit> edits;
        for (const Fix& fix : fixes)
            edits.insert(edits.end(), fix.edits.begin(), fix.edits.end());
        if (auto done = carryOut(edits, changed, merge); !done)
            return std::unexpected(done.error());
        count += static_cast<int>(fixes.size());
    }
    document = std::move(changed);
    return count;
}

} // namespace naru::profile
