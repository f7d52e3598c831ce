// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profiles/FieldAccess.h"
#include "profiles/FormContext.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace naru::profiles {

class RepeatedItem;

/**
 * A field that may stand in the file several times, in order: backup servers, pins, rules. Items can be
 * added, moved by Alt+Up and Alt+Down, and taken away. Very long lists show their first items and say so.
 */
class RepeatedField final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int mostShown = 32;

    RepeatedField(const FormContext& context, const profile::Field& field, QWidget* parent);

    [[nodiscard]] const profile::Field& field() const { return m_field; }
    [[nodiscard]] QPushButton& addButton() const { return *m_add; }
    void setHome(std::optional<FieldHome> home);
    void refresh();
    void retranslate();
    [[nodiscard]] bool matches(const QString& text) const;
    /** Below the items, e.g. which list applies; empty for none. */
    void setSentence(const QString& sentence);
    /** False where no item shows the element. */
    bool focusNode(profile::NodeId node);

Q_SIGNALS:
    void focused(const naru::profile::Field* field);

private:
    void add();
    void take(std::size_t item);
    void move(std::size_t item, int by);
    void growTo(std::size_t count);
    [[nodiscard]] const profile::Field& titleField() const;

    FormContext m_context;
    const profile::Field& m_field;
    std::optional<FieldHome> m_home;
    std::vector<profile::NodeId> m_nodes;
    /** May be more than there are nodes: those are hidden. */
    std::vector<RepeatedItem*> m_items;
    QLabel* m_title;
    QPushButton* m_add;
    QVBoxLayout* m_list;
    QLabel* m_more;
    QLabel* m_sentence;
};

} // namespace naru::profiles
