// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/FieldRow.h"

#include "kit/CheckBox.h"
#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/Theme.h"
#include "profiles/FieldProblem.h"
#include "profiles/ProfileEditor.h"
#include "profiles/ValueEditor.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace naru::profiles {

using kit::Theme;
using profile::Document;
using profile::Field;
using profile::FieldType;

namespace {

constexpr int labelWidth = 184;
constexpr int unsetWidth = 28;

enum Column { LabelColumn, ControlColumn, BesideColumn, UnsetColumn };

bool isChosen(const Field& field)
{
    return field.type == FieldType::Choice || field.type == FieldType::Boolean;
}

QLabel* smallLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("tone", "small");
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

FieldRow::FieldRow(const FormContext& context, const Field& field, Kind kind, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_field(field)
    , m_kind(kind)
    , m_label(new QLabel(this))
    , m_editor(makeValueEditor(field, context.theme, kind == Kind::Single && field.least == 0, this))
    , m_problem(smallLabel(this))
{
    layOut();
    connect(m_editor, &ValueEditor::edited, this, &FieldRow::write);
    connect(m_editor, &ValueEditor::finished, this, &FieldRow::leave);
    control().installEventFilter(this);
    control().setProperty("field", QString(field.path));
    retranslate();
}

void FieldRow::layOut()
{
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setBuddy(&control());
    m_problem->setWordWrap(true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(Theme::space(2));
    grid->setVerticalSpacing(Theme::space(1));
    grid->addWidget(m_label, 0, LabelColumn);
    grid->addWidget(&control(), 0, ControlColumn, isChosen(m_field) ? Qt::AlignLeft : Qt::Alignment());
    grid->addWidget(m_problem, 1, ControlColumn, 1, 3);
    grid->setColumnStretch(ControlColumn, 1);
    // Kept free where no button is, so that fields end below each other and stay at each key.
    if (m_kind == Kind::Single)
        grid->setColumnMinimumWidth(UnsetColumn, unsetWidth);
    m_problem->setVisible(false);
    if (m_kind == Kind::Single && m_field.userControllable) {
        m_controllable = new kit::CheckBox(m_context.theme, this);
        m_controllable->setProperty("field",
                                    QString(QString(m_field.path) + QStringLiteral("/@UserControllable")));
        grid->addWidget(m_controllable, 0, BesideColumn);
        connect(m_controllable, &kit::CheckBox::clicked, this, &FieldRow::setControllable);
    }
    if (m_kind == Kind::Single && m_field.least == 0 && !isChosen(m_field)) {
        m_unset = new QToolButton(this);
        m_unset->setIcon(kit::Icons::icon(QStringLiteral("cross"), m_context.theme));
        m_unset->setFixedWidth(unsetWidth);
        m_unset->setFocusPolicy(Qt::StrongFocus);
        grid->addWidget(m_unset, 0, UnsetColumn);
        connect(m_unset, &QToolButton::clicked, this, &FieldRow::unset);
    }
    setDepth(0);
}

QWidget& FieldRow::control() const
{
    return m_editor->widget();
}

std::optional<profile::NodeId> FieldRow::node() const
{
    if (!m_home || !m_context.editor.hasDocument())
        return std::nullopt;
    return elementOf(m_context.editor.document(), *m_home, m_field);
}

void FieldRow::setDepth(int depth)
{
    m_label->setFixedWidth(m_kind == Kind::Single ? labelWidth : Theme::space(6));
    m_label->setIndent(Theme::space(3) * depth);
}

void FieldRow::setLabel(const QString& shown, const QString& spoken)
{
    m_ownLabel = shown;
    m_ownSpoken = spoken;
    retranslate();
}

void FieldRow::setHome(std::optional<FieldHome> home)
{
    m_home = home;
    m_merge.reset();
    setEnabled(home.has_value());
    refresh();
}

void FieldRow::refresh()
{
    if (!m_home || !m_context.editor.hasDocument()) {
        m_editor->show(std::nullopt);
        m_problem->setVisible(false);
        return;
    }
    const Document& document = m_context.editor.document();
    const std::optional<QString> value = valueOf(document, *m_home, m_field);
    m_editor->show(value);
    if (m_controllable)
        m_controllable->setChecked(isUserControllable(document, *m_home, m_field));
    if (m_unset)
        m_unset->setVisible(value.has_value());
    if (m_field.type == FieldType::Host)
        m_editor->setTag(addressKind(value.value_or(QString())));
    showProblem(value);
}

void FieldRow::showProblem(const std::optional<QString>& value)
{
    const std::optional<ShownProblem> problem =
        problemOf(m_field, value, node(), m_context.editor, m_context.speech.words());
    m_problem->setVisible(problem.has_value());
    if (!problem)
        return;
    const char* tone = problem->severity == profile::Severity::Error  ? "smallFail"
                       : problem->severity == profile::Severity::Note ? "small"
                                                                      : "smallWarn";
    if (m_problem->property("tone").toString() != QLatin1String(tone)) {
        m_problem->setProperty("tone", tone);
        m_problem->style()->unpolish(m_problem);
        m_problem->style()->polish(m_problem);
    }
    m_problem->setText(problem->text);
    fitProblem();
}

void FieldRow::fitProblem()
{
    // A grid in a column does not pass on that a text needs more height where it is narrow.
    m_problem->setMinimumHeight(0); // Qt takes it for part of what the text needs.
    const int room = width() - m_label->width() - Theme::space(2);
    m_problem->setMinimumHeight(std::max(0, m_problem->heightForWidth(std::max(room, Theme::space(20)))));
}

void FieldRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitProblem();
}

void FieldRow::retranslate()
{
    const wording::Words& words = m_context.speech.words();
    const QString name = words.fieldLabel(m_field);
    const QString sentence = words.fieldText(m_field);
    m_label->setText(m_ownLabel.isEmpty() ? name : m_ownLabel);
    m_label->setToolTip(sentence);
    control().setAccessibleName(m_ownSpoken.isEmpty() ? name : m_ownSpoken);
    control().setAccessibleDescription(sentence);
    control().setToolTip(sentence);
    m_editor->setUnsetText(m_field.fallback ? tr("Default: %1").arg(*m_field.fallback) : tr("Not set"));
    if (m_controllable) {
        m_controllable->setText(tr("User may change it"));
        m_controllable->setAccessibleName(tr("%1: the user may change it").arg(name));
        m_controllable->setToolTip(QStringLiteral("UserControllable"));
    }
    if (m_unset) {
        m_unset->setToolTip(tr("Take it out of the file"));
        m_unset->setAccessibleName(tr("%1: take it out of the file").arg(name));
    }
    refresh();
}

bool FieldRow::matches(const QString& text) const
{
    const wording::Words& words = m_context.speech.words();
    return QString(m_field.path).contains(text, Qt::CaseInsensitive) ||
           words.fieldLabel(m_field).contains(text, Qt::CaseInsensitive) ||
           words.fieldText(m_field).contains(text, Qt::CaseInsensitive);
}

profile::MergeId FieldRow::merge()
{
    if (!m_merge)
        m_merge = m_context.editor.newMerge();
    return m_merge;
}

void FieldRow::write(const std::optional<QString>& value)
{
    if (!m_home)
        return;
    m_context.editor.edit([&](Document& document) {
        return value ? writeValue(document, *m_home, m_field, *value, merge())
                     : eraseField(document, *m_home, m_field, merge());
    });
}

void FieldRow::leave()
{
    const profile::MergeId typed = std::exchange(m_merge, std::nullopt);
    if (!typed || !m_home || m_kind == Kind::Item || m_field.least > 0)
        return;
    // A text that was deleted means that the field is not wanted, not that it is to be empty.
    const Document& document = m_context.editor.document();
    const std::optional<profile::NodeId> element = node();
    if (!element || !document.children(*element).empty() || valueOf(document, *m_home, m_field) != QString())
        return;
    m_context.editor.edit([&](Document& edited) { return eraseField(edited, *m_home, m_field, typed); });
}

void FieldRow::setControllable(bool allowed)
{
    m_context.editor.edit([&](Document& document) {
        return setUserControllable(document, *m_home, m_field, allowed, m_context.editor.newMerge());
    });
}

void FieldRow::unset()
{
    control().setFocus();
    m_context.editor.edit([&](Document& document) {
        return eraseField(document, *m_home, m_field, m_context.editor.newMerge());
    });
}

bool FieldRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        Q_EMIT focused(&m_field);
    return QWidget::eventFilter(watched, event);
}

} // namespace naru::profiles
