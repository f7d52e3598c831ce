// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profiles/FormContext.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QToolButton;

namespace naru::profiles {

class ServerModel;

/**
 * The host entries as a list: chosen by a click or the arrows, moved by dragging or Alt+Up and Alt+Down,
 * found by typing, added, duplicated, removed.
 */
class ServerList final : public QWidget
{
    Q_OBJECT

public:
    explicit ServerList(const FormContext& context, QWidget* parent = nullptr);

    [[nodiscard]] ServerModel& model() const { return *m_model; }
    [[nodiscard]] QListView& view() const { return *m_view; }
    void retranslate();

    void add();
    void duplicate();
    void removeCurrent();
    /** By so many places among the entries of its server list. */
    void moveCurrent(int by);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QToolButton* makeButton(const QString& icon);
    void layOut();
    void followHost();
    void count();

    FormContext m_context;
    ServerModel* m_model;
    QLabel* m_count;
    QToolButton* m_add;
    QToolButton* m_duplicate;
    QToolButton* m_remove;
    QLineEdit* m_filter;
    QListView* m_view;
};

} // namespace naru::profiles
