// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/ProblemLine.h"

#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "wording/ScenarioWords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace naru::simulator {

using kit::Theme;

namespace {

constexpr int signSize = 16;

} // namespace

ProblemLine::ProblemLine(const kit::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_sentence(new QLabel(this))
    , m_go(new QPushButton(this))
{
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    kit::setButtonRole(*m_go, "small");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::pageMargin + signSize + Theme::space(2), Theme::space(2),
                            Theme::pageMargin, Theme::space(2));
    row->addWidget(m_sentence, 1);
    row->addWidget(m_go);
    connect(m_go, &QPushButton::clicked, this, [this] {
        if (m_problem && m_problem->place)
            Q_EMIT placeWished(*m_problem->place);
    });
    setMinimumHeight(Theme::space(10));
    retranslate();
}

void ProblemLine::say(const std::optional<sim::Problem>& problem)
{
    m_problem = problem;
    retranslate();
}

QString ProblemLine::sentence() const
{
    return m_sentence->text();
}

void ProblemLine::retranslate()
{
    m_go->setText(tr("Go there"));
    m_go->setVisible(m_problem && m_problem->place);
    if (!m_problem) {
        m_sentence->setText(tr("The scenario can run."));
    } else {
        const QString sentence = wording::scenarioProblem(m_surroundings.speech.words(), *m_problem);
        m_sentence->setText(m_problem->place ? tr("Line %1, column %2: %3")
                                                   .arg(m_problem->place->line)
                                                   .arg(m_problem->place->column)
                                                   .arg(sentence)
                                             : sentence);
    }
    update();
}

void ProblemLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ProblemLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& colors = m_surroundings.theme.colors();
    painter.fillRect(QRect(0, 0, width(), 1), colors.line);
    kit::Icons::paint(painter, m_problem ? QStringLiteral("failed") : QStringLiteral("good"),
                      QRectF(Theme::pageMargin, (height() - signSize) / 2.0, signSize, signSize),
                      m_problem ? colors.fail : colors.text2);
}

} // namespace naru::simulator
