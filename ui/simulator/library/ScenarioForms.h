// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "simulator/library/ScenarioDraft.h"

#include <QWidget>

#include <array>

class QLabel;
class QLineEdit;
class QStackedWidget;

namespace naru::kit {
class SearchField;
class SegmentedControl;
} // namespace naru::kit

namespace naru::simulator {

class ParameterForm;
class ParameterHelp;
class ParameterSchema;

/** A draft as forms: what the scenario says of itself, the model's parameters, the changes that it plans,
 * what must come out. */
class ScenarioForms final : public QWidget
{
    Q_OBJECT

public:
    explicit ScenarioForms(const kit::Surroundings& surroundings, QWidget* parent = nullptr);
    ~ScenarioForms() override;

    /** While its source is no JSON the forms show what was there last, and can't be used. */
    void show(const ScenarioDraft& draft);
    /** Puts the message at its field, where there is one. */
    void showProblem(const sim::Problem& problem);
    /** Takes what is being typed as complete. */
    void finish();

Q_SIGNALS:
    /** A member of the source is to have a value, such as `seed` or `parameters.uags[uag1].weight`. */
    void setWished(const QString& path, const naru::sim::Node& value);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Part { About, Parameters, Changes, Assertions, Parts };

    void layOut();
    void retranslate();
    void setModel(const std::string& model);
    [[nodiscard]] ParameterForm* makeForm(Part part, ParameterSchema schema);

    kit::Surroundings m_surroundings;
    std::string m_model;
    kit::SegmentedControl* m_parts;
    kit::SearchField* m_search;
    QLabel* m_unreadable;
    QStackedWidget* m_stack;
    std::array<ParameterForm*, Parts> m_forms{};
    ParameterHelp* m_help;
};

} // namespace naru::simulator
