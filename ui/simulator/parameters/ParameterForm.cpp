// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/ParameterForm.h"

#include "kit/FocusOrder.h"
#include "kit/FocusScroll.h"
#include "kit/Speech.h"
#include "kit/Theme.h"
#include "simulator/parameters/ListEdits.h"
#include "simulator/parameters/ParameterRowView.h"
#include "simulator/parameters/ParameterTexts.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace naru::simulator {

using kit::Theme;

namespace {

bool haveSamePaths(const std::vector<ParameterBlock>& a, const std::vector<ParameterBlock>& b)
{
    return std::ranges::equal(a, b, [](const ParameterBlock& x, const ParameterBlock& y) {
        return x.path == y.path && x.items == y.items;
    });
}

ParameterBlock without(ParameterBlock block, const std::function<bool(const ParameterRow&)>& dropped)
{
    std::erase_if(block.rows, dropped);
    return block;
}

} // namespace

ParameterForm::ParameterForm(const Theme& theme, const kit::Speech& speech, bool isWhole, QWidget* parent)
    : QScrollArea(parent)
    , m_theme(theme)
    , m_speech(speech)
    , m_isWhole(isWhole)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The controls in it are what the keyboard stops at.
    setFocusPolicy(Qt::NoFocus);
    kit::scrollToFocus(*this, Theme::space(6));
}

void ParameterForm::setSchema(ParameterSchema schema)
{
    dropContent();
    m_schema = std::make_shared<const ParameterSchema>(std::move(schema));
    m_shown.clear();
    m_blocks.clear();
    m_first.clear();
    m_opened.clear();
}

void ParameterForm::show(const sim::Node& tree, const sim::Node* other)
{
    std::string text = sim::writeJsonLine(tree);
    if (other != nullptr)
        text += sim::writeJsonLine(*other);
    if (m_schema == nullptr || text == m_shown)
        return;
    m_shown = std::move(text);
    m_tree = tree;
    m_other = other != nullptr ? std::optional(*other) : std::nullopt;
    std::vector<ParameterBlock> now = blocks();
    const bool isSame = haveSamePaths(now, m_blocks);
    m_blocks = std::move(now);
    if (!isSame)
        return rebuild();
    for (ParameterGroup* group : m_groups) {
        const auto block = std::ranges::find(m_blocks, group->block().path, &ParameterBlock::path);
        group->show(*block);
        for (ParameterRowView* view : group->views())
            mark(*view);
    }
}

std::vector<ParameterBlock> ParameterForm::blocks() const
{
    std::vector<ParameterBlock> blocks = blocksOf(*m_schema, m_tree);
    blocks.front().item = m_topName;
    return blocks;
}

void ParameterForm::setTopName(const QString& name)
{
    m_topName = name;
    if (m_blocks.empty())
        return;
    m_blocks = blocks();
    rebuild();
}

bool ParameterForm::standsFirst(const ParameterRow& row) const
{
    // In a run the heading says the name.
    const bool isName = row.entry->name == "name" && !m_isWhole;
    return !isName && (m_first.contains(row.path) || row.isGiven || otherValue(row) != nullptr);
}

const sim::Node* ParameterForm::otherValue(const ParameterRow& row) const
{
    if (!m_other)
        return nullptr;
    const sim::Node* other = sim::findPath(*m_other, row.path);
    if (other == nullptr)
        return row.isGiven ? &row.value : nullptr;
    return areSame(*other, row.value) ? nullptr : other;
}

bool ParameterForm::passes(const ParameterBlock& block, const ParameterRow& row) const
{
    const sim::ParameterInfo& info = row.entry->info;
    const QString all =
        QString::fromStdString(row.path + ' ' + info.text.en + ' ' + info.text.ko) % u' ' % block.item;
    return m_filter.areIn(all);
}

void ParameterForm::setFilter(const QString& words)
{
    const kit::SearchWords wanted(words);
    if (wanted == m_filter)
        return;
    m_filter = wanted;
    rebuild();
}

