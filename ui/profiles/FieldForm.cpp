// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/FieldForm.h"

#include "kit/Speech.h"
#include "kit/Theme.h"
#include "profiles/FieldRow.h"
#include "profiles/RepeatedField.h"

#include <QLabel>
#include <QVBoxLayout>

namespace naru::profiles {

using kit::Theme;
using profile::Field;
using profile::FieldType;

FieldForm::FieldForm(const FormContext& context, const std::vector<const Field*>& fields,
                     QLatin1StringView homePath, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_homePath(homePath)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(Theme::space(2));
    for (const Field* field : fields)
        add(*field, 0);
}

void FieldForm::add(const Field& field, int depth)
{
    const bool isHome = field.path == m_homePath;
    if (!isHome && field.most != 1) {
        addList(field);
        return;
    }
    const bool isStructure = field.type == FieldType::Structure;
    if (!isStructure)
        addRow(field, depth);
    else if (!isHome)
        addHeading(field, depth);
    addBelow(field, isHome || isStructure ? depth : depth + 1);
}

void FieldForm::addBelow(const Field& field, int depth)
{
    const QString path(field.path);
    for (const Field* attribute : profile::attributeFields(path))
        addRow(*attribute, depth);
    for (const Field* child : profile::childFields(path))
        add(*child, depth);
}

void FieldForm::addRow(const Field& field, int depth)
{
    auto* row = new FieldRow(m_context, field, FieldRow::Kind::Single, this);
    row->setDepth(depth);
    connect(row, &FieldRow::focused, this, &FieldForm::focused);
    m_column->addWidget(row);
    m_rows.push_back(row);
}

void FieldForm::addList(const Field& field)
{
    auto* list = new RepeatedField(m_context, field, this);
    connect(list, &RepeatedField::focused, this, &FieldForm::focused);
    m_column->addWidget(list);
    m_lists.push_back(list);
}

void FieldForm::addHeading(const Field& field, int depth)
{
    // A list of one kind carries the name itself.
    const std::vector<const Field*>& children = profile::childFields(QString(field.path));
    if (children.size() == 1 && children.front()->most != 1)
        return;
    auto* label = new QLabel(this);
    label->setProperty("tone", "heading");
    label->setTextFormat(Qt::PlainText);
    label->setIndent(Theme::space(3) * depth);
    label->setContentsMargins(0, Theme::space(2), 0, 0);
    m_column->addWidget(label);
    m_headings.push_back({label, &field});
    const wording::Words& words = m_context.speech.words();
    label->setText(words.fieldLabel(field));
    label->setToolTip(words.fieldText(field));
}

void FieldForm::setHome(std::optional<FieldHome> home)
{
    for (FieldRow* row : m_rows)
        row->setHome(home);
    for (RepeatedField* list : m_lists)
        list->setHome(home);
}

void FieldForm::refresh()
{
    for (FieldRow* row : m_rows)
        row->refresh();
    for (RepeatedField* list : m_lists)
        list->refresh();
}

void FieldForm::retranslate()
{
    const wording::Words& words = m_context.speech.words();
    for (const Heading& heading : m_headings) {
        heading.label->setText(words.fieldLabel(*heading.field));
        heading.label->setToolTip(words.fieldText(*heading.field));
    }
    for (FieldRow* row : m_rows)
        row->retranslate();
    for (RepeatedField* list : m_lists)
        list->retranslate();
}

int FieldForm::filter(const QString& text)
{
    int shown = 0;
    const auto apply = [&](auto* part) {
        const bool matches = text.isEmpty() || part->matches(text);
        part->setVisible(matches);
        shown += matches ? 1 : 0;
    };
    for (FieldRow* row : m_rows)
        apply(row);
    for (RepeatedField* list : m_lists)
        apply(list);
    for (const Heading& heading : m_headings)
        heading.label->setVisible(text.isEmpty());
    return shown;
}

void FieldForm::setLabelWidth(int width)
{
    for (FieldRow* row : m_rows)
        row->setLabelWidth(width);
}

void FieldForm::focusFirst()
{
    if (!m_rows.empty())
        m_rows.front()->control().setFocus(Qt::OtherFocusReason);
}

bool FieldForm::focusNode(profile::NodeId node)
{
    for (FieldRow* row : m_rows) {
        if (row->node() == node) {
            // As by Tab: a text is selected, so that typing replaces it.
            row->control().setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    for (RepeatedField* list : m_lists) {
        if (list->focusNode(node))
            return true;
    }
    return false;
}

RepeatedField* FieldForm::list(QLatin1StringView path) const
{
    for (RepeatedField* list : m_lists) {
        if (list->field().path == path)
            return list;
    }
    return nullptr;
}

} // namespace naru::profiles
