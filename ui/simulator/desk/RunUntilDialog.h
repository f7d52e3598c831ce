// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Dialog.h"
#include "simulator/run/StopAt.h"

class QLabel;
class QLineEdit;

namespace naru::kit {
class ComboBox;
}

namespace naru::simulator {

/** Asks until when the run is to go on: a moment, an event, a figure; what is left empty stops nothing. */
class RunUntilDialog final : public kit::Dialog
{
    Q_OBJECT

public:
    /** A series that can be asked for. */
    struct Figure
    {
        QString title;
        QString name;
    };

    /** @param codes of events that can occur */
    RunUntilDialog(const kit::Surroundings& surroundings, const std::vector<std::string>& codes,
                   const std::vector<Figure>& figures, sim::Time now, QWidget* parent);

Q_SIGNALS:
    void wished(const naru::simulator::StopAt& stop);

protected:
    void retranslate() override;

private:
    void check();
    [[nodiscard]] StopAt typed() const;

    sim::Time m_now;
    QLabel* m_momentLabel;
    QLineEdit* m_moment;
    QLabel* m_eventLabel;
    kit::ComboBox* m_event;
    QLabel* m_figureLabel;
    kit::ComboBox* m_figure;
    kit::ComboBox* m_comparison;
    QLineEdit* m_value;
    QLabel* m_problem;
    QPushButton* m_go;
};

} // namespace naru::simulator
