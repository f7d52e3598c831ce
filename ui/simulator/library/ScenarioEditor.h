// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Dialog.h"
#include "simulator/library/ScenarioStore.h"

namespace naru::simulator {

/**
 * A scenario as form and as source, side by side: two views of one draft, checked while it is typed. Open it
 * with `open()`. One of the user's own is saved where it is, a new one as a new file.
 */
class ScenarioEditor final : public kit::Dialog
{
    Q_OBJECT

public:
    /** @param id of one of the user's own; empty for a new one */
    ScenarioEditor(const kit::Surroundings& surroundings, ScenarioStore& store, const QString& id,
                   QWidget* parent);

Q_SIGNALS:
    /** It is in the store. */
    void saved(const QString& id);

protected:
    void retranslate() override;

private:
    ScenarioStore& m_store;
    QString m_id;
};

} // namespace naru::simulator
