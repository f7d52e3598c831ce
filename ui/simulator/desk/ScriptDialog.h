// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Dialog.h"
#include "sim/scenario/Scenario.h"

#include <expected>

class QLabel;
class QPlainTextEdit;
class QLineEdit;

namespace naru::simulator {

/** Changes of one parameter over time, a line each: `10s 62`. The number of the first line that is wrong,
 * from 1 on, where there is one. */
[[nodiscard]] std::expected<std::vector<sim::PlannedChange>, int> readScript(const std::string& path,
                                                                             const QString& text);

/** Asks what a parameter is to do over time, such as the CPU of the database. */
class ScriptDialog final : public kit::Dialog
{
    Q_OBJECT

public:
    /** @param path suggested, such as `cpu.value` */
    ScriptDialog(const kit::Surroundings& surroundings, const QString& path, QWidget* parent);

Q_SIGNALS:
    void wished(const std::vector<naru::sim::PlannedChange>& changes);

protected:
    void retranslate() override;

private:
    void check();

    QLabel* m_pathLabel;
    QLineEdit* m_path;
    QLabel* m_linesLabel;
    QPlainTextEdit* m_lines;
    QLabel* m_problem;
    QPushButton* m_go;
};

} // namespace naru::simulator
