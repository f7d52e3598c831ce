// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "sim/scenario/Model.h"
#include "simulator/run/Desk.h"
#include "wording/Words.h"

#include <QMenu>

namespace naru::simulator {

class ChartsPane;
class ComparePane;
class EventsPanel;
class NodeTable;
class StagePane;
class TransportBar;

/** What a run leaves: tables, pictures, a report, and the command that repeats it. The menu "Save…". */
class RunOutputs final : public QObject
{
    Q_OBJECT

public:
    struct Sources
    {
        Desk& desk;
        StagePane& stage;
        ChartsPane& charts;
        NodeTable& table;
        const ComparePane& compare;
        EventsPanel& events;
        const TransportBar& transport;
        const sim::ModelInfo& model;
        /** The run on the stage. */
        std::function<SideName()> side;
    };

    RunOutputs(const kit::Surroundings& surroundings, const Sources& sources, QWidget* parent);

    [[nodiscard]] QMenu* menu() const { return m_menu; }
    void retranslate();
    void saveEvents();
    /** One HTML file, in one language or in several. */
    void saveReport(const QString& path, const std::vector<wording::Language>& languages);
    /** Repeats the run on the stage to where it stands, with the same digest. What was recorded is written
     * into the data folder first, in a file of its own for each content, so that a command never changes its
     * meaning. Empty, after failed(), where that can't be. */
    [[nodiscard]] QString command();

Q_SIGNALS:
    void failed(const naru::base::Error& error);
    /** The run is to be kept as a scenario of the user's own. */
    void keepWished();

private:
    void fillReports();
    void askForReport(const QString& title, const std::vector<wording::Language>& languages);
    void save(const QString& title, const QString& name, const std::function<QByteArray()>& bytes);

    kit::Surroundings m_surroundings;
    Sources m_sources;
    QWidget& m_parent;
    QMenu* m_menu;
};

} // namespace naru::simulator
