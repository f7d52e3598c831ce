// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/QmlWorld.h"

#include "kit/Speech.h"
#include "kit/Theme.h"

#include <QVariant>

namespace naru::kit {

namespace {
constexpr const char* themeProperty = "naruTheme";
}

QmlWorld::QmlWorld(Theme& theme, Speech& speech, QObject* parent)
    : QObject(parent)
{
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine.setProperty(themeProperty, QVariant::fromValue(&theme));
    connect(&speech, &Speech::changed, &m_engine, &QQmlEngine::retranslate);
}

Theme* QmlWorld::themeOf(const QQmlEngine* engine)
{
    return engine->property(themeProperty).value<Theme*>();
}

} // namespace naru::kit
