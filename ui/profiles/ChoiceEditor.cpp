// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ChoiceEditor.h"

#include "kit/ComboBox.h"

namespace naru::profiles {

ChoiceEditor::ChoiceEditor(const profile::Field& field, const kit::Theme& theme, bool canBeUnset,
                           QWidget* parent)
    : ValueEditor(parent)
    , m_box(new kit::ComboBox(theme, parent))
    , m_canBeUnset(canBeUnset)
{
    if (canBeUnset)
        m_box->addItem(QString());
    for (const QLatin1StringView choice : field.choiceList())
        m_box->addItem(choice, QString(choice));
    m_known = m_box->count();
    m_box->setMinimumContentsLength(12);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_box, &QComboBox::activated, this, &ChoiceEditor::choose);
}

QWidget& ChoiceEditor::widget() const
{
    return *m_box;
}

void ChoiceEditor::show(const std::optional<QString>& value)
{
    while (m_box->count() > m_known)
        m_box->removeItem(m_known);
    int index = value ? m_box->findData(*value) : (m_canBeUnset ? 0 : -1);
    if (value && index < 0) {
        m_box->addItem(*value, *value);
        index = m_known;
    }
    m_box->setCurrentIndex(index);
}

void ChoiceEditor::setUnsetText(const QString& text)
{
    if (m_canBeUnset)
        m_box->setItemText(0, text);
}

void ChoiceEditor::choose(int index)
{
    const QVariant value = m_box->itemData(index);
    Q_EMIT edited(value.isValid() ? std::optional(value.toString()) : std::nullopt);
    Q_EMIT finished();
}

} // namespace naru::profiles
