// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace naru::simulator {

/**
 * A scenario that is being written: its source, what it reads as, and what is wrong with it. Form and source
 * are two views of this one text, and undo goes through all of it. Pure; in one thread at a time.
 */
class ScenarioDraft
{
public:
    /** Steps back that are kept: so many, and so many bytes. */
    static constexpr std::size_t mostSteps = 500;
    static constexpr std::size_t mostBytes = std::size_t{64} << 20;

    ScenarioDraft(std::string source, sim::FileReader files);

    [[nodiscard]] const std::string& source() const { return m_steps[m_at]; }
    /** The source as a tree; the last one that could be read where this one is no JSON. */
    [[nodiscard]] const sim::Node& tree() const { return m_tree; }
    /** The tree is of this source: a form may change it. */
    [[nodiscard]] bool isReadable() const { return m_isReadable; }
    /** The first that is wrong, of the form or of what the model says; nothing where it can run. */
    [[nodiscard]] const std::optional<sim::Problem>& problem() const { return m_problem; }
    [[nodiscard]] std::string model() const;

    /** Another text, such as what was typed until now: one step, read and checked. */
    void replace(std::string source);
    /** Sets a value, such as `seed` or `parameters.uags[uag1].weight`, and checks. All else stays as it is
     * written. False where the source is no JSON or the path leads nowhere. */
    bool set(std::string_view path, const sim::Node& value);

    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_steps.size(); }
    void undo();
    void redo();

    /** It differs from what was kept. */
    [[nodiscard]] bool isChanged() const { return source() != m_kept; }
    void noteKept() { m_kept = source(); }

private:
    void check();
    void forgetOldest();

    sim::FileReader m_files;
    std::vector<std::string> m_steps;
    std::size_t m_at = 0;
    std::string m_kept;
    sim::Node m_tree = sim::Node::object();
    bool m_isReadable = false;
    std::optional<sim::Problem> m_problem;
};

} // namespace naru::simulator
