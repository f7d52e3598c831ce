// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Background.h"
#include "evidence/PartTable.h"
#include "kit/Dialog.h"

#include <memory>

class QLabel;

namespace naru::kit {
class CheckBox;
class Notice;
class RowTable;
} // namespace naru::kit

namespace naru::evidence_ui {

/** Makes a support session: what goes in is seen before it is saved, and what is saved is what was seen. */
class SupportDialog final : public kit::Dialog
{
    Q_OBJECT

public:
    /** Files that are open on the page and may go in; empty where there is none. */
    struct Offer
    {
        QString log;
        QString capture;
    };

    SupportDialog(const kit::Surroundings& surroundings, Offer offer, QWidget* parent);

    [[nodiscard]] const PartTable& parts() const { return m_parts; }
    /** True while the preview is made or the file written. */
    [[nodiscard]] bool isBusy() const { return m_work.isBusy(); }
    [[nodiscard]] kit::CheckBox& maskNames() { return *m_mask; }
    [[nodiscard]] kit::CheckBox& withCapture() { return *m_capture; }
    /** Writes what the preview shows; says in the dialog how it went. */
    void save(const QString& path);

Q_SIGNALS:
    void previewChanged();
    void saved(const QString& path);

protected:
    void retranslate() override;

private:
    void layOut();
    /** Reads what is to go in. */
    void gather();
    /** Masks and packs what was read. */
    void pack();
    void accept(std::shared_ptr<const evidence::PackedSession> packed, bool namesMasked);
    void showState();
    void askWhere();

    Offer m_offer;
    PartTable m_parts;
    Background m_work;
    /** Null until all of it is read. */
    std::shared_ptr<const evidence::SupportSession> m_gathered;
    std::shared_ptr<const evidence::PackedSession> m_packed;
    QString m_savedAs;
    kit::Notice* m_notice;
    kit::CheckBox* m_profile;
    kit::CheckBox* m_rawLog;
    kit::CheckBox* m_log;
    kit::CheckBox* m_capture;
    kit::CheckBox* m_mask;
    kit::RowTable* m_view;
    QLabel* m_state;
    QPushButton* m_save;
};

} // namespace naru::evidence_ui
