// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/EventTable.h"
#include "evidence/EvidenceModel.h"
#include "kit/Page.h"

class QLabel;
class QPushButton;

namespace naru::kit {
class RowTable;
class SegmentedControl;
} // namespace naru::kit

namespace naru::evidence_ui {

/** A support session: who made it, what happened in the reader's language or in both, another session beside
 * it, and a report of it. */
class SessionPane final : public QWidget
{
    Q_OBJECT

public:
    SessionPane(const kit::Surroundings& surroundings, EvidenceModel& model, QWidget* parent = nullptr);

    void retranslate();
    void restyle();
    [[nodiscard]] EventTable& table() { return m_table; }
    [[nodiscard]] kit::SegmentedControl& languages() { return *m_languages; }
    /** Lays another session beside the one that is open. */
    void compareWith(const QString& path);
    enum class Format { Html, Pdf };
    /** Makes the report in the background and asks where to save it by `reportMade`. */
    void makeReport(Format format, const std::vector<wording::Language>& languages);

Q_SIGNALS:
    void reportMade(const QString& name, const QByteArray& bytes);
    void failed(const naru::evidence::ReadError& error);

private:
    void layOut();
    void fillMenu();
    void refresh();
    void showMode();
    [[nodiscard]] QString about() const;

    kit::Surroundings m_surroundings;
    EvidenceModel& m_model;
    EventTable m_table;
    Background m_work;
    SessionPtr m_shown;
    QLabel* m_about;
    QLabel* m_compared;
    kit::SegmentedControl* m_languages;
    QPushButton* m_compare;
    QPushButton* m_report;
    kit::RowTable* m_view;
};

} // namespace naru::evidence_ui
