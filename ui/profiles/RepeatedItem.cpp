// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/RepeatedItem.h"

#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/Theme.h"
#include "profiles/FieldForm.h"
#include "profiles/FieldRow.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

namespace naru::profiles {

using kit::Theme;

namespace {

bool isStructured(const profile::Field& field)
{
    const QString path(field.path);
    return !profile::childFields(path).empty() || !profile::attributeFields(path).empty();
}

} // namespace

RepeatedItem::RepeatedItem(const FormContext& context, const profile::Field& field, int number,
                           QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_field(field)
    , m_number(number)
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(Theme::space(1));
    if (isStructured(field)) {
        m_form = new FieldForm(context, {&field}, field.path, this);
        connect(m_form, &FieldForm::focused, this, &RepeatedItem::focused);
        line->addWidget(m_form, 1);
    } else {
        m_row = new FieldRow(context, field, FieldRow::Kind::Item, this);
        connect(m_row, &FieldRow::focused, this, &RepeatedItem::focused);
        line->addWidget(m_row, 1);
    }
    // Made behind the value, so that Tab comes to them behind it.
    m_up = makeButton(QStringLiteral("up"));
    m_down = makeButton(QStringLiteral("down"));
    m_remove = makeButton(QStringLiteral("cross"));
    for (QToolButton* button : {m_up, m_down, m_remove})
        line->addWidget(button, 0, Qt::AlignTop);
    connect(m_up, &QToolButton::clicked, this, [this] { Q_EMIT moveWished(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { Q_EMIT moveWished(1); });
    connect(m_remove, &QToolButton::clicked, this, &RepeatedItem::removeWished);
    retranslate();
}

QToolButton* RepeatedItem::makeButton(const QString& icon)
{
    auto* button = new QToolButton(this);
    button->setIcon(kit::Icons::icon(icon, m_context.theme));
    button->setFixedHeight(Theme::control);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void RepeatedItem::setNode(std::optional<profile::NodeId> node)
{
    m_node = node;
    setVisible(node.has_value());
    const auto home = node ? std::optional(FieldHome{*node, m_field.path}) : std::nullopt;
    if (m_form)
        m_form->setHome(home);
    else
        m_row->setHome(home);
}

void RepeatedItem::setPlace(bool isFirst, bool isLast)
{
    m_up->setEnabled(!isFirst);
    m_down->setEnabled(!isLast);
}

void RepeatedItem::refresh()
{
    if (m_form)
        m_form->refresh();
    else
        m_row->refresh();
}

void RepeatedItem::retranslate()
{
    const QString name = m_context.speech.words().fieldLabel(m_field) % u' ' % QString::number(m_number);
    if (m_form)
        m_form->retranslate();
    else
        m_row->setLabel(QString::number(m_number), name);
    const auto call = [&name](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(name % QStringLiteral(": ") % text);
    };
    call(m_up, tr("Move up (Alt+Up)"));
    call(m_down, tr("Move down (Alt+Down)"));
    call(m_remove, tr("Remove"));
}

void RepeatedItem::takeFocus()
{
    if (m_form)
        m_form->focusFirst();
    else
        m_row->control().setFocus(Qt::OtherFocusReason);
}

bool RepeatedItem::focusNode(profile::NodeId node)
{
    if (m_form && m_form->focusNode(node))
        return true;
    if (m_node != node)
        return false;
    takeFocus();
    return true;
}

void RepeatedItem::keyPressEvent(QKeyEvent* event)
{
    const bool isMove = event->modifiers() == Qt::AltModifier;
    if (isMove && event->key() == Qt::Key_Up)
        Q_EMIT moveWished(-1);
    else if (isMove && event->key() == Qt::Key_Down)
        Q_EMIT moveWished(1);
    else
        QWidget::keyPressEvent(event);
}

} // namespace naru::profiles
