// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/StatusStrip.h"

#include "kit/Theme.h"

#include <QHBoxLayout>
#include <QLabel>

namespace naru::kit {

namespace {

/** A fact of so many characters goes to the next line as a whole. */
constexpr qsizetype longestUnbroken = 40;

QLabel* smallLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("tone", "small");
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

StatusStrip::StatusStrip(QWidget* parent)
    : QWidget(parent)
    , m_heading(smallLabel(this))
    , m_facts(smallLabel(this))
    , m_sentence(smallLabel(this))
{
    setProperty("strip", true);
    setAttribute(Qt::WA_StyledBackground);
    setMinimumHeight(height);
    m_heading->setWordWrap(false);
    QFont strong = m_heading->font();
    strong.setWeight(QFont::DemiBold);
    m_heading->setFont(strong);
    m_heading->hide();
    m_sentence->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::pageMargin, 2, Theme::pageMargin, 2);
    row->setSpacing(Theme::space(4));
    row->addWidget(m_heading);
    row->addWidget(m_facts, 1);
    row->addWidget(m_sentence, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void StatusStrip::setHeading(const QString& heading)
{
    m_heading->setText(heading);
    m_heading->setVisible(!heading.isEmpty());
}

void StatusStrip::setFacts(const QStringList& facts)
{
    QStringList unbroken;
    for (QString fact : facts)
        unbroken.append(fact.size() <= longestUnbroken ? fact.replace(u' ', QChar(QChar::Nbsp)) : fact);
    m_facts->setText(unbroken.join(QStringLiteral("     ")));
    share();
}

void StatusStrip::setSentence(const QString& sentence)
{
    m_sentence->setText(sentence);
    share();
}

void StatusStrip::share()
{
    // Texts that wrap have no width of their own: each gets its share by its length.
    auto* row = static_cast<QHBoxLayout*>(layout());
    for (QLabel* label : {m_facts, m_sentence})
        row->setStretchFactor(label, label->fontMetrics().horizontalAdvance(label->text()) + 1);
}

QString StatusStrip::facts() const
{
    return m_facts->text();
}

QString StatusStrip::sentence() const
{
    return m_sentence->text();
}

} // namespace naru::kit
