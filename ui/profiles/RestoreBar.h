// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Drafts.h"
#include "kit/Page.h"

#include <vector>

namespace naru::kit {
class ChoiceBar;
}

namespace naru::profiles {

class Autosave;
class ProfileEditor;

/** Offers, one after the other, the unsaved edits that an earlier window left when it crashed or was closed.
 */
class RestoreBar final : public QWidget
{
    Q_OBJECT

public:
    RestoreBar(const kit::Surroundings& surroundings, ProfileEditor& editor, Autosave& autosave,
               QWidget* parent = nullptr);
    ~RestoreBar() override;

    /** Looks for them, in the background. */
    void search();
    [[nodiscard]] kit::ChoiceBar& bar() const { return *m_bar; }

Q_SIGNALS:
    void searched();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Choice { Restore, Discard, Later };
    struct Offer;

    void refresh();
    void act(Choice choice);
    void restore(const engine::Draft& draft);
    void drop();

    kit::Surroundings m_surroundings;
    ProfileEditor& m_editor;
    Autosave& m_autosave;
    kit::ChoiceBar* m_bar;
    std::vector<Offer> m_offers;
};

} // namespace naru::profiles
