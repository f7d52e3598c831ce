// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profiles/FieldAccess.h"
#include "profiles/FormContext.h"

#include <QLabel>
#include <QWidget>

class QToolButton;

namespace naru::kit {
class CheckBox;
}

namespace naru::profiles {

class ValueEditor;

/**
 * One field of the table in a form: its name, the control for its value, whether the user of the client may
 * change it, and what is wrong with the value. Edits go to the document at once; those made while the
 * keyboard stays are one step of undo.
 */
class FieldRow final : public QWidget
{
    Q_OBJECT

public:
    enum class Kind {
        /** Can be taken out of the file, where the table allows that. */
        Single,
        /** One of a list, which takes it away as a whole. */
        Item,
    };

    FieldRow(const FormContext& context, const profile::Field& field, Kind kind, QWidget* parent);

    [[nodiscard]] const profile::Field& field() const { return m_field; }
    [[nodiscard]] QWidget& control() const;
    /** The element that the row shows; nothing where it is not in the file. */
    [[nodiscard]] std::optional<profile::NodeId> node() const;

    /** By how many levels the name stands further right. */
    void setDepth(int depth);
    /** Of the column with the names, so that the controls stand below each other. */
    void setLabelWidth(int width) { m_label->setFixedWidth(width); }
    /** In place of the field's own name; `spoken` names the control for a screen reader. */
    void setLabel(const QString& shown, const QString& spoken);
    /** Nothing: the row is empty and can't be used. */
    void setHome(std::optional<FieldHome> home);
    /** Shows the document as it is now. */
    void refresh();
    void retranslate();
    /** Whether its name, its element or what it does holds the text. */
    [[nodiscard]] bool matches(const QString& text) const;

Q_SIGNALS:
    void focused(const naru::profile::Field* field);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void fitProblem();
    void write(const std::optional<QString>& value);
    void leave();
    void setControllable(bool allowed);
    void unset();
    void showProblem(const std::optional<QString>& value);
    [[nodiscard]] profile::MergeId merge();

    FormContext m_context;
    const profile::Field& m_field;
    Kind m_kind;
    std::optional<FieldHome> m_home;
    /** Of the edits since the keyboard came here. */
    profile::MergeId m_merge;
    QString m_ownLabel;
    QString m_ownSpoken;

    QLabel* m_label;
    ValueEditor* m_editor;
    kit::CheckBox* m_controllable = nullptr;
    QToolButton* m_unset = nullptr;
    QLabel* m_problem;
};

} // namespace naru::profiles
