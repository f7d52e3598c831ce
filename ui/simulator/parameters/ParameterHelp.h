// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/parameters/ParameterRows.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace naru::kit {
class Speech;
}

namespace naru::simulator {

/** What the parameter is at which the keyboard or the mouse is, below a form: what the model says, its range
 * and its name in a scenario. */
class ParameterHelp final : public QWidget
{
    Q_OBJECT

public:
    explicit ParameterHelp(const kit::Speech& speech, QWidget* parent = nullptr);

    void explain(const ParameterRow& row, bool isLocked);
    void clear();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const kit::Speech& m_speech;
    QLabel* m_text;
    QLabel* m_values;
    QLabel* m_path;
    std::optional<ParameterRow> m_row;
    bool m_isLocked = false;
};

} // namespace naru::simulator