void ParameterForm::dropContent()
{
    for (ParameterGroup* group : m_groups) {
        group->disconnect(this);
        for (ParameterRowView* view : group->views())
            view->disconnect(this);
    }
    m_groups.clear();
    m_subtitle = nullptr;
    m_content = nullptr;
    // One of its buttons may be at work just now.
    if (QWidget* old = takeWidget()) {
        connect(old, &QObject::destroyed, this, [kept = m_schema] {});
        old->hide();
        old->deleteLater();
    }
}

void ParameterForm::rebuild()
{
    dropContent();
    m_content = new QWidget(viewport());
    m_content->installEventFilter(this);
    setWidget(m_content);
    m_content->hide();
    m_column = new QVBoxLayout(m_content);
    m_column->setContentsMargins(0, 0, 0, Theme::space(3));
    m_column->setSpacing(0);
    if (m_filter.isEmpty())
        addAll();
    else
        addFound();
    m_column->addStretch(1);
    kit::chainInto(*this, *m_content);
    m_content->show();
    moveFocus();
}

void ParameterForm::moveFocus()
{
    const std::string path = std::exchange(m_focusPath, {});
    if (path.empty())
        return;
    const auto group = std::ranges::find_if(
        m_groups, [&path](const ParameterGroup* one) { return one->block().path == path; });
    if (group == m_groups.end())
        return;
    (*group)->takeFocus();
    ensureWidgetVisible(*group, 0, Theme::space(6));
}

void ParameterForm::addAll()
{
    for (const ParameterBlock& block : m_blocks)
        for (const ParameterRow& row : block.rows)
            if (standsFirst(row))
                m_first.insert(row.path);
    std::size_t open = 0;
    for (const ParameterBlock& block : m_blocks) {
        ParameterBlock first = without(block, [this](const auto& row) { return !standsFirst(row); });
        const bool isGrown = m_isWhole && block.isList && block.items > 0;
        if (first.rows.empty() && !isGrown)
            continue;
        open += first.rows.size();
        addGroup(std::move(first), open <= mostOpen);
    }
    addSubtitle();
    for (const ParameterBlock& block : m_blocks) {
        ParameterBlock rest = without(block, [this](const auto& row) {
            return standsFirst(row) || (row.entry->name == "name" && !m_isWhole);
        });
        const bool isEmptyList = m_isWhole && block.isList && block.items == 0;
        if (!rest.rows.empty() || isEmptyList)
            addGroup(std::move(rest), false);
    }
}

void ParameterForm::addFound()
{
    m_found = 0;
    for (const ParameterBlock& block : m_blocks) {
        ParameterBlock found =
            without(block, [&](const auto& row) { return !passes(block, row) || ++m_found > mostFound; });
        if (!found.rows.empty())
            addGroup(std::move(found), true);
    }
}

void ParameterForm::addSubtitle()
{
    m_subtitle = new QLabel(m_content);
    m_subtitle->setContentsMargins(Theme::space(4), Theme::space(3), Theme::space(4), Theme::space(1));
    m_subtitle->setProperty("tone", "small");
    m_column->addWidget(m_subtitle);
    retranslate();
}

void ParameterForm::addGroup(ParameterBlock block, bool isOpen)
{
    using Act = ParameterGroup::Act;
    const bool isItem = block.entry != nullptr && !block.item.isEmpty();
    const bool hasGroup = std::ranges::any_of(
        m_groups, [&](const ParameterGroup* group) { return group->block().path == block.path; });
    const Act action = !m_isWhole || hasGroup ? Act::None
                       : block.isList         ? Act::AddItem
                       : isItem               ? Act::RemoveItem
                                              : Act::None;
    const std::string key = block.path + (hasGroup || !isOpen ? "/rest" : "");
    auto* group = new ParameterGroup(m_theme, m_speech, std::move(block), action, m_content);
    m_column->addWidget(group);
    m_groups.push_back(group);
    connect(group, &ParameterGroup::rowMade, this, &ParameterForm::adopt);
    connect(group, &ParameterGroup::acted, this, [this, group, action] { act(group->block(), action); });
    const auto kept = m_opened.find(key);
    group->setOpen(kept != m_opened.end() ? kept->second : isOpen);
    connect(group, &ParameterGroup::opened, this, [this, key](bool nowOpen) { m_opened[key] = nowOpen; });
}

