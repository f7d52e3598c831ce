// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/SearchField.h"

#include <QEvent>
#include <QToolButton>

namespace naru::kit {

SearchField::SearchField(QWidget* parent)
    : QLineEdit(parent)
{
    // Qt makes a button of each, and gives it no name.
    setClearButtonEnabled(true);
    m_clear = findChild<QToolButton*>();
    retranslate();
}

void SearchField::setLens(const QIcon& icon)
{
    addAction(icon, LeadingPosition);
    m_lens = findChildren<QToolButton*>().constLast();
    retranslate();
}

void SearchField::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QLineEdit::changeEvent(event);
}

void SearchField::paintEvent(QPaintEvent* event)
{
    // There may be too little room for it, and it goes when something is typed.
    if (toolTip() != placeholderText())
        setToolTip(placeholderText());
    QLineEdit::paintEvent(event);
}

void SearchField::retranslate()
{
    m_clear->setAccessibleName(tr("Clear the search"));
    if (m_lens)
        m_lens->setAccessibleName(tr("Search"));
}

} // namespace naru::kit
