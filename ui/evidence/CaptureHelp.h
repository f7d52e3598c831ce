// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Check.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace naru::evidence_ui {

/** How to capture a run: what to do, the exact command and the filter for the gateways at hand. */
class CaptureHelp final : public QWidget
{
    Q_OBJECT

public:
    explicit CaptureHelp(QWidget* parent = nullptr);

    void setAdvice(const evidence::CaptureAdvice& advice);
    [[nodiscard]] QString command() const;
    [[nodiscard]] QString filter() const;
    void retranslate();

private:
    [[nodiscard]] QWidget* row(QLabel* label, QPlainTextEdit* field, QPushButton* copy);

    evidence::CaptureAdvice m_advice;
    QLabel* m_heading;
    QLabel* m_steps;
    QLabel* m_commandLabel;
    QPlainTextEdit* m_command;
    QPushButton* m_copyCommand;
    QLabel* m_filterLabel;
    QPlainTextEdit* m_filter;
    QPushButton* m_copyFilter;
    QLabel* m_leftOut;
};

} // namespace naru::evidence_ui
