// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/ScenarioEditor.h"

namespace naru::simulator {

ScenarioEditor::ScenarioEditor(const kit::Surroundings& surroundings, ScenarioStore& store, const QString& id,
                               QWidget* parent)
    : kit::Dialog(surroundings, parent)
    , m_store(store)
    , m_id(id)
{
    retranslate();
}

void ScenarioEditor::retranslate() {}

} // namespace naru::simulator
