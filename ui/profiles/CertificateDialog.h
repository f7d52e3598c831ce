// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Dialog.h"
#include "profiles/CertificateTable.h"

namespace naru::kit {
class ComboBox;
class EmptyState;
class Notice;
class RowTable;
} // namespace naru::kit

class QStackedWidget;

namespace naru::profiles {

class ProfileEditor;

/** Holds a certificate that the user picks against the profile: which matching rule fits, which does not and
 * why, and whether a pin is that of its key. Its pin can be added. */
class CertificateDialog final : public kit::Dialog
{
    Q_OBJECT

public:
    CertificateDialog(const kit::Surroundings& surroundings, ProfileEditor& editor, QWidget* parent);

    /** Reads it in the background. */
    void openFile(const QString& path);
    [[nodiscard]] const CertificateTable& table() const { return m_table; }
    /** Below the heading: whose certificate it is. */
    [[nodiscard]] QString certificateText() const;
    /** Adds the pin of the certificate where the user has chosen. */
    void addPinAsChosen();

Q_SIGNALS:
    /** The file was read, or could not be. */
    void opened();

protected:
    void retranslate() override;

private:
    void makeTable();
    void layOut();
    void askForFile();
    void take(const base::Result<profile::CertificateFacts>& facts);
    void check();
    void refresh();
    void fillLists();
    void goToRow(const QModelIndex& index);

    ProfileEditor& m_editor;
    CertificateTable m_table;
    kit::RowTable* m_view;
    kit::EmptyState* m_empty;
    QStackedWidget* m_stack;
    kit::Notice* m_notice;
    QLabel* m_certificate;
    QPushButton* m_choose;
    QPushButton* m_goTo;
    kit::ComboBox* m_list;
    QPushButton* m_add;
};

} // namespace naru::profiles
