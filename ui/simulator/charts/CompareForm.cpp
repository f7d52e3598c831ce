// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/CompareForm.h"

#include "kit/ComboBox.h"
#include "kit/NumberField.h"
#include "kit/Speech.h"
#include "kit/Theme.h"
#include "simulator/charts/SeriesTexts.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace naru::simulator {

namespace {

constexpr int mostReplications = 1000;
constexpr int usualReplications = 10;
constexpr int mostParameters = 2;

} // namespace

CompareForm::CompareForm(const kit::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_replicationsLabel(new QLabel(this))
    , m_replications(new kit::NumberField(1, mostReplications, this))
    , m_lastLine(new QHBoxLayout)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(kit::Theme::pageMargin, 4, kit::Theme::pageMargin, 4);
    grid->setHorizontalSpacing(kit::Theme::space(2));
    grid->setVerticalSpacing(kit::Theme::space(1));
    for (int i = 0; i < mostParameters; ++i) {
        Line line{new QLabel(this), new kit::ComboBox(surroundings.theme, this), new QLineEdit(this)};
        line.label->setProperty("tone", "small");
        line.path->setMinimumContentsLength(18);
        line.path->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        grid->addWidget(line.label, i, 0);
        grid->addWidget(line.path, i, 1);
        grid->addWidget(line.values, i, 2);
        connect(line.path, &QComboBox::currentIndexChanged, this, [this, i] {
            explain(i);
            Q_EMIT changed();
        });
        connect(line.values, &QLineEdit::textChanged, this, &CompareForm::changed);
        connect(line.values, &QLineEdit::returnPressed, this, &CompareForm::accepted);
        m_lines.push_back(line);
    }
    m_replicationsLabel->setProperty("tone", "small");
    m_replications->setValue(usualReplications);
    grid->addWidget(m_replicationsLabel, mostParameters, 0);
    m_lastLine->setSpacing(kit::Theme::space(2));
    m_lastLine->addWidget(m_replications);
    setTabOrder(m_lines.back().values, m_replications);
    grid->addLayout(m_lastLine, mostParameters, 1, 1, 2);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2);
    setSweeping(false);
}

void CompareForm::setParameters(std::vector<ParameterPath> parameters)
{
    m_parameters = std::move(parameters);
    for (const Line& line : m_lines) {
        const QSignalBlocker quiet(line.path);
        const QString before = line.path->currentData().toString();
        line.path->clear();
        line.path->addItem(tr("none"), QString());
        for (const ParameterPath& one : m_parameters)
            line.path->addItem(QString::fromStdString(one.path), QString::fromStdString(one.path));
        line.path->setCurrentIndex(std::max(0, line.path->findData(before)));
    }
    retranslate();
}

void CompareForm::setSweeping(bool sweeping)
{
    m_sweeping = sweeping;
    m_lines[1].label->setVisible(sweeping);
    m_lines[1].path->setVisible(sweeping);
    m_lines[1].values->setVisible(sweeping);
    retranslate();
}

std::vector<std::string> CompareForm::settings() const
{
    std::vector<std::string> settings;
    for (const Line& line : m_lines) {
        const QString path = line.path->currentData().toString();
        const QString values = line.values->text().trimmed();
        if (line.path->isVisibleTo(this) && !path.isEmpty() && !values.isEmpty())
            settings.push_back(QString(path + u'=' + values).toStdString());
    }
    return settings;
}

void CompareForm::setSetting(int index, const QString& path, const QString& values)
{
    const Line& line = m_lines.at(static_cast<std::size_t>(index));
    line.path->setCurrentIndex(std::max(0, line.path->findData(path)));
    line.values->setText(values);
}

int CompareForm::replications() const
{
    return m_replications->value();
}

void CompareForm::setReplications(int replications)
{
    m_replications->setValue(replications);
}

void CompareForm::setEditable(bool editable)
{
    for (const Line& line : m_lines) {
        line.path->setEnabled(editable);
        line.values->setEnabled(editable);
    }
    m_replications->setEnabled(editable);
}

void CompareForm::explain(int index)
{
    const Line& line = m_lines[static_cast<std::size_t>(index)];
    const int chosen = line.path->currentIndex() - 1;
    if (chosen < 0 || chosen >= static_cast<int>(m_parameters.size())) {
        line.values->setPlaceholderText({});
        line.path->setToolTip({});
        return;
    }
    const ParameterPath& parameter = m_parameters[static_cast<std::size_t>(chosen)];
    line.values->setPlaceholderText(tr("now: %1").arg(QString::fromStdString(parameter.value)));
    line.path->setToolTip(textIn(parameter.text, m_surroundings.speech.language()));
}

void CompareForm::retranslate()
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        line.label->setText(i > 0 ? tr("and") : m_sweeping ? tr("What varies") : tr("What B has instead"));
        line.path->setAccessibleName(i > 0 ? tr("Second parameter") : tr("Parameter"));
        line.values->setAccessibleName(m_sweeping ? tr("Values, divided by commas") : tr("Value in B"));
        line.values->setToolTip(m_sweeping ? tr("Values, divided by commas") : QString());
        if (line.path->count() > 0)
            line.path->setItemText(0, tr("none"));
        explain(static_cast<int>(i));
    }
    m_replicationsLabel->setText(tr("Replications"));
    m_replications->setAccessibleName(tr("Replications"));
}

void CompareForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace naru::simulator
