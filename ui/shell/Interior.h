// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/EngineView.h"
#include "kit/Page.h"
#include "kit/QmlWorld.h"
#include "kit/Speech.h"
#include "kit/Theme.h"

namespace naru::shell {

/** All that a window stands in, made in the right order. Needs a QApplication; outlives the window. */
class Interior final
{
public:
    /** `clock` must outlive it. */
    Interior(wording::Language language, const base::Clock& clock)
        : m_clock(clock)
        , m_speech(language)
        , m_qml(m_theme, m_speech)
    {}

    [[nodiscard]] kit::Theme& theme() { return m_theme; }
    [[nodiscard]] kit::Speech& speech() { return m_speech; }
    [[nodiscard]] kit::EngineView& engine() { return m_engine; }
    [[nodiscard]] kit::Surroundings surroundings() { return {m_theme, m_speech, m_engine, m_qml, m_clock}; }

private:
    const base::Clock& m_clock;
    kit::Theme m_theme;
    kit::Speech m_speech;
    kit::EngineView m_engine;
    kit::QmlWorld m_qml;
};

} // namespace naru::shell
