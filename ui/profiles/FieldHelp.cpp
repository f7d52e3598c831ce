// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/FieldHelp.h"

#include "kit/Theme.h"
#include "wording/Words.h"

#include <QApplication>
#include <QLabel>
#include <QVBoxLayout>

namespace naru::profiles {

using kit::Theme;

FieldHelp::FieldHelp(QWidget* parent)
    : QWidget(parent)
    , m_path(new QLabel(this))
    , m_text(new QLabel(this))
{
    setProperty("strip", true);
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::pageMargin, Theme::space(2), Theme::pageMargin, Theme::space(2));
    column->setSpacing(Theme::space(1));
    for (QLabel* label : {m_path, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setProperty("tone", "small");
        column->addWidget(label);
    }
    m_text->setWordWrap(true);
    m_text->setMinimumHeight(2 * m_text->fontMetrics().lineSpacing());
    m_text->setAlignment(Qt::AlignTop);
    hide();
    // None has it while another window is in front: then the help stays.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
        // A pane that is going has focus wander through what is left of it.
        const QWidget* pane = parentWidget();
        if (pane != nullptr && now != nullptr && !pane->isAncestorOf(now))
            hide();
    });
}

void FieldHelp::show(const profile::Field* field, const wording::Words& words)
{
    // Until a field has the keyboard, the form has the room.
    setVisible(field != nullptr);
    if (field == nullptr)
        return;
    QStringList facts{QString(field->path)};
    if (const QString values = words.fieldValues(*field); !values.isEmpty())
        facts.append(values);
    if (field->effect == profile::Effect::Keeps)
        facts.append(tr("kept for other clients"));
    m_path->setText(facts.join(QStringLiteral("  |  ")));
    m_text->setText(words.fieldText(*field));
}

QString FieldHelp::text() const
{
    return m_text->text();
}

} // namespace naru::profiles
