// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/SearchWords.h"
#include "simulator/parameters/ParameterGroup.h"
#include "simulator/parameters/ParameterRows.h"

#include <QPointer>
#include <QScrollArea>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace naru::simulator {

/**
 * The parameters as a column that scrolls: first those that the scenario sets or that differ from the other
 * run, block by block, then the rest, folded. What a search finds takes the place of both. What stands first
 * is decided when the scenario comes, so that nothing moves while one works on it.
 */
class ParameterForm final : public QScrollArea
{
    Q_OBJECT

public:
    /** Rows that are open at first, and that a search shows at most: making them is to be no wait. */
    static constexpr std::size_t mostOpen = 40;
    static constexpr std::size_t mostFound = 25;

    /** @param isWhole of a scenario that is written: names are set, too, and lists grow and shrink */
    ParameterForm(const kit::Theme& theme, const kit::Speech& speech, bool isWhole,
                  QWidget* parent = nullptr);

    /** Another scenario or model; shows nothing until `show`. */
    void setSchema(ParameterSchema schema);
    /** Shows the values; builds anew only where other blocks are there than before. @param other the run that
     * this one is set against; may be null */
    void show(const sim::Node& tree, const sim::Node* other);
    /** Rows that must not change while a run is under way are texts. */
    void setLocked(bool isLocked);
    /** What the block at the top is called, in place of the whole model. */
    void setTopName(const QString& name);
    void setFilter(const QString& words);
    /** Opens what holds the path, and puts the message there. False where there is no such row. */
    bool showProblem(const sim::Problem& problem);
    /** Takes the message away again. */
    void clearProblem();
    /** Takes what is being typed as complete. */
    void finish();

    /** What the filter found, of all; nothing where there is no filter. */
    [[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> found() const;
    [[nodiscard]] bool hasDifferences() const;
    [[nodiscard]] bool hasLockedRows() const;

Q_SIGNALS:
    /** As `sim::Run::set` takes it. */
    void settingWished(const naru::simulator::Setting& setting);
    /** The keyboard or the mouse has come to a row. */
    void visited(const naru::simulator::ParameterRow& row);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool standsFirst(const ParameterRow& row) const;
    [[nodiscard]] bool passes(const ParameterBlock& block, const ParameterRow& row) const;
    [[nodiscard]] const sim::Node* otherValue(const ParameterRow& row) const;
    [[nodiscard]] std::vector<ParameterBlock> blocks() const;
    void rebuild();
    void dropContent();
    void moveFocus();
    void addAll();
    void addFound();
    void addGroup(ParameterBlock block, bool isOpen);
    void addSubtitle();
    void adopt(ParameterRowView* view);
    void mark(ParameterRowView& view) const;
    void wish(const std::string& path, const sim::Node& value);
    void act(const ParameterBlock& block, ParameterGroup::Act act);
    void retranslate();
    [[nodiscard]] ParameterRowView* reveal(std::string_view path);

    const kit::Theme& m_theme;
    const kit::Speech& m_speech;
    bool m_isWhole;
    /** What is shown points into it, and goes a little later than it is replaced. */
    std::shared_ptr<const ParameterSchema> m_schema;
    sim::Node m_tree;
    std::optional<sim::Node> m_other;
    /** What was shown last, in one line: whether anything has changed. */
    std::string m_shown;
    std::vector<ParameterBlock> m_blocks;
    /** Paths of the rows that stand first. */
    std::set<std::string> m_first;
    kit::SearchWords m_filter;
    std::size_t m_found = 0;
    bool m_isLocked = false;
    QString m_topName;
    /** Where the keyboard goes when lists have grown or shrunk. */
    std::string m_focusPath;
    QPointer<ParameterRowView> m_refused;
    QWidget* m_content = nullptr;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_subtitle = nullptr;
    std::vector<ParameterGroup*> m_groups;
    /** Blocks that the user has opened or closed, by path. */
    std::map<std::string, bool> m_opened;
};

} // namespace naru::simulator
