// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Dialog.h"
#include "simulator/library/ScenarioDraft.h"
#include "simulator/library/ScenarioStore.h"

#include <QTimer>

namespace naru::kit {
class ConfirmBar;
}

namespace naru::simulator {

class ProblemLine;
class ScenarioForms;
class ScenarioSource;

/**
 * A scenario as form and as source, side by side: two views of one draft, checked while it is typed. Open it
 * with `open()`. One of the user's own is saved where it is, a new one as a new file; also while something is
 * wrong with it, so that nothing that was typed is lost.
 */
class ScenarioEditor final : public kit::Dialog
{
    Q_OBJECT

public:
    /** @param id of one of the user's own; empty for a new one */
    ScenarioEditor(const kit::Surroundings& surroundings, ScenarioStore& store, const QString& id,
                   QWidget* parent);
    /** A new one with this source: a copy, or a run with the changes that were made in it. Nothing of it is
     * kept before it is saved. */
    ScenarioEditor(const kit::Surroundings& surroundings, ScenarioStore& store, const QByteArray& source,
                   QWidget* parent);

    [[nodiscard]] const ScenarioDraft& draft() const { return m_draft; }
    /** Asks first where something is not saved. */
    void reject() override;

Q_SIGNALS:
    /** It is in the store. */
    void saved(const QString& id);

protected:
    void retranslate() override;
    void changeEvent(QEvent* event) override;

private:
    ScenarioEditor(const kit::Surroundings& surroundings, ScenarioStore& store, const QString& id,
                   std::string source, QWidget* parent);
    void layOut();
    void addShortcuts();
    void set(const QString& path, const sim::Node& value);
    void takeTyped();
    void follow();
    /** Takes what is being typed, in either view, into the draft. */
    void finish();
    void save(bool asCopy);
    void say(const StoreError& error);

    ScenarioStore& m_store;
    QString m_id;
    ScenarioDraft m_draft;
    QTimer m_checkSoon;
    ScenarioForms* m_forms;
    ScenarioSource* m_source;
    ProblemLine* m_problem;
    kit::ConfirmBar* m_confirm;
    QLabel* m_failure;
    QPushButton* m_undo;
    QPushButton* m_redo;
    QPushButton* m_copy;
    QPushButton* m_save;
};

} // namespace naru::simulator
