// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/AppearanceSection.h"

#include "kit/LanguageSwitch.h"
#include "kit/SegmentedControl.h"
#include "kit/Switch.h"
#include "kit/Theme.h"

namespace naru::settings {

using kit::Theme;

AppearanceSection::AppearanceSection(const kit::Surroundings& surroundings, QWidget* parent)
    : SettingsSection(surroundings, parent)
    , m_language(kit::makeLanguageSwitch(surroundings.theme, surroundings.speech, this))
    , m_scheme(new kit::SegmentedControl(surroundings.theme, 3, this))
    , m_motion(new kit::Switch(surroundings.theme, this))
    , m_languageRow(addRow(m_language))
    , m_schemeRow(addRow(
          m_scheme, Reset{[&theme = surroundings.theme] { return theme.scheme() == Theme::Scheme::System; },
                          [&theme = surroundings.theme] { theme.setScheme(Theme::Scheme::System); }}))
    , m_motionRow(addRow(m_motion, Reset{[&theme = surroundings.theme] { return !theme.reduceMotion(); },
                                         [&theme = surroundings.theme] { theme.setReduceMotion(false); }}))
{
    Theme& theme = surroundings.theme;
    refresh();
    connect(&theme, &Theme::changed, this, &AppearanceSection::refresh);
    // The segments stand in the order of the enumeration.
    connect(m_scheme, &kit::SegmentedControl::currentChanged, &theme,
            [&theme](int segment) { theme.setScheme(Theme::Scheme(segment)); });
    connect(m_motion, &QAbstractButton::clicked, &theme, &Theme::setReduceMotion);
}

void AppearanceSection::retranslate()
{
    setHeading(tr("Language and appearance"));
    m_scheme->setTexts({tr("System"), tr("Light"), tr("Dark")});
    m_languageRow.setTexts(tr("Language"), tr("Changes at once, without a restart."));
    m_schemeRow.setTexts(tr("Theme"), tr("System: light or dark as the desktop is."));
    m_motionRow.setTexts(tr("Reduce motion"), tr("On: results are shown without movement."));
}

void AppearanceSection::restoreDefaults()
{
    surroundings().theme.setScheme(Theme::Scheme::System);
    surroundings().theme.setReduceMotion(false);
}

void AppearanceSection::refresh()
{
    m_scheme->setCurrent(int(surroundings().theme.scheme()));
    m_motion->setChecked(surroundings().theme.reduceMotion());
    refreshResets();
}

} // namespace naru::settings
