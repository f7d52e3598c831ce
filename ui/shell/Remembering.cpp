// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Remembering.h"

#include "shell/Interior.h"
#include "shell/Preferences.h"

#include <utility>

namespace naru::shell {

namespace {

/** The theme tells of changes without saying which. */
class ThemeMemory
{
public:
    explicit ThemeMemory(const kit::Theme& theme)
        : m_theme(theme)
        , m_scheme(theme.scheme())
        , m_reduceMotion(theme.reduceMotion())
    {}

    void remember()
    {
        const kit::Theme::Scheme scheme = std::exchange(m_scheme, m_theme.scheme());
        if (scheme != m_scheme)
            Preferences::setScheme(m_scheme);
        const bool reduceMotion = std::exchange(m_reduceMotion, m_theme.reduceMotion());
        if (reduceMotion != m_reduceMotion)
            Preferences::setReduceMotion(m_reduceMotion);
    }

private:
    const kit::Theme& m_theme;
    kit::Theme::Scheme m_scheme;
    bool m_reduceMotion;
};

} // namespace

void rememberChanges(Interior& interior, QObject& context)
{
    const kit::EngineView& engine = interior.engine();
    QObject::connect(&engine, &kit::EngineView::profileChanged, &context, [&engine] {
        if (!engine.files().isEmpty())
            Preferences::setFiles(engine.files());
    });
    QObject::connect(&engine, &kit::EngineView::knownFilesChanged, &context,
                     [&engine] { Preferences::setKnownFiles(engine.knownFiles()); });
    const kit::Speech& speech = interior.speech();
    QObject::connect(&speech, &kit::Speech::changed, &context,
                     [&speech] { Preferences::setLanguage(speech.language()); });
    QObject::connect(&interior.theme(), &kit::Theme::changed, &context,
                     [memory = ThemeMemory(interior.theme())]() mutable { memory.remember(); });
}

} // namespace naru::shell
