// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "sim/scenario/Problem.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace naru::simulator {

/** Whether the scenario can run; else what is wrong, where, and the way there. */
class ProblemLine final : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemLine(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    void say(const std::optional<sim::Problem>& problem);
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    void placeWished(const naru::base::Place& place);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    kit::Surroundings m_surroundings;
    std::optional<sim::Problem> m_problem;
    QLabel* m_sentence;
    QPushButton* m_go;
};

} // namespace naru::simulator
