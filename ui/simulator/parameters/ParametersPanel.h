// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "sim/scenario/Model.h"

#include <QWidget>

namespace naru::simulator {

/**
 * The parameters of the run on the desk, made of what the model says of itself; those that the scenario sets
 * come first. With two runs it shows one of them, and marks what differs. What is typed is checked at once
 * and wished for when it is complete.
 */
class ParametersPanel final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int width = 320;

    explicit ParametersPanel(const kit::Surroundings& surroundings, QWidget* parent = nullptr);
    ~ParametersPanel() override;

    /** Another model: forgets what was shown. */
    void setModel(const sim::ModelInfo& model);
    /**
     * The parameters as they are now; cheap where they have not changed, so that it may come with each frame.
     * What is being typed stays.
     * @param b of the other run of a comparison; may be null
     * @param now where the run stands; at 0, and not running, everything can be changed
     */
    void show(const sim::Node& a, const sim::Node* b, sim::Time now, bool running);
    /** Puts the message at its field, opening what it is folded in. */
    void showProblem(const sim::Problem& problem);

Q_SIGNALS:
    /**
     * The user wants a parameter to have a value; `path` and `value` are as `sim::Run::set` takes them.
     * @param sideB of the other run of a comparison
     * @param fromStart the run is to begin anew with it; else from now on
     */
    void setWished(bool sideB, const QString& path, const naru::sim::Node& value, bool fromStart);
};

} // namespace naru::simulator
