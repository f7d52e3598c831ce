// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Dialog.h"

#include "kit/Theme.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace naru::kit {

Dialog::Dialog(const Surroundings& surroundings, QWidget* parent)
    : QDialog(parent)
    , m_surroundings(surroundings)
    , m_heading(new QLabel(this))
    , m_sentence(new QLabel(this))
    , m_content(new QVBoxLayout)
    , m_buttons(new QHBoxLayout)
    , m_close(makeButton())
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_heading->setProperty("tone", "heading");
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setProperty("tone", "secondary");

    auto* head = new QVBoxLayout;
    head->setContentsMargins(Theme::pageMargin, Theme::space(5), Theme::pageMargin, Theme::space(3));
    head->setSpacing(Theme::space(1));
    head->addWidget(m_heading);
    head->addWidget(m_sentence);
    m_content->setSpacing(0);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(Theme::pageMargin, Theme::space(3), Theme::pageMargin, Theme::space(4));
    foot->setSpacing(Theme::space(2));
    m_buttons->setSpacing(Theme::space(2));
    foot->addLayout(m_buttons, 1);
    foot->addWidget(m_close);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addLayout(m_content, 1);
    layout->addLayout(foot);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    setCloseText({});
}

QString Dialog::sentence() const
{
    return m_sentence->text();
}

void Dialog::setVisible(bool visible)
{
    // It was made first and stands last: the keyboard begins in the content.
    QWidget* last = previousInFocusChain();
    if (visible && last != m_close)
        setTabOrder(last, m_close);
    QDialog::setVisible(visible);
}

void Dialog::setHeading(const QString& heading)
{
    m_heading->setText(heading);
    setWindowTitle(heading);
}

void Dialog::setSentence(const QString& sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    // What a screen reader says when the dialog opens, behind its title.
    setAccessibleDescription(sentence);
}

void Dialog::setCloseText(const QString& text)
{
    m_close->setText(text.isEmpty() ? tr("Close") : text);
}

QPushButton* Dialog::makeButton()
{
    auto* button = new QPushButton(this);
    button->setAutoDefault(false);
    return button;
}

void Dialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setCloseText({});
        retranslate();
    }
    QDialog::changeEvent(event);
}

} // namespace naru::kit
