// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "sim/scenario/Model.h"
#include "simulator/run/Frame.h"

#include <QTimer>
#include <QWidget>

namespace naru::kit {
class ComboBox;
class RowTable;
} // namespace naru::kit

namespace naru::simulator {

class NodeRows;

/**
 * The live table of a run's nodes, appliances, peers …, one kind at a time, in the manner of a load
 * balancer's statistics page: state, current, most, totals; of two runs both, and B less A. Follows frames at
 * most ten times a second; what is selected stays. Window thread.
 */
class NodeTable final : public QWidget
{
    Q_OBJECT

public:
    explicit NodeTable(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    /** Before the first frame of another model; what is selected stays with the same one. */
    void setModel(const sim::ModelInfo& model);
    void show(const FramePtr& frame);
    /** What the stage picked; no signal. Shows its kind. */
    void setPicked(const QString& id);
    /** What the table shows now as a CSV file. */
    [[nodiscard]] QByteArray csv();

Q_SIGNALS:
    /** The user chose a row: `uag/uag1`. */
    void picked(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void refresh();
    void chooseKinds();
    void select(const QString& id);
    [[nodiscard]] std::string kind() const;

    kit::Surroundings m_surroundings;
    kit::ComboBox* m_kind;
    kit::RowTable* m_view;
    NodeRows* m_rows;
    QTimer m_timer;
    std::string m_model;
    FramePtr m_frame;
    QString m_picked;
    /** The table is changed by us, not by the user. */
    bool m_refreshing = false;
};

} // namespace naru::simulator
