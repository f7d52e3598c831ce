// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Error.h"
#include "engine/Drafts.h"
#include "profile/Document.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace naru::profiles {

class ProfileEditor;

/**
 * Keeps the unsaved edits of the editor as a draft, at the latest `pause` after an edit, so that they survive
 * a crash; also when the window is closed without saving. Saving, and undoing all edits, takes the draft
 * away. Window thread; the draft is written in another.
 */
class Autosave final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds pause{1000};

    /** `editor` and `clock` must outlive it. Without a data folder nothing is kept. */
    Autosave(ProfileEditor& editor, const base::Clock& clock, const QString& dataFolder,
             QObject* parent = nullptr);
    ~Autosave() override;

    /** Whether drafts that lie there may be offered: false while another window lives, whose they may be. */
    [[nodiscard]] bool ownsDrafts() const;
    /** What the draft is kept under: the path, or a name made up for a profile that was never saved. */
    [[nodiscard]] const QString& name() const { return m_name; }
    /** Keeps the edits of the moment at once; blocks for the file. */
    void keepNow();
    /** Likewise, and leaves the draft where it is when another document takes the place of this one now. */
    void leaveBehind();

Q_SIGNALS:
    /** What was unsaved has been written. */
    void kept();
    void failed(naru::base::Error error);

private:
    void takeDocument();
    void noteEdit();
    void keep();
    void clear();
    [[nodiscard]] bool isUnsaved() const;
    /** Makes the draft of the moment; to be called in any thread. */
    [[nodiscard]] std::function<engine::Draft()> drafter() const;

    ProfileEditor& m_editor;
    const base::Clock& m_clock;
    std::optional<engine::Drafts> m_drafts;
    std::unique_ptr<QLockFile> m_lock;
    QString m_name;
    QString m_leftBehind;
    /** As it was read or saved last; nothing for one that was never saved. */
    std::optional<profile::Document> m_base;
    QTimer m_soon;
    bool m_writing = false;
};

} // namespace naru::profiles
