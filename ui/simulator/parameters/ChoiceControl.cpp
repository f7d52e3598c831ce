// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/ChoiceControl.h"

#include "kit/ComboBox.h"

#include <QAbstractItemView>
#include <QEvent>

namespace naru::simulator {

ChoiceControl::ChoiceControl(const sim::ParameterInfo& info, const kit::Theme& theme, QWidget* parent)
    : ValueControl(parent)
    , m_box(new kit::ComboBox(theme, parent))
{
    m_box->setProperty("compact", true);
    for (const std::string& choice : info.choices)
        m_box->addItem(QString::fromStdString(choice));
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->installEventFilter(this);
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        const QString choice = m_box->itemText(index);
        Q_EMIT checked(nullptr);
        if (choice != m_value)
            Q_EMIT wished(sim::Node::string(choice.toStdString()));
    });
}

QWidget& ChoiceControl::widget() const
{
    return *m_box;
}

void ChoiceControl::show(const sim::Node& value)
{
    m_value = QString::fromStdString(value.text);
    m_box->setCurrentIndex(m_box->findText(m_value));
    m_box->setToolTip(m_value);
}

bool ChoiceControl::eventFilter(QObject* watched, QEvent* event)
{
    // The names may be longer than the box: its list, which costs something to make, shows them whole.
    const bool isComing = event->type() == QEvent::FocusIn || event->type() == QEvent::MouseButtonPress;
    if (isComing && !std::exchange(m_isWide, true))
        m_box->view()->setMinimumWidth(m_box->view()->sizeHintForColumn(0) + 24);
    return ValueControl::eventFilter(watched, event);
}

void ChoiceControl::refuse()
{
    m_box->setCurrentIndex(m_box->findText(m_value));
}

} // namespace naru::simulator
