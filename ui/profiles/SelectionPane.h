// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"
#include "profiles/FormContext.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace naru::profiles {

class FieldForm;
class FieldHelp;

/** Automatic server selection, with what its thresholds do (OGS-2A), and the client-wide backup list. */
class SelectionPane final : public QWidget
{
    Q_OBJECT

public:
    explicit SelectionPane(const FormContext& context, QWidget* parent = nullptr);

    void retranslate();
    bool focusNode(profile::NodeId node);
    [[nodiscard]] QString sentence() const;
    /** Sets `ReconnectAfterResume`; hidden where the thresholds act. */
    [[nodiscard]] QPushButton& actButton() const { return *m_act; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void rehome();
    void refresh();
    void sayThresholds();
    void letThresholdsAct();

    FormContext m_context;
    QLabel* m_sentence;
    QPushButton* m_act;
    FieldForm* m_form;
    FieldHelp* m_help;
};

} // namespace naru::profiles
