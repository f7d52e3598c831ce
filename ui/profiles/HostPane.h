// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profiles/FormContext.h"
#include "profiles/HostFacts.h"

#include <QWidget>

class QLabel;

namespace naru::profiles {

class FieldForm;
class FieldHelp;
class FormScroll;

/** The form of the chosen host entry: all its fields, where it leads, and which backup list applies. */
class HostPane final : public QWidget
{
    Q_OBJECT

public:
    explicit HostPane(const FormContext& context, QWidget* parent = nullptr);

    void retranslate();
    /** False where no row shows the element. */
    bool focusNode(profile::NodeId node);
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString backupSentence() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    void chooseHost();
    void refresh();
    void sayFacts();
    [[nodiscard]] QString whereItLeads(const HostFacts& facts) const;
    [[nodiscard]] QString whichBackups(const HostFacts& facts) const;

    FormContext m_context;
    QLabel* m_name;
    QLabel* m_place;
    QLabel* m_leads;
    FormScroll* m_scroll;
    FieldForm* m_form;
    FieldHelp* m_help;
    QString m_backups;
};

} // namespace naru::profiles
