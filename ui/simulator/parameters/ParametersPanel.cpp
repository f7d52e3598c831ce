// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/ParametersPanel.h"

namespace naru::simulator {

ParametersPanel::ParametersPanel(const kit::Surroundings& /*surroundings*/, QWidget* parent)
    : QWidget(parent)
{}
ParametersPanel::~ParametersPanel() = default;
void ParametersPanel::setModel(const sim::ModelInfo& /*model*/) {}
void ParametersPanel::show(const sim::Node& /*a*/, const sim::Node* /*b*/, sim::Time /*now*/,
                           bool /*running*/)
{}
void ParametersPanel::showProblem(const sim::Problem& /*problem*/) {}

} // namespace naru::simulator
