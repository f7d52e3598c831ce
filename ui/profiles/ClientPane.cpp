// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ClientPane.h"

#include "kit/FocusOrder.h"
#include "kit/KeptSelection.h"
#include "kit/SearchField.h"
#include "kit/Speech.h"
#include "kit/Theme.h"
#include "profiles/FieldForm.h"
#include "profiles/FieldHelp.h"
#include "profiles/FormScroll.h"
#include "profiles/ProfileEditor.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace naru::profiles {

using kit::Theme;

namespace {

constexpr int groupWidth = 232;

} // namespace

ClientPane::ClientPane(const FormContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_search(new kit::SearchField(this))
    , m_groups(new kit::KeptSelection<QListWidget>(this))
    , m_scroll(new FormScroll(this))
    , m_none(new QLabel(m_scroll->content()))
    , m_help(new FieldHelp(this))
{
    layOut();
    connect(m_search, &QLineEdit::textChanged, this, &ClientPane::arrange);
    connect(m_groups, &QListWidget::currentRowChanged, this, [this] {
        m_search->clear();
        arrange();
    });
    connect(&context.editor, &ProfileEditor::documentReplaced, this, &ClientPane::rehome);
    connect(&context.editor, &ProfileEditor::edited, this, &ClientPane::refresh);
    connect(&context.editor, &ProfileEditor::reviewed, this, &ClientPane::refresh);
    retranslate();
    m_groups->setCurrentRow(0);
}

void ClientPane::layOut()
{
    m_groups->setFrameShape(QFrame::NoFrame);
    m_groups->setUniformItemSizes(true);
    for (int i = 0; i < clientGroups; ++i) {
        auto* item = new QListWidgetItem(m_groups);
        item->setSizeHint(QSize(0, Theme::space(9)));
        item->setHidden(groupFields(static_cast<ClientGroup>(i)).empty());
    }
    m_none->setProperty("tone", "secondary");
    m_scroll->add(m_none);

    auto* side = new QWidget(this);
    side->setFixedWidth(groupWidth);
    auto* left = new QVBoxLayout(side);
    left->setContentsMargins(Theme::space(4), Theme::space(3), Theme::space(2), Theme::space(2));
    left->setSpacing(Theme::space(3));
    left->addWidget(m_search);
    left->addWidget(m_groups, 1);
    auto* line = new QFrame(this);
    line->setProperty("separator", true);
    line->setFixedWidth(1);
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_scroll, 1);
    right->addWidget(m_help);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(side);
    row->addWidget(line);
    row->addLayout(right, 1);
}

ClientPane::Section& ClientPane::section(int group)
{
    Section& section = m_sections[static_cast<std::size_t>(group)];
    if (section.form)
        return section;
    const auto which = static_cast<ClientGroup>(group);
    section.title = new QLabel(groupTitle(which), m_scroll->content());
    section.title->setProperty("tone", "heading");
    section.form = new FieldForm(m_context, groupFields(which), {}, m_scroll->content());
    connect(section.form, &FieldForm::focused, this,
            [this](const profile::Field* field) { m_help->show(field, m_context.speech.words()); });
    m_scroll->add(section.title);
    m_scroll->add(section.form);
    QWidget* before = m_groups;
    for (int i = 0; i < group; ++i) {
        if (m_sections[static_cast<std::size_t>(i)].form)
            before = kit::lastControl(*m_sections[static_cast<std::size_t>(i)].form);
    }
    kit::chainAfter(*before, *section.form);
    if (m_context.editor.hasDocument())
        section.form->setHome(FieldHome{m_context.editor.document().root(), {}});
    return section;
}

void ClientPane::arrange()
{
    const QString text = m_search->text().trimmed();
    const int current = m_groups->currentRow();
    int found = 0;
    for (int i = 0; i < clientGroups; ++i) {
        const bool isWanted = text.isEmpty() ? i == current : !m_groups->item(i)->isHidden();
        if (isWanted)
            section(i);
        Section& known = m_sections[static_cast<std::size_t>(i)];
        if (!known.form)
            continue;
        const int rows = isWanted ? known.form->filter(text) : 0;
        known.form->setVisible(rows > 0);
        known.title->setVisible(rows > 0);
        found += rows;
    }
    m_none->setVisible(found == 0);
}

void ClientPane::rehome()
{
    const auto home = m_context.editor.hasDocument()
                          ? std::optional(FieldHome{m_context.editor.document().root(), {}})
                          : std::nullopt;
    for (Section& section : m_sections) {
        if (section.form)
            section.form->setHome(home);
    }
}

void ClientPane::refresh()
{
    if (!isVisible())
        return;
    for (Section& section : m_sections) {
        if (section.form && section.form->isVisible())
            section.form->refresh();
    }
}

void ClientPane::retranslate()
{
    m_search->setPlaceholderText(tr("Find a setting"));
    m_search->setAccessibleName(tr("Find a setting"));
    m_groups->setAccessibleName(tr("Groups of settings"));
    m_none->setText(tr("No setting has this text in its name or its sentence."));
    for (int i = 0; i < clientGroups; ++i) {
        const QString title = groupTitle(static_cast<ClientGroup>(i));
        m_groups->item(i)->setText(title);
        m_groups->item(i)->setToolTip(title);
        Section& section = m_sections[static_cast<std::size_t>(i)];
        if (!section.form)
            continue;
        section.title->setText(title);
        section.form->retranslate();
    }
    m_help->show(nullptr, m_context.speech.words());
}

bool ClientPane::focusNode(profile::NodeId node)
{
    const QString path = tablePath(m_context.editor.document(), node);
    for (int i = 0; i < clientGroups; ++i) {
        for (const profile::Field* field : groupFields(static_cast<ClientGroup>(i))) {
            if (path != field->path && !path.startsWith(QString(field->path) + u'/'))
                continue;
            m_search->clear();
            m_groups->setCurrentRow(i);
            return section(i).form->focusNode(node);
        }
    }
    return false;
}

void ClientPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

} // namespace naru::profiles
