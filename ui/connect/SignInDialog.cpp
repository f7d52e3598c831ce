// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/SignInDialog.h"

#include "connect/FitHeight.h"
#include "connect/Lanes.h"
#include "connect/SignInFields.h"
#include "kit/CheckBox.h"
#include "kit/KeyScroll.h"
#include "kit/Style.h"
#include "kit/Theme.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace naru::connect {

using kit::Theme;

namespace {

constexpr int signInWidth = 440;
constexpr int mostTextHeight = 160;

} // namespace

SignInDialog::SignInDialog(const kit::Surroundings& surroundings, const engine::FormQuestion& question,
                           QWidget* parent)
    : kit::Dialog(surroundings, parent)
    , m_question(question)
    , m_fields(new SignInFields(surroundings.theme, question.form, this))
    , m_remember(new kit::CheckBox(surroundings.theme, this))
    , m_submit(makeButton())
{
    setFixedWidth(signInWidth);
    auto* inside = new QVBoxLayout;
    inside->setContentsMargins(Theme::pageMargin, 0, Theme::pageMargin, 0);
    inside->setSpacing(Theme::space(2));
    addTexts(*inside);
    inside->addWidget(m_fields);
    inside->addWidget(m_remember);
    m_remember->setVisible(m_fields->hasPassword());
    content().addLayout(inside);
    content().addStretch(1);

    buttons().addStretch(1);
    buttons().addWidget(m_submit);
    kit::setButtonRole(*m_submit, "primary");
    m_submit->setDefault(true);
    connect(m_submit, &QPushButton::clicked, this, &SignInDialog::submit);
    connect(m_fields, &SignInFields::groupChosen, this, [this](const tunnel::FormAnswer& answer) {
        (void)m_fields->take();
        Q_EMIT answered(answer, false);
    });
    retranslate();
}

void SignInDialog::addTexts(QVBoxLayout& layout)
{
    const tunnel::Form& form = m_question.form;
    if (m_question.storedAnswerRefused)
        m_refused = addText(layout, {}, "warn");
    (void)addText(layout, form.error, "fail");
    (void)addText(layout, form.message, "");
    if (form.banner.isEmpty())
        return;
    // A greeting may be a page of terms: it scrolls, and the fields stay where they are.
    auto* box = new QVBoxLayout;
    auto* inside = new QWidget;
    inside->setLayout(box);
    box->setContentsMargins(0, 0, 0, 0);
    (void)addText(*box, form.banner, "small");
    auto* scroll = new kit::KeyScroll(this);
    scroll->setWidget(inside);
    scroll->setAccessibleName(form.banner);
    const int wanted = inside->heightForWidth(signInWidth - 2 * Theme::pageMargin);
    scroll->setFixedHeight(qBound(Theme::space(5), wanted, mostTextHeight));
    layout.addWidget(scroll);
}

QLabel* SignInDialog::addText(QVBoxLayout& layout, const QString& text, const char* tone)
{
    auto* label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("tone", tone);
    label->setVisible(!text.isEmpty());
    layout.addWidget(label);
    return label;
}

void SignInDialog::retranslate()
{
    const session::Hop& hop = m_question.hop;
    setHeading(tr("Sign in: %1").arg(hop.entry));
    const profile::Target asked{m_question.form.host, m_question.form.port};
    setSentence(asked == hop.target || asked.host.isEmpty()
                    ? Lanes::address(hop.target, hop.group)
                    : tr("The gateway sent the sign-in on to another server: %1").arg(asked.text()));
    if (m_refused) {
        m_refused->setText(tr("The stored password was not accepted."));
        m_refused->show();
    }
    m_remember->setText(tr("Remember the password"));
    m_remember->setToolTip(tr("Kept in the keyring once the gateway has accepted it"));
    m_submit->setText(tr("Sign in"));
    setCloseText(tr("Cancel"));
    if (isVisible())
        fitHeight(*this);
}

void SignInDialog::showEvent(QShowEvent* event)
{
    QWidget* first = m_fields->firstEmpty();
    (first ? first : m_submit)->setFocus(Qt::OtherFocusReason);
    fitHeight(*this);
    kit::Dialog::showEvent(event);
}

void SignInDialog::submit()
{
    Q_EMIT answered(m_fields->take(), m_fields->hasPassword() && m_remember->isChecked());
}

} // namespace naru::connect
