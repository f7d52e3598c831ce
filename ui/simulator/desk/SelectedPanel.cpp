// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/desk/SelectedPanel.h"

#include "kit/FocusOrder.h"
#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "simulator/charts/FigureText.h"
#include "simulator/charts/NodeColumns.h"
#include "simulator/desk/EntryCell.h"
#include "simulator/desk/LogRows.h"
#include "simulator/words/ElementWords.h"
#include "simulator/words/Spoken.h"

#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace naru::simulator {

using kit::Theme;

SelectedPanel::SelectedPanel(const kit::Surroundings& surroundings, const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_desk(desk)
    , m_title(new QLabel(this))
    , m_state(new QLabel(this))
    , m_before(new QToolButton(this))
    , m_behind(new QToolButton(this))
    , m_advice(new QLabel(this))
    , m_figures(new QWidget(this))
    , m_actionBox(new QWidget(this))
    , m_script(new QPushButton(this))
    , m_storyTitle(new QLabel(this))
    , m_storyView(new QListView(this))
    , m_story(new LogRows(surroundings.speech, LogRows::Order::AsTheyCame, this))
    , m_cell(new EntryCell(surroundings.theme, EntryCell::Manner::Step, m_storyView))
{
    m_title->setProperty("tone", "heading");
    m_title->setTextFormat(Qt::PlainText);
    for (QLabel* label : {m_state, m_advice}) {
        label->setProperty("tone", "small");
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_storyTitle->setProperty("tone", "heading");
    m_storyTitle->setWordWrap(true);
    m_storyView->setModel(m_story);
    m_storyView->setItemDelegate(m_cell);
    m_storyView->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_storyView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Rows are as high as their width makes them: it must not change when the bar comes.
    m_storyView->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_storyView->setResizeMode(QListView::Adjust);
    const auto mark = [this](QToolButton* button, const QString& icon, int by) {
        button->setIcon(kit::Icons::icon(icon, m_surroundings.theme));
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, [this, by] { goMark(by); });
    };
    mark(m_before, QStringLiteral("up"), -1);
    mark(m_behind, QStringLiteral("down"), 1);

    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_before);
    head->addWidget(m_behind);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(Theme::space(4), Theme::space(3), Theme::space(4), Theme::space(2));
    top->setSpacing(Theme::space(1));
    top->addLayout(head);
    top->addWidget(m_state);
    top->addWidget(m_advice);
    top->addWidget(m_figures);
    top->addWidget(m_actionBox);
    top->addWidget(m_script);
    top->addSpacing(Theme::space(2));
    top->addWidget(m_storyTitle);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    // The story takes all that is left; without one that stays free.
    layout->addWidget(m_storyView, 100);
    layout->addStretch(1);
    m_script->setFont(m_surroundings.theme.small());
    connect(m_script, &QPushButton::clicked, this, &SelectedPanel::scriptWished);
    new QFormLayout(m_figures);
    auto* actions = new QVBoxLayout(m_actionBox);
    actions->setContentsMargins(0, Theme::space(2), 0, 0);
    actions->setSpacing(Theme::space(1));
    const auto go = [this](const QModelIndex& index) { Q_EMIT timeWished(m_story->entry(index.row()).at); };
    connect(m_storyView, &QListView::activated, this, go);
    connect(m_storyView, &QListView::clicked, this, go);
    retranslate();
}

void SelectedPanel::setModel(const sim::ModelInfo& model)
{
    m_model = model;
}

void SelectedPanel::show(const FramePtr& frame, bool sideB)
{
    m_frame = frame;
    m_sideB = sideB;
    if (isVisible() && frame->whole)
        refresh();
}

void SelectedPanel::select(const QString& id)
{
    m_id = id;
    refresh();
}

const Side* SelectedPanel::side() const
{
    if (!m_frame)
        return nullptr;
    return &m_frame->side(m_sideB);
}

const sim::Element* SelectedPanel::element() const
{
    const Side* shown = side();
    if (!shown)
        return nullptr;
    const auto found = std::ranges::find(shown->snapshot.elements, m_id.toStdString(), &sim::Element::id);
    return found == shown->snapshot.elements.end() ? nullptr : &*found;
}

