// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "locations/LocationTable.h"
#include "locations/LocationsViewModel.h"

#include <QTimer>

class QStackedWidget;

namespace naru::kit {
class ConfirmBar;
class EmptyState;
class Notice;
class RowTable;
class StatusStrip;
} // namespace naru::kit

namespace naru::locations {

class ConfirmBar;
class WhereaboutsPanel;

/** Locations: the cached entries, which of them is the place where the user is, and how to forget them. */
class LocationsPage final : public kit::Page
{
    Q_OBJECT

public:
    explicit LocationsPage(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;
    [[nodiscard]] QList<QAction*> headerActions() const override;

    [[nodiscard]] LocationsViewModel& model() { return m_model; }
    [[nodiscard]] const WhereaboutsPanel& whereabouts() const { return *m_whereabouts; }
    [[nodiscard]] kit::ConfirmBar& confirmBar() { return *m_confirm; }
    /** Says on the page when the file can't be written. */
    void saveCsv(const QString& path);

protected:
    void retranslate() override;
    void restyle() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
    void makeTable();
    void layOut();
    void connectEngine();
    void refresh();
    void fitPlaces();
    void askToForget(int row);
    void askToForgetAll();

    LocationsViewModel m_model;
    LocationTable m_table;
    kit::Notice* m_notice;
    WhereaboutsPanel* m_whereabouts;
    kit::ConfirmBar* m_confirm;
    kit::RowTable* m_view;
    kit::EmptyState* m_empty;
    QStackedWidget* m_stack;
    kit::StatusStrip* m_strip;
    QAction* m_export;
    QAction* m_forgetAll;
    QTimer m_clock;
};

} // namespace naru::locations
