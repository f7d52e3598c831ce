// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/DraftBar.h"

#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace naru::profiles {

using kit::Theme;

DraftBar::DraftBar(const FormContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_message(new QLabel(this))
    , m_go(new QPushButton(this))
    , m_drop(new QPushButton(this))
{
    m_message->setProperty("tone", "fail");
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    setProperty("strip", true);
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::pageMargin, Theme::space(1), Theme::space(3), Theme::space(1));
    row->addWidget(m_message, 1);
    for (QPushButton* button : {m_go, m_drop}) {
        kit::setButtonRole(*button, "small");
        row->addWidget(button);
    }
    connect(m_go, &QPushButton::clicked, this, &DraftBar::placeWished);
    connect(m_drop, &QPushButton::clicked, this, &DraftBar::dropWished);
    hide();
    retranslate();
}

void DraftBar::setError(const std::optional<base::Error>& error)
{
    m_error = error;
    setVisible(error.has_value());
    if (!error)
        return;
    m_message->setText(m_context.speech.words().error(*error) % u' ' %
                       tr("Until then the forms show what was there before, and rest."));
    m_message->setToolTip(error->technical);
    m_go->setVisible(error->place.has_value());
}

void DraftBar::retranslate()
{
    m_go->setText(tr("Go to the error"));
    m_drop->setText(tr("Discard what was typed"));
    setError(m_error);
}

} // namespace naru::profiles
