// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QAction>
#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

namespace naru::kit {

class EngineView;
class QmlWorld;
class Speech;
class Theme;

/** What a page is given. All of it outlives the page and lives in the window thread. */
struct Surroundings
{
    Theme& theme;
    Speech& speech;
    EngineView& engine;
    QmlWorld& qml;
    const base::Clock& clock;
    /** Where the program keeps its files; empty: nothing is kept, as for pictures of sample data. */
    QString dataFolder = {};
};

/**
 * One page of the window. Its constructor builds it in the language and theme of the moment; afterwards
 * `retranslate` and `restyle` are called whenever one of them changes.
 */
class Page : public QWidget
{
    Q_OBJECT

public:
    explicit Page(const Surroundings& surroundings, QWidget* parent = nullptr);

    /** Title in the header and name in the rail, translated. */
    [[nodiscard]] virtual QString title() const = 0;
    /** Name of the rail's icon. */
    [[nodiscard]] virtual QString iconName() const = 0;
    /** Its item stands at the bottom of the rail, apart from those of the work. */
    [[nodiscard]] virtual bool standsApart() const { return false; }
    /**
     * What the header shows for this page, right of the title: made once, owned by the page. Buttons follow
     * text, icon, tooltip, enabled and visible of the action. At most one is primary.
     */
    [[nodiscard]] virtual QList<QAction*> headerActions() const { return {}; }

    /** The window is to be closed, or the page's work is to give way: true where something is unsaved; the
     * page then asks, and calls `goOn` when the user has decided. */
    [[nodiscard]] virtual bool holdsBack(std::function<void()> goOn);

Q_SIGNALS:
    /** What the page works on, for the window's title; empty for nothing. */
    void documentNamed(const QString& name, bool isModified);

protected:
    /** Sets all texts anew. */
    virtual void retranslate() = 0;
    /** Takes anew from the theme what neither palette nor style sheet bring. */
    virtual void restyle() {}

    [[nodiscard]] const Surroundings& surroundings() const { return m_surroundings; }
    void changeEvent(QEvent* event) override;

private:
    Surroundings m_surroundings;
};

/** Marks the one action of a page whose button is filled with the accent. */
void setPrimary(QAction* action, bool primary = true);
[[nodiscard]] bool isPrimary(const QAction* action);
/** Its button shows the icon alone; its text is the button's name all the same. */
void setIconOnly(QAction* action);
[[nodiscard]] bool isIconOnly(const QAction* action);

} // namespace naru::kit
