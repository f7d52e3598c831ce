// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profiles/FieldAccess.h"
#include "profiles/FormContext.h"

#include <QWidget>

class QToolButton;

namespace naru::profiles {

class FieldForm;
class FieldRow;

/** One item of a `RepeatedField`: a line where it is a value alone, else a form of its own. */
class RepeatedItem final : public QWidget
{
    Q_OBJECT

public:
    RepeatedItem(const FormContext& context, const profile::Field& field, int number, QWidget* parent);

    /** Nothing: hidden. */
    void setNode(std::optional<profile::NodeId> node);
    void setPlace(bool isFirst, bool isLast);
    void refresh();
    void retranslate();
    void takeFocus();
    bool focusNode(profile::NodeId node);

Q_SIGNALS:
    void moveWished(int by);
    void removeWished();
    void focused(const naru::profile::Field* field);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QToolButton* makeButton(const QString& icon);

    FormContext m_context;
    const profile::Field& m_field;
    int m_number;
    std::optional<profile::NodeId> m_node;
    FieldRow* m_row = nullptr;
    FieldForm* m_form = nullptr;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    QToolButton* m_remove = nullptr;
};

} // namespace naru::profiles
