// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/EvidenceModel.h"
#include "kit/Page.h"

class QStackedWidget;

namespace naru::kit {
class EmptyState;
class Notice;
} // namespace naru::kit

namespace naru::evidence_ui {

class CaptureHelp;
class EvidenceStrip;
class EvidenceTabs;
class ReadingBar;
class SupportDialog;

/** Evidence: a log, a capture, both beside each other, a support session or the last run; what happened and
 * why. Files are read in a thread of their own; what is dropped comes from the window, which knows the other
 * pages' files, too. */
class EvidencePage final : public kit::Page
{
    Q_OBJECT

public:
    explicit EvidencePage(const kit::Surroundings& surroundings, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;
    [[nodiscard]] QList<QAction*> headerActions() const override;

    /** Reads files of any of the kinds; those of another kind that are open stay open. */
    void open(const QStringList& paths);
    /** The last run of this program: its raw log where there is one, else what the engine told. */
    void openLastRun();
    /** Of what was read already: sample data. */
    void take(const Opened& opened);
    /** Says on the page when the file can't be written. */
    void save(const QString& path, const QByteArray& bytes);
    /** The dialog in which a support session is made. */
    SupportDialog& makeSupportSession();

    [[nodiscard]] EvidenceModel& model() { return m_model; }
    [[nodiscard]] EvidenceTabs& tabs() { return *m_tabs; }
    [[nodiscard]] EvidenceStrip& strip() { return *m_strip; }
    [[nodiscard]] ReadingBar& reading() { return *m_reading; }
    [[nodiscard]] kit::Notice& notice() { return *m_notice; }
    [[nodiscard]] bool isReading() const { return m_reader.isBusy(); }

protected:
    void retranslate() override;
    void restyle() override;

private:
    void makeActions();
    void layOut();
    void connectParts();
    void takeProfile();
    void refresh();
    void offerLastRun();
    void askForFiles();
    void askWhere(const QString& name, const QByteArray& bytes);
    void sayErrors(const std::vector<evidence::ReadError>& errors);
    [[nodiscard]] QString rawLog() const;

    EvidenceModel m_model;
    Background m_reader;
    kit::Notice* m_notice;
    ReadingBar* m_reading;
    EvidenceStrip* m_strip;
    EvidenceTabs* m_tabs;
    kit::EmptyState* m_empty;
    CaptureHelp* m_help;
    QStackedWidget* m_stack;
    QAction* m_open;
    QAction* m_lastRun;
    QAction* m_support;
};

} // namespace naru::evidence_ui
