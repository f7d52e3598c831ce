// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/SegmentedControl.h"

#include "kit/SegmentButton.h"

#include <QHBoxLayout>

namespace naru::kit {

SegmentedControl::SegmentedControl(const Theme& theme, int segments, QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (int i = 0; i < segments; ++i) {
        auto* button = new SegmentButton(theme, i == 0, i == segments - 1, this);
        button->setAutoExclusive(true);
        button->setChecked(i == 0);
        layout->addWidget(button);
        m_buttons.push_back(button);
        connect(button, &QAbstractButton::toggled, this, [this, i](bool checked) {
            if (checked && m_current != i)
                noteChosen(i);
        });
    }
    takeFocusAtChosen();
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SegmentedControl::noteChosen(int index)
{
    m_current = index;
    takeFocusAtChosen();
    Q_EMIT currentChanged(index);
}

/** Left to itself, Qt has Tab come to the first one until one of them had the focus. */
void SegmentedControl::takeFocusAtChosen()
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setFocusPolicy(static_cast<int>(i) == m_current ? Qt::StrongFocus : Qt::ClickFocus);
}

void SegmentedControl::setTexts(const QStringList& texts)
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(texts.value(static_cast<qsizetype>(i)));
        m_buttons[i]->updateGeometry();
    }
}

void SegmentedControl::setName(const QString& name)
{
    setAccessibleName(name);
    for (SegmentButton* button : m_buttons)
        button->setAccessibleDescription(name);
}

void SegmentedControl::setCurrent(int index)
{
    m_buttons.at(static_cast<std::size_t>(index))->setChecked(true);
}

} // namespace naru::kit
