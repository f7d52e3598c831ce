// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Header.h"

#include "kit/FocusOrder.h"
#include "kit/LanguageSwitch.h"
#include "kit/SegmentedControl.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "shell/ActionButton.h"
#include "shell/TunnelState.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

namespace naru::shell {

Header::Header(const kit::Surroundings& surroundings, QMenu* profileMenu, QWidget* parent)
    : QWidget(parent)
    , m_theme(surroundings.theme)
    , m_title(new QLabel(this))
    , m_profile(new QPushButton(this))
    , m_actions(new QHBoxLayout)
    , m_tunnel(new TunnelState(surroundings, this))
{
    setFixedHeight(kit::Theme::headerHeight);
    m_title->setProperty("tone", "heading");
    m_profile->setMenu(profileMenu);
    kit::setButtonRole(*m_profile, "small");
    m_actions->setSpacing(kit::Theme::space(2));

    auto* line = new QFrame(this);
    line->setFixedSize(1, kit::Theme::space(6));
    line->setProperty("separator", true);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kit::Theme::pageMargin, 0, kit::Theme::space(4), 0);
    layout->setSpacing(kit::Theme::space(4));
    layout->addWidget(m_title);
    layout->addStretch(1);
    layout->addLayout(m_actions);
    layout->addWidget(m_profile);
    layout->addWidget(line);
    layout->addWidget(m_tunnel);
    layout->addWidget(kit::makeLanguageSwitch(surroundings.theme, surroundings.speech, this));
    retranslate();
}

void Header::showPage(const kit::Page& page)
{
    for (ActionButton* button : std::exchange(m_buttons, {}))
        delete button;
    for (QAction* action : page.headerActions())
        addButton(action);
    setTitle(page.title());
}

void Header::addButton(QAction* action)
{
    auto* button = new ActionButton(action, this);
    connect(
        action, &QAction::changed, button, [this] { fit(); }, Qt::QueuedConnection);
    m_actions->addWidget(button);
    kit::chainBefore(*m_profile, *button);
    m_buttons.push_back(button);
}

void Header::setTitle(const QString& title)
{
    m_title->setText(title);
    fit();
}

void Header::setProfileName(const QString& name)
{
    m_profileName = name;
    retranslate();
}

void Header::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void Header::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(0, height() - 1, width(), 1, m_theme.colors().line);
}

void Header::resizeEvent(QResizeEvent* event)
{
    fit();
    QWidget::resizeEvent(event);
}

/** Where there is too little room, the profile's name gives way first, then the words of buttons with
 * pictures. */
void Header::fit()
{
    for (ActionButton* button : m_buttons)
        button->setShort(false);
    fitProfile();
    const bool isTooWide = excess() > 0;
    for (ActionButton* button : m_buttons)
        button->setShort(isTooWide);
}

int Header::excess() const
{
    // A layout inside of another one is not asked anew before the event loop is.
    m_actions->invalidate();
    layout()->invalidate();
    return layout()->sizeHint().width() - width();
}

void Header::fitProfile()
{
    constexpr int longestName = 220;
    constexpr int shortestName = 60;
    const QFontMetrics metrics = m_profile->fontMetrics();
    const auto show = [&](int most) {
        // An ampersand of a file's name is no mnemonic.
        QString shown = metrics.elidedText(m_profileName, Qt::ElideMiddle, most);
        m_profile->setText(m_profileName.isEmpty()
                               ? tr("Open a profile")
                               : tr("Profile: %1").arg(shown.replace(u'&', QStringLiteral("&&"))));
        return excess();
    };
    if (const int tooMuch = show(longestName); tooMuch > 0)
        show(std::max(shortestName,
                      std::min(longestName, metrics.horizontalAdvance(m_profileName)) - tooMuch));
}

void Header::retranslate()
{
    fit();
    m_profile->setToolTip(m_profileName);
    m_profile->setAccessibleName(m_profileName.isEmpty() ? tr("Open a profile")
                                                         : tr("Profile: %1").arg(m_profileName));
}

} // namespace naru::shell
