// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Theme.h"

#include <QQmlEngine>

class QJSEngine;

namespace naru::kit {

/** Makes the window's theme the singleton `Theme` of QML: each engine gets the one that `QmlWorld` was given.
 */
struct ThemeForQml
{
    Q_GADGET
    QML_FOREIGN(naru::kit::Theme)
    QML_NAMED_ELEMENT(Theme)
    QML_SINGLETON

public:
    static Theme* create(QQmlEngine* engine, QJSEngine* scripts);
};

} // namespace naru::kit
