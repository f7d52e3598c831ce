// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Icons.h"
#include "kit/Notice.h"
#include "kit/SegmentedControl.h"
#include "kit/Theme.h"
#include "simulator/SimulatorPage.h"
#include "simulator/charts/ChartsPane.h"
#include "simulator/charts/ComparePane.h"
#include "simulator/charts/NodeTable.h"
#include "simulator/desk/EventsPanel.h"
#include "simulator/desk/SelectedPanel.h"
#include "simulator/desk/TourBar.h"
#include "simulator/desk/TransportBar.h"
#include "simulator/library/LibraryPanel.h"
#include "simulator/parameters/ParametersPanel.h"
#include "simulator/stage/StagePane.h"

#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

/** Where the parts of the page stand, and how they make room. */
namespace naru::simulator {

using kit::Theme;

namespace {

constexpr int rightWidth = 320;
constexpr int narrowRightWidth = 304;
constexpr int lowestStage = 300;
constexpr int lowestBelow = 180;
/** Below it the library folds to a button. */
constexpr int foldedBelow = 1120;
/** What is usable; the parts fold and scroll. */
constexpr QSize smallest(900, 560);

} // namespace

void SimulatorPage::layOut()
{
    m_below->addWidget(m_charts);
    m_below->addWidget(m_table);
    m_below->addWidget(m_compare);
    auto* below = new QWidget(this);
    auto* belowLayout = new QVBoxLayout(below);
    belowLayout->setContentsMargins(0, Theme::space(2), 0, 0);
    belowLayout->setSpacing(Theme::space(1));
    auto* choice = new QHBoxLayout;
    choice->setContentsMargins(Theme::pageMargin, 0, Theme::pageMargin, 0);
    choice->addWidget(m_belowChoice);
    choice->addStretch();
    choice->addWidget(m_shownRun);
    m_shownRun->setProperty("tone", "small");
    belowLayout->addLayout(choice);
    belowLayout->addWidget(m_below, 1);
    m_middle->addWidget(m_stage);
    m_middle->addWidget(below);
    m_middle->setHandleWidth(1);
    m_middle->setChildrenCollapsible(false);
    m_stage->setMinimumHeight(lowestStage);
    below->setMinimumHeight(lowestBelow);
    m_middle->setStretchFactor(0, 1);
    m_middle->setStretchFactor(1, 1);
    m_middle->setSizes({360, 340});

    m_right->addWidget(m_selectedPanel);
    m_right->addWidget(m_parameters);
    m_right->addWidget(m_events);
    auto* rightLayout = new QVBoxLayout(m_rightColumn);
    rightLayout->setContentsMargins(0, Theme::space(3), 0, 0);
    rightLayout->setSpacing(0);
    auto* rightChoice = new QHBoxLayout;
    rightChoice->setContentsMargins(Theme::space(4), 0, Theme::space(4), 0);
    rightChoice->addWidget(m_rightChoice);
    rightChoice->addStretch();
    rightLayout->addLayout(rightChoice);
    rightLayout->addWidget(m_right, 1);
    m_rightColumn->setFixedWidth(rightWidth);

    const auto line = [this] {
        auto* separator = new QFrame(this);
        separator->setProperty("separator", true);
        separator->setFixedWidth(1);
        return separator;
    };
    m_libraryButton->setFocusPolicy(Qt::StrongFocus);
    m_libraryButton->setIcon(kit::Icons::icon(QStringLiteral("right"), surroundings().theme));
    m_libraryButton->setCheckable(true);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_libraryButton, 0, Qt::AlignTop);
    columns->addWidget(m_library);
    columns->addWidget(line());
    columns->addWidget(m_middle, 1);
    columns->addWidget(line());
    columns->addWidget(m_rightColumn);
    auto* layout = new QVBoxLayout(this);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_tour);
    layout->addLayout(columns, 1);
    layout->addWidget(m_transport);
}

/** Not that of the layout: a wide window must be able to become so narrow that the library folds. */
QSize SimulatorPage::minimumSizeHint() const
{
    return smallest;
}

void SimulatorPage::fold()
{
    m_isFolded = width() < foldedBelow;
    m_rightColumn->setFixedWidth(m_isFolded ? narrowRightWidth : rightWidth);
    m_libraryButton->setVisible(m_isFolded);
    // Where there is little room, the library stands in the right column's place.
    const bool isInstead = m_isFolded && m_libraryButton->isChecked();
    m_library->setVisible(!m_isFolded || isInstead);
    m_rightColumn->setVisible(!isInstead);
}

void SimulatorPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fold();
}

} // namespace naru::simulator
