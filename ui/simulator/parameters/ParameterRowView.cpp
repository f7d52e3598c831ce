// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/ParameterRowView.h"

#include "kit/Speech.h"
#include "kit/Theme.h"
#include "simulator/parameters/DifferenceMark.h"
#include "simulator/parameters/ParameterTexts.h"
#include "simulator/parameters/ValueControl.h"
#include "wording/ScenarioWords.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace naru::simulator {

using kit::Theme;

namespace {

constexpr int rowMargin = 16;
constexpr int barWidth = DifferenceMark::barWidth;
constexpr int controlHeight = 26;

QLabel* smallLabel(const char* tone, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("tone", tone);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ParameterRowView::ParameterRowView(const Theme& theme, const kit::Speech& speech, const ParameterRow& row,
                                   QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_speech(speech)
    , m_row(row)
    , m_grid(new QGridLayout(this))
    , m_label(smallLabel("small", this))
    , m_control(makeValueControl(row.entry->info, theme, this))
{
    const bool isLong = needsLine(row.entry->info);
    QWidget& control = m_control->widget();
    if (row.entry->info.type != "boolean" && row.entry->info.type != "paragraph") {
        control.setFixedHeight(controlHeight);
        if (!isLong)
            control.setFixedWidth(controlWidth);
    }
    m_label->setMinimumHeight(controlHeight);

    m_grid->setContentsMargins(rowMargin, 2, rowMargin, 2);
    m_grid->setHorizontalSpacing(Theme::space(2));
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(0, 1);
    m_grid->addWidget(m_label, 0, 0, 1, isLong ? 2 : 1);
    if (isLong)
        m_grid->addWidget(&control, 1, 0, 1, 2);
    else
        m_grid->addWidget(&control, 0, 1, Qt::AlignRight | Qt::AlignTop);

    setAttribute(Qt::WA_Hover);
    installEventFilter(this);
    control.installEventFilter(this);
    connect(m_control, &ValueControl::wished, this, &ParameterRowView::wished);
    connect(m_control, &ValueControl::checked, this, &ParameterRowView::say);
    show(row);
    retranslate();
}

void ParameterRowView::show(const ParameterRow& row)
{
    m_row = row;
    m_control->show(row.value);
    if (m_fixed != nullptr)
        m_fixed->setText(valueText(row.entry->info, row.value));
}

void ParameterRowView::setHeading(const QString& heading)
{
    m_heading = heading;
    describe();
}

void ParameterRowView::setOther(const std::optional<QString>& other)
{
    if (other == m_other)
        return;
    m_other = other;
    describe();
    update();
}

void ParameterRowView::setLocked(bool isLocked)
{
    if (isLocked == m_isLocked)
        return;
    m_isLocked = isLocked;
    if (m_fixed == nullptr)
        makeFixed();
    m_control->widget().setVisible(!isLocked);
    m_fixed->setVisible(isLocked);
    describe();
}

void ParameterRowView::makeFixed()
{
    m_fixed = smallLabel("small", this);
    m_fixed->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_fixed->setFocusPolicy(Qt::TabFocus);
    m_fixed->installEventFilter(this);
    m_fixed->setText(valueText(m_row.entry->info, m_row.value));
    const bool isLong = needsLine(m_row.entry->info);
    m_grid->addWidget(m_fixed, isLong ? 1 : 0, isLong ? 0 : 1, 1, isLong ? 2 : 1);
    setTabOrder(&m_control->widget(), m_fixed);
}

void ParameterRowView::refuse(const sim::Problem& problem)
{
    m_control->refuse();
    say(&problem);
}

void ParameterRowView::finish()
{
    m_control->finish();
}

void ParameterRowView::say(const sim::Problem* problem)
{
    m_problem = problem != nullptr ? std::optional(*problem) : std::nullopt;
    if (m_problem && m_message == nullptr) {
        m_message = smallLabel("smallFail", this);
        m_grid->addWidget(m_message, 2, 0, 1, 2);
    }
    if (m_message != nullptr) {
        m_message->setText(m_problem ? wording::scenarioProblem(m_speech.words(), *m_problem) : QString());
        m_message->setVisible(m_problem.has_value());
    }
    describe();
}

void ParameterRowView::describe()
{
    const sim::ParameterInfo& info = m_row.entry->info;
    QStringList parts;
    if (m_problem)
        parts.append(m_message->text());
    if (m_other)
        parts.append(tr("Differs from run A, which has: %1.").arg(*m_other));
    if (m_isLocked)
        parts.append(tr("Fixed once a run has begun."));
    if (const QString all = explanationOf(info, m_speech.language()); all != m_label->text())
        parts.append(all);
    const QString about = parts.join(u' ');
    describe(m_control->widget(), about);
    if (m_fixed != nullptr)
        describeFixed(about);
    const QString path = QString::fromStdString(m_row.path);
    setToolTip(about.isEmpty() ? path : QString(about % u'\n' % path));
}

void ParameterRowView::describe(QWidget& widget, const QString& about) const
{
    const QString label = m_label->text();
    widget.setAccessibleName(m_heading.isEmpty() ? label : QString(label % QStringLiteral(", ") % m_heading));
    widget.setAccessibleDescription(about);
}

/** Of a label with a name a screen reader says that alone: its text belongs into the name. */
void ParameterRowView::describeFixed(const QString& about)
{
    describe(*m_fixed, about);
    m_fixed->setAccessibleName(m_fixed->accessibleName() % QStringLiteral(": ") % m_fixed->text());
}

void ParameterRowView::retranslate()
{
    m_label->setText(labelOf(m_row.entry->info, m_speech.language()));
    if (m_fixed != nullptr)
        m_fixed->setText(valueText(m_row.entry->info, m_row.value));
    const std::optional<sim::Problem> problem = m_problem;
    say(problem ? &*problem : nullptr);
}

void ParameterRowView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

bool ParameterRowView::eventFilter(QObject* watched, QEvent* event)
{
    const bool isHover = watched == this && event->type() == QEvent::HoverEnter;
    if (isHover || event->type() == QEvent::FocusIn)
        Q_EMIT visited();
    if (watched == m_fixed && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        update();
    return QWidget::eventFilter(watched, event);
}

void ParameterRowView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    if (m_other)
        painter.fillRect(QRect(0, 4, barWidth, height() - 8), m_theme.colors().accent);
    if (m_fixed == nullptr || !m_fixed->hasFocus())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.colors().accent, Theme::focusWidth));
    painter.drawRoundedRect(QRectF(m_fixed->geometry()).adjusted(-3, -1, 3, 1), Theme::radius, Theme::radius);
}

} // namespace naru::simulator
