// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/desk/ScriptDialog.h"

#include "kit/Style.h"
#include "kit/Theme.h"
#include "sim/scenario/Units.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace naru::simulator {

using kit::Theme;

std::expected<std::vector<sim::PlannedChange>, int> readScript(const std::string& path, const QString& text)
{
    std::vector<sim::PlannedChange> changes;
    const QStringList lines = text.split(u'\n');
    for (int number = 1; number <= lines.size(); ++number) {
        const QString line = lines[number - 1].simplified();
        if (line.isEmpty())
            continue;
        const auto at = sim::parseTime(line.section(u' ', 0, 0).toStdString());
        const QString value = line.section(u' ', 1);
        if (!at || value.isEmpty())
            return std::unexpected(number);
        changes.push_back({.at = *at, .set = path, .to = sim::readValue(value.toStdString())});
    }
    return changes;
}

namespace {
/** On a small screen a dialog would become lower than its sentence. */
constexpr QSize leastSize(440, 340);
} // namespace

ScriptDialog::ScriptDialog(const kit::Surroundings& surroundings, const QString& path, QWidget* parent)
    : Dialog(surroundings, parent)
    , m_pathLabel(new QLabel(this))
    , m_path(new QLineEdit(path, this))
    , m_linesLabel(new QLabel(this))
    , m_lines(new QPlainTextEdit(this))
    , m_problem(new QLabel(this))
    , m_go(makeButton())
{
    setMinimumSize(leastSize);
    m_problem->setProperty("tone", "smallFail");
    m_problem->setWordWrap(true);
    m_lines->setPlaceholderText(QStringLiteral("10s 62\n30s 49"));
    m_lines->setTabChangesFocus(true);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(Theme::pageMargin, 0, Theme::pageMargin, 0);
    column->setSpacing(Theme::space(1));
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_pathLabel, m_path, m_linesLabel, m_lines, m_problem})
        column->addWidget(widget);
    content().addLayout(column);
    buttons().addWidget(m_go);
    kit::setButtonRole(*m_go, "primary");
    connect(m_path, &QLineEdit::textChanged, this, &ScriptDialog::check);
    connect(m_lines, &QPlainTextEdit::textChanged, this, &ScriptDialog::check);
    connect(m_go, &QPushButton::clicked, this, [this] {
        if (const auto changes = readScript(m_path->text().toStdString(), m_lines->toPlainText())) {
            Q_EMIT wished(*changes);
            close();
        }
    });
    retranslate();
}

void ScriptDialog::check()
{
    const auto changes = readScript(m_path->text().toStdString(), m_lines->toPlainText());
    m_problem->setText(changes
                           ? QString()
                           : tr("Line %1 is not a moment and a value, such as 10s 62.").arg(changes.error()));
    m_problem->setVisible(!changes);
    m_go->setEnabled(changes && !changes->empty() && !m_path->text().trimmed().isEmpty());
}

void ScriptDialog::retranslate()
{
    setHeading(tr("Script a parameter"));
    setSentence(
        tr("A line each: the moment and the value that the parameter has from then on. The changes become "
           "part of the run, which is computed anew to where it stands."));
    setCloseText(tr("Cancel"));
    m_pathLabel->setText(tr("Parameter"));
    m_pathLabel->setBuddy(m_path);
    m_linesLabel->setText(tr("Moments and values"));
    m_linesLabel->setBuddy(m_lines);
    m_lines->setAccessibleName(m_linesLabel->text());
    m_path->setAccessibleName(m_pathLabel->text());
    m_go->setText(tr("Add to the run"));
    check();
}

} // namespace naru::simulator
