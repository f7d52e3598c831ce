// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/RepeatedField.h"

#include "kit/FocusOrder.h"
#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "profiles/ProfileEditor.h"
#include "profiles/RepeatedItem.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace naru::profiles {

using kit::Theme;
using profile::Document;
using profile::Field;

RepeatedField::RepeatedField(const FormContext& context, const Field& field, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_field(field)
    , m_title(new QLabel(this))
    , m_add(new QPushButton(this))
    , m_list(new QVBoxLayout)
    , m_more(new QLabel(this))
    , m_sentence(new QLabel(this))
{
    m_title->setProperty("tone", "heading");
    m_title->setTextFormat(Qt::PlainText);
    kit::setButtonRole(*m_add, "small");
    m_add->setIcon(kit::Icons::icon(QStringLiteral("add"), context.theme));
    m_add->setProperty("field", QString(field.path));
    for (QLabel* label : {m_more, m_sentence}) {
        label->setProperty("tone", "small");
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->hide();
    }
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_add);
    m_list->setSpacing(Theme::space(2));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, Theme::space(2), 0, 0);
    column->setSpacing(Theme::space(1));
    column->addLayout(head);
    column->addLayout(m_list);
    column->addWidget(m_more);
    column->addWidget(m_sentence);
    connect(m_add, &QPushButton::clicked, this, &RepeatedField::add);
    retranslate();
}

const Field& RepeatedField::titleField() const
{
    const QString list(m_field.parent());
    const Field* around = profile::findField(list);
    const bool isAlone = around && around->type == profile::FieldType::Structure && around->most == 1 &&
                         profile::childFields(list).size() == 1;
    return isAlone ? *around : m_field;
}

void RepeatedField::setHome(std::optional<FieldHome> home)
{
    m_home = home;
    setEnabled(home.has_value());
    refresh();
}

void RepeatedField::refresh()
{
    m_nodes.clear();
    if (m_home && m_context.editor.hasDocument())
        m_nodes = itemsOf(m_context.editor.document(), *m_home, m_field);
    const std::size_t shown = std::min<std::size_t>(m_nodes.size(), mostShown);
    growTo(shown);
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        m_items[i]->setNode(i < shown ? std::optional(m_nodes[i]) : std::nullopt);
        m_items[i]->setPlace(i == 0, i + 1 == m_nodes.size());
    }
    m_more->setVisible(m_nodes.size() > shown);
    m_more->setText(tr("%n more: see the source.", nullptr, static_cast<int>(m_nodes.size() - shown)));
    m_add->setEnabled(m_field.most == profile::anyNumber || std::ssize(m_nodes) < m_field.most);
}

void RepeatedField::growTo(std::size_t count)
{
    while (m_items.size() < count) {
        const std::size_t place = m_items.size();
        auto* item = new RepeatedItem(m_context, m_field, static_cast<int>(place) + 1, this);
        connect(item, &RepeatedItem::moveWished, this, [this, place](int by) { move(place, by); });
        connect(item, &RepeatedItem::removeWished, this, [this, place] { take(place); });
        connect(item, &RepeatedItem::focused, this, &RepeatedField::focused);
        m_list->addWidget(item);
        kit::chainAfter(m_items.empty() ? *m_add : *kit::lastControl(*m_items.back()), *item);
        m_items.push_back(item);
    }
}

void RepeatedField::retranslate()
{
    const wording::Words& words = m_context.speech.words();
    const QString name = words.fieldLabel(m_field);
    m_title->setText(words.fieldLabel(titleField()));
    m_title->setToolTip(words.fieldText(titleField()));
    m_add->setText(QStringLiteral(" ") + tr("Add"));
    m_add->setAccessibleName(tr("Add: %1").arg(name));
    m_add->setToolTip(words.fieldText(m_field));
    for (RepeatedItem* item : m_items)
        item->retranslate();
    refresh();
}

bool RepeatedField::matches(const QString& text) const
{
    const wording::Words& words = m_context.speech.words();
    return QString(m_field.path).contains(text, Qt::CaseInsensitive) ||
           words.fieldLabel(titleField()).contains(text, Qt::CaseInsensitive) ||
           words.fieldText(m_field).contains(text, Qt::CaseInsensitive);
}

void RepeatedField::setSentence(const QString& sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
}

bool RepeatedField::focusNode(profile::NodeId node)
{
    for (std::size_t i = 0; i < std::min(m_nodes.size(), m_items.size()); ++i) {
        if (m_items[i]->focusNode(node))
            return true;
    }
    return false;
}

void RepeatedField::add()
{
    const bool done = m_context.editor.edit([&](Document& document) -> base::Result<void> {
        const auto added = addItem(document, *m_home, m_field, {});
        return added ? base::Result<void>() : std::unexpected(added.error());
    });
    if (done && !m_nodes.empty() && m_nodes.size() <= m_items.size())
        m_items[m_nodes.size() - 1]->takeFocus();
}

void RepeatedField::take(std::size_t item)
{
    const profile::NodeId node = m_nodes[item];
    m_context.editor.edit(
        [&](Document& document) { return eraseItem(document, node, m_context.editor.newMerge()); });
    if (m_nodes.empty())
        m_add->setFocus(Qt::OtherFocusReason);
    else
        m_items[std::min(item, m_nodes.size() - 1)]->takeFocus();
}

void RepeatedField::move(std::size_t item, int by)
{
    const profile::NodeId node = m_nodes[item];
    const bool done = m_context.editor.edit([&](Document& document) { return moveItem(document, node, by); });
    if (done)
        focusNode(node);
}

} // namespace naru::profiles
