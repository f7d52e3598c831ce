// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/MatchPane.h"

#include "kit/Speech.h"
#include "kit/Theme.h"
#include "profiles/ClientGroups.h"
#include "profiles/FieldForm.h"
#include "profiles/FieldHelp.h"
#include "profiles/FormScroll.h"
#include "profiles/ProfileEditor.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace naru::profiles {

using kit::Theme;
using profile::Field;

namespace {

std::vector<const Field*> certificateFields()
{
    std::vector<const Field*> fields = groupFields(ClientGroup::Certificates);
    const std::vector<const Field*> enrollment = groupFields(ClientGroup::Enrollment);
    fields.insert(fields.end(), enrollment.begin(), enrollment.end());
    return fields;
}

} // namespace

MatchPane::MatchPane(const FormContext& context, QAction* tryOne, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_tryOne(tryOne)
    , m_sentence(new QLabel(this))
    , m_button(new QPushButton(this))
    , m_help(new FieldHelp(this))
{
    auto* scroll = new FormScroll(this);
    m_form = new FieldForm(context, certificateFields(), {}, scroll->content());
    m_sentence->setWordWrap(true);
    auto* head = new QWidget(scroll->content());
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, Theme::space(2));
    row->setSpacing(Theme::space(4));
    row->addWidget(m_sentence, 1);
    row->addWidget(m_button, 0, Qt::AlignTop);
    scroll->add(head);
    scroll->add(m_form);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scroll, 1);
    column->addWidget(m_help);
    connect(m_button, &QPushButton::clicked, tryOne, &QAction::trigger);
    connect(tryOne, &QAction::changed, this, [this] {
        m_button->setText(m_tryOne->text());
        m_button->setEnabled(m_tryOne->isEnabled());
    });
    connect(m_form, &FieldForm::focused, this,
            [this](const Field* field) { m_help->show(field, m_context.speech.words()); });
    connect(&context.editor, &ProfileEditor::documentReplaced, this, &MatchPane::rehome);
    connect(&context.editor, &ProfileEditor::edited, this, &MatchPane::refresh);
    connect(&context.editor, &ProfileEditor::reviewed, this, &MatchPane::refresh);
    rehome();
    retranslate();
}

void MatchPane::rehome()
{
    m_form->setHome(m_context.editor.hasDocument()
                        ? std::optional(FieldHome{m_context.editor.document().root(), {}})
                        : std::nullopt);
}

void MatchPane::refresh()
{
    if (isVisible())
        m_form->refresh();
}

void MatchPane::retranslate()
{
    m_sentence->setText(
        tr("A client offers only certificates that all rules match. Pick one to see which rule "
           "matches, which does not, and why."));
    m_button->setText(m_tryOne->text());
    m_button->setEnabled(m_tryOne->isEnabled());
    m_form->retranslate();
    m_help->show(nullptr, m_context.speech.words());
}

bool MatchPane::focusNode(profile::NodeId node)
{
    return m_form->focusNode(node);
}

void MatchPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

} // namespace naru::profiles
