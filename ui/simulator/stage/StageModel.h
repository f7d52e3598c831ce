// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/run/Frame.h"
#include "simulator/stage/SceneMaker.h"

#include <QAbstractListModel>
#include <QTimer>
#include <qqmlintegration.h>

namespace naru::kit {
class Speech;
class Theme;
} // namespace naru::kit

namespace naru::simulator {

/**
 * What is on the stage: the scene of the moment, and its stops as a list for QML. Makes the scene anew when
 * something of it changes. Window thread.
 */
class StageModel final : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS

    /** Of the stop that the keys are at, in words. */
    Q_PROPERTY(QString currentName READ currentName NOTIFY currentChanged)
    /** What the stage is, for those who hear. */
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)

public:
    enum Field { Name = Qt::UserRole, Detail, Place, Picked, Id };

    StageModel(const kit::Theme& theme, const kit::Speech& speech, QObject* parent = nullptr);

    void setModel(const QString& name);
    void setFrame(const FramePtr& frame, bool sideB);
    void setSelection(const QString& id);
    void setStory(const std::vector<sim::LogEntry>& story, std::size_t now);
    void setSize(const QSizeF& size);
    /** Scenes are made only while it is shown; when it comes, that of the moment. */
    void setShown(bool shown);
    /** Fonts, colours or words are other ones. */
    void renew();

    [[nodiscard]] const Scene& scene() const { return m_scene; }
    /** The same moment on a stage of another size. */
    [[nodiscard]] Scene sceneFor(const QSizeF& size) const;
    [[nodiscard]] const kit::Theme& theme() const { return m_theme; }
    [[nodiscard]] const Typeset& type() const { return m_type; }
    [[nodiscard]] bool isPlaying() const { return m_frame && m_frame->playing; }
    /** Of the frame's run, and of its side: what came before another one has nothing to do with it. */
    [[nodiscard]] std::uint64_t run() const { return m_frame ? 2 * m_frame->run + (m_sideB ? 1 : 0) : 0; }

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString currentName() const;
    /** By id; empty: none. */
    [[nodiscard]] const QString& current() const { return m_current; }
    void setCurrent(const QString& id);
    /** Goes to a stop by an arrow key, Home, End, Page Up or Page Down; false for another key. */
    bool walk(int key);
    Q_INVOKABLE void pick(const QString& id);
    /** What the current stop picks; nothing where there is none. */
    void pickCurrent();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void sceneChanged();
    void currentChanged();
    void titleChanged();
    void picked(const QString& id);

private:
    void remake();
    void chooseExplained();
    void tellRows();

    const kit::Theme& m_theme;
    const kit::Speech& m_speech;
    Typeset m_type;
    QString m_name;
    FramePtr m_frame;
    bool m_sideB = false;
    QString m_selection;
    std::vector<sim::LogEntry> m_story;
    std::size_t m_now = 0;
    QSizeF m_size = leastStage;
    Scene m_scene;
    QString m_current;
    bool m_isShown = false;
    /** Of the scene's spots those that the list tells of; it says a few times a second that words changed. */
    std::vector<std::size_t> m_stops;
    QTimer m_rowsDue;
    /** The passage whose failure is told, and whether it may give way to a later one already. */
    std::uint64_t m_explained = 0;
    QTimer m_explainedStays;
};

} // namespace naru::simulator