void ParameterForm::adopt(ParameterRowView* view)
{
    mark(*view);
    view->setLocked(m_isLocked && !view->row().entry->info.whileRunning);
    connect(view, &ParameterRowView::wished, this,
            [this, view](const sim::Node& value) { wish(view->row().path, value); });
    connect(view, &ParameterRowView::visited, this, [this, view] { Q_EMIT visited(view->row()); });
}

void ParameterForm::mark(ParameterRowView& view) const
{
    const sim::Node* other = otherValue(view.row());
    view.setOther(other != nullptr ? std::optional(valueText(view.row().entry->info, *other)) : std::nullopt);
}

void ParameterForm::wish(const std::string& path, const sim::Node& value)
{
    Q_EMIT settingWished(settingFor(m_tree, path, value));
}

void ParameterForm::act(const ParameterBlock& block, ParameterGroup::Act act)
{
    const bool isNew = act == ParameterGroup::Act::AddItem;
    const ListEdit edit = isNew ? withNewItem(m_tree, block) : withoutItem(m_tree, block);
    m_focusPath = edit.next;
    if (isNew)
        m_opened[edit.next] = m_opened[edit.next + "/rest"] = true;
    wish(edit.path, edit.items);
}

void ParameterForm::setLocked(bool isLocked)
{
    if (isLocked == m_isLocked)
        return;
    m_isLocked = isLocked;
    for (ParameterGroup* group : m_groups)
        for (ParameterRowView* view : group->views())
            view->setLocked(isLocked && !view->row().entry->info.whileRunning);
}

ParameterRowView* ParameterForm::reveal(std::string_view path)
{
    for (ParameterGroup* group : m_groups)
        if (ParameterRowView* view = group->reveal(path))
            return view;
    return nullptr;
}

bool ParameterForm::showProblem(const sim::Problem& problem)
{
    // A rule of the model may speak of an item or a list: then its first row that is there.
    std::string_view path = problem.path;
    while (!path.empty()) {
        if (ParameterRowView* view = reveal(path)) {
            view->refuse(problem);
            m_refused = view;
            ensureWidgetVisible(view, 0, Theme::space(6));
            return true;
        }
        const std::size_t end = path.find_last_of(".[");
        path = path.substr(0, end == std::string_view::npos ? 0 : end);
    }
    return false;
}

void ParameterForm::clearProblem()
{
    if (m_refused != nullptr)
        m_refused->say(nullptr);
    m_refused.clear();
}

void ParameterForm::finish()
{
    for (ParameterGroup* group : m_groups)
        for (ParameterRowView* view : group->views())
            view->finish();
}

std::optional<std::pair<std::size_t, std::size_t>> ParameterForm::found() const
{
    if (m_filter.isEmpty())
        return {};
    const std::size_t all =
        std::transform_reduce(m_blocks.begin(), m_blocks.end(), std::size_t{0}, std::plus(),
                              [](const ParameterBlock& block) { return block.rows.size(); });
    return std::pair(m_found, all);
}

bool ParameterForm::hasDifferences() const
{
    return std::ranges::any_of(m_blocks, [this](const ParameterBlock& block) {
        return std::ranges::any_of(block.rows, [this](const ParameterRow& row) { return otherValue(row); });
    });
}

bool ParameterForm::hasLockedRows() const
{
    return m_isLocked && std::ranges::any_of(m_groups, [](const ParameterGroup* group) {
               return group->isOpen() &&
                      std::ranges::any_of(group->block().rows, [](const ParameterRow& row) {
                          return !row.entry->info.whileRunning;
                      });
           });
}

void ParameterForm::retranslate()
{
    if (m_subtitle != nullptr)
        m_subtitle->setText(tr("All other parameters"));
}

void ParameterForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QScrollArea::changeEvent(event);
}

bool ParameterForm::eventFilter(QObject* watched, QEvent* event)
{
    // A form never scrolls sideways: it asks for the width that it needs.
    if (watched == m_content && event->type() == QEvent::LayoutRequest)
        setMinimumWidth(m_content->minimumSizeHint().width());
    return QScrollArea::eventFilter(watched, event);
}

} // namespace naru::simulator
