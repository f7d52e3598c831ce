// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "sim/scenario/Model.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace naru::kit {
class SearchField;
class SegmentedControl;
} // namespace naru::kit

namespace naru::simulator {

class ParameterForm;
class ParameterHelp;
struct Setting;

/**
 * The parameters of the run on the desk, made of what the model says of itself; those that the scenario sets
 * come first. With two runs it shows one of them, and marks what differs. What is typed is checked at once
 * and wished for when it is complete.
 */
class ParametersPanel final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int panelWidth = 320;

    explicit ParametersPanel(const kit::Surroundings& surroundings, QWidget* parent = nullptr);
    ~ParametersPanel() override;

    /** For each scenario that is opened: what was shown is forgotten, and `show` decides anew what comes
     * first. */
    void setModel(const sim::ModelInfo& model);
    /**
     * The parameters as they are now; cheap where they have not changed, so that it may come with each frame.
     * What is being typed stays.
     * @param b of the other run of a comparison; may be null
     * @param now where the run stands; at 0, and not running, everything can be changed
     */
    void show(const sim::Node& a, const sim::Node* b, sim::Time now, bool running);
    /** Puts the message at its field, opening what it is folded in; else above the fields. */
    void showProblem(const sim::Problem& problem);
    /** The run that is shown and changed. */
    [[nodiscard]] bool showsB() const;
    void setShowsB(bool isB);

Q_SIGNALS:
    /**
     * The user wants a parameter to have a value; `path` and `value` are as `sim::Run::set` takes them.
     * @param sideB of the other run of a comparison
     * @param fromStart the run is to begin anew with it; else from now on
     */
    void setWished(bool sideB, const QString& path, const naru::sim::Node& value, bool fromStart);
    /** The other run of a comparison is shown now. */
    void sideShown();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    void retranslate();
    void refresh();
    void placeChoices();
    void count();
    [[nodiscard]] bool hasBegun() const;
    [[nodiscard]] bool isFromStart() const;
    void wish(const Setting& setting);

    kit::Surroundings m_surroundings;
    sim::Node m_a;
    std::optional<sim::Node> m_b;
    sim::Time m_now{};
    bool m_isRunning = false;
    QHBoxLayout* m_head;
    QHBoxLayout* m_second;
    QLabel* m_title;
    kit::SegmentedControl* m_sides;
    kit::SegmentedControl* m_from;
    kit::SearchField* m_search;
    QLabel* m_found;
    QLabel* m_problem;
    QLabel* m_locked;
    ParameterForm* m_form;
    QWidget* m_legend;
    QLabel* m_differs;
    ParameterHelp* m_help;
};

} // namespace naru::simulator
