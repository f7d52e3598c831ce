// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/parameters/ParameterRows.h"

#include <QWidget>

#include <vector>

class QToolButton;
class QVBoxLayout;

namespace naru::kit {
class Speech;
class Theme;
} // namespace naru::kit

namespace naru::simulator {

class FoldButton;
class ParameterRowView;

/** A heading that can be folded, and below it rows, which are made when it is opened for the first time. */
class ParameterGroup final : public QWidget
{
    Q_OBJECT

public:
    /** What can be done with the block itself. */
    enum class Act { None, AddItem, RemoveItem };

    /** @param block with those of its rows that belong here */
    ParameterGroup(const kit::Theme& theme, const kit::Speech& speech, ParameterBlock block, Act act,
                   QWidget* parent);

    [[nodiscard]] const ParameterBlock& block() const { return m_block; }
    [[nodiscard]] bool isOpen() const;
    void setOpen(bool isOpen);
    /** Those that have been made. */
    [[nodiscard]] const std::vector<ParameterRowView*>& views() const { return m_views; }
    /** Gives the keyboard to its heading, or to its button where there is nothing to open. */
    void takeFocus();
    /** The row's widget, opening the group where it has the path; null where it has not. */
    [[nodiscard]] ParameterRowView* reveal(std::string_view path);
    /** The values of the block as they are now; rows that are not here are passed over. */
    void show(const ParameterBlock& now);

Q_SIGNALS:
    void rowMade(naru::simulator::ParameterRowView* view);
    void opened(bool isOpen);
    /** The button of the block was pressed. */
    void acted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeRows();
    void retranslate();

    const kit::Theme& m_theme;
    const kit::Speech& m_speech;
    ParameterBlock m_block;
    Act m_act;
    FoldButton* m_fold;
    QToolButton* m_button = nullptr;
    QVBoxLayout* m_column;
    QWidget* m_body = nullptr;
    std::vector<ParameterRowView*> m_views;
};

} // namespace naru::simulator
