// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ManualClock.h"
#include "kit/EngineView.h"
#include "kit/Page.h"
#include "kit/QmlWorld.h"
#include "kit/Speech.h"
#include "kit/Theme.h"

#include <QLocale>

class QAction;

namespace naru::test {

/** What a page is given in the window, with a clock that stands and an engine of which only the view is
 * there. */
struct PageBench
{
    PageBench();

    ManualClock clock;
    kit::Theme theme;
    kit::Speech speech{wording::Language::English};
    kit::EngineView engine;
    kit::QmlWorld qml{theme, speech};
    kit::Surroundings surroundings{theme, speech, engine, qml, clock};
};

/** Names of controls that the keyboard reaches and that a screen reader could not name; empty when all is
 * well. */
[[nodiscard]] QStringList namelessControls(const QWidget& page);

/** Rows for both languages and both themes, in the columns `korean` and `dark`. */
void addLooks();
/** Takes language and theme of the row. */
void takeLook(PageBench& bench);
/** Shows the widget for a moment and, where $NARU_PICTURES names a folder, keeps a picture of it there. */
void look(QWidget& widget, const QString& name);
/** In that size. */
void look(QWidget& widget, const QSize& size, const QString& name);

} // namespace naru::test
