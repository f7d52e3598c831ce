// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "simulator/charts/ParameterPaths.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace naru::kit {
class ComboBox;
class NumberField;
} // namespace naru::kit

namespace naru::simulator {

/** What is to be compared: one parameter with another value, or one or two with several values each; and how
 * often. */
class CompareForm final : public QWidget
{
    Q_OBJECT

public:
    explicit CompareForm(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    void setParameters(std::vector<ParameterPath> parameters);
    /** With several values, or with one. */
    void setSweeping(bool sweeping);
    /** `path=value` each; without those that are not filled in. Of a sweep with commas in the value. */
    [[nodiscard]] std::vector<std::string> settings() const;
    void setSetting(int index, const QString& path, const QString& values);
    [[nodiscard]] int replications() const;
    void setReplications(int replications);
    void setEditable(bool editable);
    /** Beside the number of replications: for what begins the runs. */
    [[nodiscard]] QHBoxLayout& lastLine() const { return *m_lastLine; }

Q_SIGNALS:
    void changed();
    /** Return was pressed in a field. */
    void accepted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void explain(int index);

    struct Line
    {
        QLabel* label;
        kit::ComboBox* path;
        QLineEdit* values;
    };

    kit::Surroundings m_surroundings;
    std::vector<ParameterPath> m_parameters;
    std::vector<Line> m_lines;
    QLabel* m_replicationsLabel;
    kit::NumberField* m_replications;
    QHBoxLayout* m_lastLine;
    bool m_sweeping = false;
};

} // namespace naru::simulator
