// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"

namespace naru::kit {
class ChoiceBar;
}

namespace naru::profiles {

class DiskWatch;
class ProfileEditor;

/** Says above the editor that another program has changed the file, that it can't be written, or that the
 * server has a newer copy, and offers what can be done. Nothing is seen of it otherwise. */
class DiskBar final : public QWidget
{
    Q_OBJECT

public:
    DiskBar(const kit::Surroundings& surroundings, ProfileEditor& editor, DiskWatch& disk,
            QWidget* parent = nullptr);

    /** The server has a newer copy than the user's edits began from: said where nothing else is to say. */
    void setServerCopyNewer(bool newer);
    [[nodiscard]] kit::ChoiceBar& bar() const { return *m_bar; }

Q_SIGNALS:
    void compareWished();
    void mergeWished();
    void saveAsWished();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Choice { Compare, Merge, TakeTheirs, KeepMine, SaveAs, Later };

    void refresh();
    void say(const QString& sentence, const QList<Choice>& choices);
    void sayChanged();
    [[nodiscard]] QString text(Choice choice) const;
    void act(Choice choice);

    ProfileEditor& m_editor;
    DiskWatch& m_disk;
    kit::ChoiceBar* m_bar;
    QList<Choice> m_choices;
    bool m_serverCopyNewer = false;
};

} // namespace naru::profiles
