// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/ThemeForQml.h"

#include "kit/QmlWorld.h"

namespace naru::kit {

Theme* ThemeForQml::create(QQmlEngine* engine, QJSEngine* /*scripts*/)
{
    Theme* theme = QmlWorld::themeOf(engine);
    QJSEngine::setObjectOwnership(theme, QJSEngine::CppOwnership);
    return theme;
}

} // namespace naru::kit
