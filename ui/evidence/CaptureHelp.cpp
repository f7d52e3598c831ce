// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/CaptureHelp.h"

#include "kit/Theme.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace naru::evidence_ui {

using kit::Theme;

namespace {
/** Four lines: a profile of a dozen gateways. What is longer scrolls. */
constexpr int fieldHeight = 76;
} // namespace

CaptureHelp::CaptureHelp(QWidget* parent)
    : QWidget(parent)
    , m_heading(new QLabel(this))
    , m_steps(new QLabel(this))
    , m_commandLabel(new QLabel(this))
    , m_command(new QPlainTextEdit(this))
    , m_copyCommand(new QPushButton(this))
    , m_filterLabel(new QLabel(this))
    , m_filter(new QPlainTextEdit(this))
    , m_copyFilter(new QPushButton(this))
    , m_leftOut(new QLabel(this))
{
    m_heading->setProperty("tone", "heading");
    m_steps->setProperty("tone", "secondary");
    m_steps->setWordWrap(true);
    m_leftOut->setProperty("tone", "smallWarn");
    m_leftOut->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::pageMargin, Theme::space(4), Theme::pageMargin, Theme::space(4));
    layout->setSpacing(Theme::space(2));
    layout->addWidget(m_heading);
    layout->addWidget(m_steps);
    layout->addWidget(row(m_commandLabel, m_command, m_copyCommand));
    layout->addWidget(row(m_filterLabel, m_filter, m_copyFilter));
    layout->addWidget(m_leftOut);
    layout->addStretch(1);
}

QWidget* CaptureHelp::row(QLabel* label, QPlainTextEdit* field, QPushButton* copy)
{
    label->setProperty("tone", "small");
    field->setReadOnly(true);
    field->setTabChangesFocus(true);
    field->setFixedHeight(fieldHeight);
    field->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* whole = new QWidget(this);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(Theme::space(2));
    line->addWidget(field, 1);
    line->addWidget(copy, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, Theme::space(1), 0, 0);
    column->setSpacing(Theme::space(1));
    column->addWidget(label);
    column->addLayout(line);
    connect(copy, &QPushButton::clicked, this,
            [field] { QGuiApplication::clipboard()->setText(field->toPlainText()); });
    return whole;
}

void CaptureHelp::setAdvice(const evidence::CaptureAdvice& advice)
{
    m_advice = advice;
    m_command->setPlainText(advice.command);
    m_filter->setPlainText(advice.filter);
    m_leftOut->setVisible(advice.leftOut > 0);
    m_leftOut->setText(
        tr("Gateways left out because their names hold other characters: %1").arg(advice.leftOut));
}

QString CaptureHelp::command() const
{
    return m_command->toPlainText();
}

QString CaptureHelp::filter() const
{
    return m_filter->toPlainText();
}

void CaptureHelp::retranslate()
{
    m_heading->setText(tr("How to capture a run"));
    m_steps->setText(
        tr("1. Start the command below in a terminal.\n2. Forget the location, or choose \"Measure here\", "
           "so that "
           "gateways are measured.\n3. End the command with Ctrl+C as soon as a gateway is chosen.\n"
           "4. Open ogs.pcap and the log of the run here."));
    m_commandLabel->setText(tr("Command for Linux, with the gateways of this profile"));
    m_command->setAccessibleName(m_commandLabel->text());
    m_filterLabel->setText(tr("Capture filter alone, for Wireshark on any system"));
    m_filter->setAccessibleName(m_filterLabel->text());
    for (QPushButton* copy : {m_copyCommand, m_copyFilter})
        copy->setText(tr("Copy"));
    m_copyCommand->setAccessibleName(tr("Copy the command"));
    m_copyFilter->setAccessibleName(tr("Copy the filter"));
    setAdvice(m_advice);
}

} // namespace naru::evidence_ui