void SelectedPanel::refresh()
{
    const Side* shown = side();
    if (!shown)
        return;
    const sim::Element* selected = element();
    const QString kind = m_id.section(u'/', 0, 0);
    const bool isMark = !selected && (kind == u"session" || kind == u"flow");
    if (selected)
        m_title->setText(QString::fromStdString(selected->name));
    else if (isMark)
        m_title->setText(
            elementWord(m_surroundings.speech.words(), kind.toStdString(), m_id.section(u'/', 1)));
    else
        m_title->setText(tr("Nothing is selected"));
    m_before->setVisible(isMark);
    m_behind->setVisible(isMark);
    m_state->setVisible(selected != nullptr);
    if (selected)
        m_state->setText(stateSign(m_surroundings.speech.words(), selected->kind, selected->state).word);
    m_advice->setVisible(m_id.isEmpty());
    m_figures->setVisible(selected != nullptr);
    refreshFigures(*shown);
    refreshActions(*shown);
    const bool isFollowed = m_frame->followed == m_id.toStdString() && !m_id.isEmpty();
    // A mark's story is short and goes step by step; a thing's is its part of the event log.
    m_cell->setManner(isMark ? EntryCell::Manner::Step : EntryCell::Manner::Event);
    m_story->setOrder(isMark ? LogRows::Order::AsTheyCame : LogRows::Order::LatestFirst);
    const std::vector<sim::LogEntry> story = isFollowed ? shown->story : std::vector<sim::LogEntry>();
    m_story->setEntries(story, isMark && !story.empty() ? story.back().at : m_frame->until);
    m_cell->setNow(m_story->rowAt(m_frame->a.snapshot.at));
    m_storyView->viewport()->update();
    m_storyTitle->setVisible(m_story->rowCount() > 0);
    m_storyView->setVisible(m_story->rowCount() > 0);
    m_storyTitle->setText(isMark ? tr("What happened, %n step(s)", nullptr, m_story->rowCount())
                                 : tr("What happened, the latest first"));
}

void SelectedPanel::refreshFigures(const Side& side)
{
    auto* form = qobject_cast<QFormLayout*>(m_figures->layout());
    const sim::Element* selected = element();
    const auto columns = selected ? nodeColumns(m_model.name, selected->kind) : std::span<const NodeColumn>();
    while (form->rowCount() > static_cast<int>(columns.size()))
        form->removeRow(form->rowCount() - 1);
    const wording::Words& words = m_surroundings.speech.words();
    for (int row = 0; row < static_cast<int>(columns.size()); ++row) {
        const NodeColumn& column = columns[static_cast<std::size_t>(row)];
        if (row == form->rowCount()) {
            auto* name = new QLabel(m_figures);
            auto* value = new QLabel(m_figures);
            name->setProperty("tone", "small");
            value->setFont(m_surroundings.theme.smallFigures());
            value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            form->addRow(name, value);
        }
        const auto text = [&](QFormLayout::ItemRole role) {
            return qobject_cast<QLabel*>(form->itemAt(row, role)->widget());
        };
        text(QFormLayout::LabelRole)->setText(spoken(words, column.heading));
        text(QFormLayout::FieldRole)
            ->setText(figureText(words.locale(), nodeFigure(column, *selected, side), column.unit));
    }
}

void SelectedPanel::refreshActions(const Side& side)
{
    m_actions =
        actionsFor(m_id, side.parameters, m_desk.scenario(m_sideB ? SideName::B : SideName::A).parameters);
    while (m_buttons.size() > m_actions.size()) {
        delete m_buttons.back();
        m_buttons.pop_back();
    }
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        if (i == m_buttons.size()) {
            auto* button = new QPushButton(m_actionBox);
            button->setFont(m_surroundings.theme.small());
            m_buttons.push_back(button);
            m_actionBox->layout()->addWidget(button);
            kit::chainBefore(*m_script, *button);
            connect(button, &QPushButton::clicked, this,
                    [this, i] { Q_EMIT actionWished(m_actions[i].settings); });
        }
        m_buttons[i]->setText(m_actions[i].text);
        m_buttons[i]->setToolTip(m_actions[i].explanation);
        m_buttons[i]->setAccessibleDescription(m_actions[i].explanation);
    }
    m_actionBox->setVisible(!m_actions.empty());
    m_script->setVisible(m_id == u"database");
}

/** To the mark before or behind, by their numbers. */
void SelectedPanel::goMark(int by)
{
    const Side* shown = side();
    if (!shown || shown->snapshot.marks.empty())
        return;
    std::vector<std::uint64_t> numbers;
    for (const sim::Mark& mark : shown->snapshot.marks)
        numbers.push_back(mark.id);
    std::ranges::sort(numbers);
    const std::uint64_t current = m_id.section(u'/', 1).toULongLong();
    auto next =
        by > 0 ? std::ranges::upper_bound(numbers, current) : std::ranges::lower_bound(numbers, current);
    if (by < 0 && next != numbers.begin())
        --next;
    if (next == numbers.end())
        --next;
    Q_EMIT selectWished(m_id.section(u'/', 0, 0) % u'/' % QString::number(*next));
}

void SelectedPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SelectedPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_storyView->doItemsLayout();
}

void SelectedPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void SelectedPanel::retranslate()
{
    m_advice->setText(
        tr("Click a thing on the stage, or reach it with Tab and the arrow keys: its numbers, its "
           "story and what can be done to it stand here."));
    m_before->setAccessibleName(tr("The one before"));
    m_before->setToolTip(m_before->accessibleName());
    m_behind->setAccessibleName(tr("The next one"));
    m_behind->setToolTip(m_behind->accessibleName());
    m_script->setText(tr("Script the CPU…"));
    m_script->setToolTip(tr("What the CPU is to be at which moment"));
    m_storyView->setAccessibleName(tr("Story in steps"));
    m_story->retranslate();
    refresh();
}

} // namespace naru::simulator
