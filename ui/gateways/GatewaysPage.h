// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gateways/ChartPanel.h"
#include "gateways/GatewayTable.h"
#include "gateways/GatewaysViewModel.h"
#include "kit/Page.h"

#include <QTimer>

class QStackedWidget;

namespace naru::kit {
class EmptyState;
class Notice;
class RowTable;
class StatusStrip;
} // namespace naru::kit

namespace naru::gateways {

/** Gateways: how their RTT went over time, what it is made of, and the same as a table. */
class GatewaysPage final : public kit::Page
{
    Q_OBJECT

public:
    explicit GatewaysPage(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;
    [[nodiscard]] QList<QAction*> headerActions() const override;

    [[nodiscard]] ChartPanel& charts() { return *m_charts; }
    [[nodiscard]] GatewaysViewModel& model() { return m_model; }
    /** What the chart shows, as a table. */
    [[nodiscard]] QByteArray csv() const;
    /** Says on the page when a file can't be written. */
    void saveCsv(const QString& path);
    void savePng(const QString& path);

protected:
    void retranslate() override;
    void restyle() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
    void layOut();
    void connectEngine();
    void tick();
    void refresh();
    [[nodiscard]] QStringList facts() const;
    void say(const base::Result<void>& result);

    GatewaysViewModel m_model;
    GatewayTable m_table;
    ChartPanel* m_charts;
    kit::RowTable* m_view;
    kit::StatusStrip* m_strip;
    kit::Notice* m_notice;
    kit::EmptyState* m_empty;
    QStackedWidget* m_stack;
    QAction* m_csv;
    QAction* m_png;
    QAction* m_measure;
    QTimer m_clock;
};

} // namespace naru::gateways
