// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/SelectionPane.h"

#include "kit/Speech.h"
#include "kit/Theme.h"
#include "profile/FieldValue.h"
#include "profiles/ClientGroups.h"
#include "profiles/FieldForm.h"
#include "profiles/FieldHelp.h"
#include "profiles/FormScroll.h"
#include "profiles/ProfileEditor.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace naru::profiles {

using kit::Theme;
using profile::Document;
using profile::Field;

namespace {

constexpr QStringView enabledPath = u"ClientInitialization/EnableAutomaticServerSelection";
constexpr QStringView reconnectPath = u"ClientInitialization/AutoReconnect";
constexpr QStringView behaviorPath = u"ClientInitialization/AutoReconnect/AutoReconnectBehavior";

constexpr QStringView suspendPath =
    u"ClientInitialization/EnableAutomaticServerSelection/AutoServerSelectionSuspendTime";
constexpr QStringView improvementPath =
    u"ClientInitialization/EnableAutomaticServerSelection/AutoServerSelectionImprovement";

/** The switch and its thresholds first: the page is about them. */
std::vector<const Field*> selectionFields()
{
    std::vector<const Field*> fields = groupFields(ClientGroup::Selection);
    std::stable_partition(fields.begin(), fields.end(),
                          [](const Field* field) { return field->path == enabledPath; });
    return fields;
}

FieldHome homeOf(const Document& document)
{
    return {document.root(), {}};
}

/** With the table's default where the file says nothing. */
QString effective(const Document& document, QStringView path)
{
    const Field& field = *profile::findField(path);
    return valueOf(document, homeOf(document), field)
        .value_or(QString(field.fallback.value_or(QLatin1StringView())));
}

bool isOn(const Document& document, QStringView path)
{
    return profile::readBoolean(effective(document, path)).value.value_or(false);
}

} // namespace

SelectionPane::SelectionPane(const FormContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_sentence(new QLabel(this))
    , m_act(new QPushButton(this))
    , m_help(new FieldHelp(this))
{
    auto* scroll = new FormScroll(this);
    m_form = new FieldForm(context, selectionFields(), {}, scroll->content());
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    auto* facts = new QWidget(scroll->content());
    auto* row = new QHBoxLayout(facts);
    row->setContentsMargins(0, 0, 0, Theme::space(2));
    row->setSpacing(Theme::space(4));
    row->addWidget(m_sentence, 1);
    row->addWidget(m_act, 0, Qt::AlignTop);
    scroll->add(facts);
    scroll->add(m_form);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scroll, 1);
    column->addWidget(m_help);
    connect(m_act, &QPushButton::clicked, this, &SelectionPane::letThresholdsAct);
    connect(m_form, &FieldForm::focused, this,
            [this](const Field* field) { m_help->show(field, m_context.speech.words()); });
    connect(&context.editor, &ProfileEditor::documentReplaced, this, &SelectionPane::rehome);
    connect(&context.editor, &ProfileEditor::edited, this, &SelectionPane::refresh);
    connect(&context.editor, &ProfileEditor::reviewed, this, &SelectionPane::refresh);
    rehome();
    retranslate();
}

void SelectionPane::rehome()
{
    const bool has = m_context.editor.hasDocument();
    m_form->setHome(has ? std::optional(homeOf(m_context.editor.document())) : std::nullopt);
    sayThresholds();
}

void SelectionPane::refresh()
{
    if (!isVisible())
        return;
    m_form->refresh();
    sayThresholds();
}

void SelectionPane::sayThresholds()
{
    m_act->hide();
    if (!m_context.editor.hasDocument()) {
        m_sentence->clear();
        return;
    }
    const Document& document = m_context.editor.document();
    if (!isOn(document, enabledPath)) {
        m_sentence->setText(tr("Automatic selection is off: the client connects to the gateway that its user "
                               "chooses, and both thresholds rest."));
        return;
    }
    if (!isOn(document, reconnectPath)) {
        m_sentence->setText(
            tr("Both thresholds never act: AutoReconnect is off, so no connection is taken up "
               "again after the machine's sleep."));
        m_act->show();
        return;
    }
    if (effective(document, behaviorPath) != QLatin1String("ReconnectAfterResume")) {
        m_sentence->setText(tr("Both thresholds never act: AutoReconnectBehavior is DisconnectOnSuspend, its "
                               "default, so there is no reconnection after a resume for them to act on."));
        m_act->show();
        return;
    }
    m_sentence->setText(
        tr("After a resume the gateways are measured again once the machine slept for %1 h or "
           "longer, and the gateway changes only for one that is %2 % faster.")
            .arg(effective(document, suspendPath), effective(document, improvementPath)));
}

void SelectionPane::letThresholdsAct()
{
    m_context.editor.edit([merge = m_context.editor.newMerge()](Document& document) -> base::Result<void> {
        const FieldHome home = homeOf(document);
        if (!isOn(document, reconnectPath)) {
            const auto on =
                writeValue(document, home, *profile::findField(reconnectPath), QStringLiteral("true"), merge);
            if (!on)
                return on;
        }
        return writeValue(document, home, *profile::findField(behaviorPath),
                          QStringLiteral("ReconnectAfterResume"), merge);
    });
}

void SelectionPane::retranslate()
{
    m_act->setText(tr("Set ReconnectAfterResume"));
    m_form->retranslate();
    m_help->show(nullptr, m_context.speech.words());
    sayThresholds();
}

bool SelectionPane::focusNode(profile::NodeId node)
{
    return m_form->focusNode(node);
}

QString SelectionPane::sentence() const
{
    return m_sentence->text();
}

void SelectionPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

} // namespace naru::profiles
