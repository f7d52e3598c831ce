// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/SettingsPage.h"

#include "kit/ConfirmBar.h"
#include "kit/EngineView.h"
#include "kit/FocusScroll.h"
#include "kit/Theme.h"
#include "settings/AppearanceSection.h"
#include "settings/ConnectionSection.h"
#include "settings/ProxySection.h"
#include "settings/SelectionSection.h"
#include "settings/SignInSection.h"
#include "settings/StoredSection.h"
#include "settings/TakeoverSection.h"
#include "settings/TunnelSection.h"
#include "settings/WatchSection.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace naru::settings {

using kit::Theme;

SettingsPage::SettingsPage(const kit::Surroundings& surroundings, QWidget* parent)
    : Page(surroundings, parent)
    , m_restore(new QAction(this))
    , m_confirm(new kit::ConfirmBar(surroundings.theme, this))
    , m_appearance(new AppearanceSection(surroundings))
    , m_sections{m_appearance,
                 new SelectionSection(surroundings),
                 new WatchSection(surroundings),
                 new ConnectionSection(surroundings),
                 new SignInSection(surroundings),
                 new ProxySection(surroundings),
                 new TunnelSection(surroundings),
                 new TakeoverSection(surroundings),
                 new StoredSection(surroundings)}
{
    layOut();
    connect(m_restore, &QAction::triggered, this, &SettingsPage::askToRestore);
    retranslate();
}

void SettingsPage::layOut()
{
    auto* inside = new QWidget;
    auto* sections = new QVBoxLayout(inside);
    sections->setContentsMargins(Theme::pageMargin, Theme::space(2), Theme::pageMargin, Theme::space(2));
    sections->setSpacing(0);
    for (SettingsSection* section : m_sections) {
        if (section != m_sections.front()) {
            auto* line = new QFrame;
            line->setFixedHeight(1);
            line->setProperty("separator", true);
            sections->addWidget(line);
        }
        sections->addWidget(section);
    }
    sections->addStretch(1);

    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The controls inside are what the keyboard goes to; the area follows them.
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(inside);
    kit::scrollToFocus(*scroll, Theme::space(8));

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_confirm);
    layout->addWidget(scroll, 1);
}

QString SettingsPage::title() const
{
    return tr("Settings");
}

QString SettingsPage::iconName() const
{
    return QStringLiteral("settings");
}

void SettingsPage::retranslate()
{
    m_restore->setText(tr("Restore defaults…"));
    m_restore->setToolTip(tr("Sets everything on this page back, but the language"));
    m_confirm->retranslate();
    for (SettingsSection* section : m_sections)
        section->retranslate();
}

void SettingsPage::askToRestore()
{
    m_confirm->ask(tr("Set everything on this page, but the language, back to its default?"), tr("Restore"),
                   [this] { restoreDefaults(); });
}

void SettingsPage::restoreDefaults()
{
    m_appearance->restoreDefaults();
    engine::Settings settings = surroundings().engine.settings();
    static_cast<ogs::UserSettings&>(settings) = {};
    settings.tunnel = {};
    settings.connection = {};
    settings.user = {};
    surroundings().engine.setSettings(settings);
}

} // namespace naru::settings
