// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/desk/RunUntilDialog.h"

#include "kit/ComboBox.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "sim/scenario/Units.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace naru::simulator {

using kit::Theme;

RunUntilDialog::RunUntilDialog(const kit::Surroundings& surroundings, const std::vector<std::string>& codes,
                               const std::vector<Figure>& figures, sim::Time now, QWidget* parent)
    : Dialog(surroundings, parent)
    , m_now(now)
    , m_momentLabel(new QLabel(this))
    , m_moment(new QLineEdit(this))
    , m_eventLabel(new QLabel(this))
    , m_event(new kit::ComboBox(surroundings.theme, this))
    , m_figureLabel(new QLabel(this))
    , m_figure(new kit::ComboBox(surroundings.theme, this))
    , m_comparison(new kit::ComboBox(surroundings.theme, this))
    , m_value(new QLineEdit(this))
    , m_problem(new QLabel(this))
    , m_go(makeButton())
{
    m_event->addItem(QString());
    for (const std::string& code : codes)
        m_event->addItem(QString::fromStdString(code));
    m_figure->addItem(QString());
    for (const Figure& figure : figures)
        m_figure->addItem(figure.title, figure.name);
    for (const sim::Choice<sim::Comparison>& comparison : sim::Comparisons) {
        if (comparison.value != sim::Comparison::About)
            m_comparison->addItem(QString::fromLatin1(comparison.name), static_cast<int>(comparison.value));
    }
    m_problem->setProperty("tone", "smallFail");
    m_problem->setWordWrap(true);
    auto* figure = new QHBoxLayout;
    figure->addWidget(m_figure, 1);
    figure->addWidget(m_comparison);
    figure->addWidget(m_value);
    auto* form = new QFormLayout;
    form->setContentsMargins(Theme::pageMargin, 0, Theme::pageMargin, 0);
    form->setVerticalSpacing(Theme::space(3));
    form->addRow(m_momentLabel, m_moment);
    form->addRow(m_eventLabel, m_event);
    form->addRow(m_figureLabel, figure);
    form->addRow(m_problem);
    content().addLayout(form);
    buttons().addWidget(m_go);
    kit::setButtonRole(*m_go, "primary");
    m_go->setDefault(true);
    for (QLineEdit* field : {m_moment, m_value})
        connect(field, &QLineEdit::textChanged, this, &RunUntilDialog::check);
    for (kit::ComboBox* choice : {m_event, m_figure})
        connect(choice, &QComboBox::currentIndexChanged, this, &RunUntilDialog::check);
    connect(m_go, &QPushButton::clicked, this, [this] {
        Q_EMIT wished(typed());
        close();
    });
    m_moment->setFocus();
    retranslate();
}

StopAt RunUntilDialog::typed() const
{
    StopAt stop{.moment = sim::parseTime(m_moment->text().trimmed().toStdString()),
                .event = m_event->currentText().toStdString(),
                .condition = {}};
    if (m_figure->currentIndex() > 0)
        stop.condition =
            sim::Assertion{.text = {},
                           .value = "last(" + m_figure->currentData().toString().toStdString() + ')',
                           .is = static_cast<sim::Comparison>(m_comparison->currentData().toInt()),
                           .to = sim::readValue(m_value->text().trimmed().toStdString())};
    return stop;
}

void RunUntilDialog::check()
{
    const QString text = m_moment->text().trimmed();
    const auto moment = sim::parseTime(text.toStdString());
    QString problem;
    if (!text.isEmpty() && !moment)
        problem = tr("A moment is a number with a unit, such as 90s, 5min or 250ms.");
    else if (moment && *moment <= m_now)
        problem = tr("That moment is over.");
    else if (m_figure->currentIndex() > 0 && m_value->text().trimmed().isEmpty())
        problem = tr("Say what the figure is to be compared with.");
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    const bool isAnything = moment || m_event->currentIndex() > 0 || m_figure->currentIndex() > 0;
    m_go->setEnabled(problem.isEmpty() && isAnything);
}

void RunUntilDialog::retranslate()
{
    setHeading(tr("Run until"));
    setSentence(tr("Whatever comes first stops the run."));
    setCloseText(tr("Cancel"));
    const auto name = [](QLabel* label, QWidget* field, const QString& text) {
        label->setText(text);
        label->setBuddy(field);
        field->setAccessibleName(text);
    };
    name(m_momentLabel, m_moment, tr("Moment"));
    name(m_eventLabel, m_event, tr("Kind of event"));
    name(m_figureLabel, m_figure, tr("Latest value of a series"));
    m_comparison->setAccessibleName(tr("Comparison"));
    m_value->setAccessibleName(tr("Value"));
    m_moment->setPlaceholderText(QStringLiteral("90s"));
    m_event->setItemText(0, tr("none"));
    m_figure->setItemText(0, tr("none"));
    m_go->setText(tr("Run"));
    check();
}

} // namespace naru::simulator
