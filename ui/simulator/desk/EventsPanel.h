// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "simulator/run/Frame.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace naru::kit {
class ComboBox;
}

namespace naru::simulator {

class LogRows;

/** The event log of a run: what happened and why, the latest first; by kind and by words. */
class EventsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit EventsPanel(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    /** Follows whole frames while it is seen. */
    void show(const FramePtr& frame, bool sideB);
    using QWidget::show;
    [[nodiscard]] QByteArray csv();
    /** What is shown. */
    [[nodiscard]] const LogRows& rows() const { return *m_rows; }
    void setSearch(const QString& text);

Q_SIGNALS:
    /** The user chose an event: its moment, and what it is about. */
    void chosen(naru::sim::Time moment, const QString& element);
    void csvWished();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void refresh();
    void filter();

    kit::Surroundings m_surroundings;
    LogRows* m_rows;
    QLineEdit* m_search;
    kit::ComboBox* m_code;
    QListView* m_view;
    QLabel* m_nothing;
    QPushButton* m_csv;
    FramePtr m_frame;
    bool m_sideB = false;
};

} // namespace naru::simulator
