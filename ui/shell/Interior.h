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
    /** `clock` must outlive it. Without a data folder nothing is kept. */
    Interior(wording::Language language, const base::Clock& clock, QString dataFolder = {})
        : m_clock(clock)
        , m_dataFolder(std::move(dataFolder))
        , m_speech(language)
        , m_qml(m_theme, m_speech)
    {}

    [[nodiscard]] kit::Theme& theme() { return m_theme; }
    [[nodiscard]] kit::Speech& speech() { return m_speech; }
    [[nodiscard]] kit::EngineView& engine() { return m_engine; }
    [[nodiscard]] kit::Surroundings surroundings()
    {
        return {m_theme, m_speech, m_engine, m_qml, m_clock, m_dataFolder};
    }

private:
    const base::Clock& m_clock;
    QString m_dataFolder;
    kit::Theme m_theme;
    kit::Speech m_speech;
    kit::EngineView m_engine;
    kit::QmlWorld m_qml;
};

} // namespace naru::shell
