// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"
#include "profiles/FormContext.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace naru::profiles {

class FieldForm;
class FieldHelp;

/** Which certificates a client offers and which gateways it trusts: matching rules, pins, stores, enrolment.
 */
class MatchPane final : public QWidget
{
    Q_OBJECT

public:
    /** `tryOne` holds a certificate against the rules. */
    MatchPane(const FormContext& context, QAction* tryOne, QWidget* parent = nullptr);

    void retranslate();
    bool focusNode(profile::NodeId node);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void rehome();
    void refresh();

    FormContext m_context;
    QAction* m_tryOne;
    QLabel* m_sentence;
    QPushButton* m_button;
    FieldForm* m_form;
    FieldHelp* m_help;
};

} // namespace naru::profiles
