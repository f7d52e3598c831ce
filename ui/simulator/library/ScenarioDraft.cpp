// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/ScenarioDraft.h"

#include "sim/models/Models.h"
#include "simulator/library/SourceSplice.h"
#include "simulator/parameters/ParameterRows.h"

#include <algorithm>

namespace naru::simulator {

ScenarioDraft::ScenarioDraft(std::string source, sim::FileReader files)
    : m_files(std::move(files))
    , m_steps{source}
    , m_kept(std::move(source))
{
    check();
}

std::string ScenarioDraft::model() const
{
    const sim::Node* model = m_tree.find("model");
    return model != nullptr ? model->text : std::string();
}

void ScenarioDraft::replace(std::string source)
{
    if (source == this->source())
        return;
    m_steps.resize(m_at + 1);
    m_steps.push_back(std::move(source));
    forgetOldest();
    m_at = m_steps.size() - 1;
    check();
}

void ScenarioDraft::forgetOldest()
{
    std::size_t bytes = 0;
    std::size_t kept = 0;
    while (kept < std::min(m_steps.size(), mostSteps) && bytes < mostBytes)
        bytes += m_steps[m_steps.size() - 1 - kept++].size();
    m_steps.erase(m_steps.begin(), m_steps.end() - static_cast<std::ptrdiff_t>(kept));
}

void ScenarioDraft::check()
{
    auto tree = sim::readJson(source());
    m_isReadable = tree && tree->kind == sim::Node::Kind::Object;
    if (m_isReadable)
        m_tree = *tree;
    m_problem.reset();
    const auto scenario = sim::readScenario(source(), m_files);
    if (!scenario)
        m_problem = scenario.error();
    else if (auto run = sim::startScenario(*scenario, sim::allModels()); !run)
        m_problem = std::move(run.error());
}

bool ScenarioDraft::set(std::string_view path, const sim::Node& value)
{
    if (!m_isReadable)
        return false;
    auto source = withValue(this->source(), m_tree, path, value);
    if (!source)
        return false;
    const auto read = sim::readJson(*source);
    const sim::Node* there = read ? sim::findPath(*read, path) : nullptr;
    if (there == nullptr || !areSame(*there, value))
        return false;
    replace(*std::move(source));
    return true;
}

void ScenarioDraft::undo()
{
    if (!canUndo())
        return;
    --m_at;
    check();
}

void ScenarioDraft::redo()
{
    if (!canRedo())
        return;
    ++m_at;
    check();
}

} // namespace naru::simulator
