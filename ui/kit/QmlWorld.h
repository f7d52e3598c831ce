// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

namespace naru::kit {

class Speech;
class Theme;

/**
 * The one QML engine of the window, shared by all panes: knows the modules under `qrc:/qt/qml`, gives QML
 * the theme, and evaluates `qsTr()` anew when the language changes. Must outlive every `QuickPane`.
 */
class QmlWorld final : public QObject
{
    Q_OBJECT

public:
    QmlWorld(Theme& theme, Speech& speech, QObject* parent = nullptr);

    [[nodiscard]] QQmlEngine& engine() { return m_engine; }
    /** The theme that an engine was given; null for a foreign engine. */
    [[nodiscard]] static Theme* themeOf(const QQmlEngine* engine);

private:
    QQmlEngine m_engine;
};

} // namespace naru::kit
