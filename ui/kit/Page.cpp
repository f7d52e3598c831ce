// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Page.h"

#include "kit/Style.h"
#include "kit/Theme.h"

#include <QEvent>

namespace naru::kit {

namespace {
constexpr const char* primaryProperty = "naruPrimary";
constexpr const char* iconOnlyProperty = "naruIconOnly";
} // namespace

Page::Page(const Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
{
    setStyledBy(*this, StyledBy::Itself);
    connect(&m_surroundings.theme, &Theme::changed, this, [this] { restyle(); });
}

bool Page::holdsBack(std::function<void()> /*goOn*/)
{
    return false;
}

void Page::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void setPrimary(QAction* action, bool primary)
{
    action->setProperty(primaryProperty, primary);
}

bool isPrimary(const QAction* action)
{
    return action->property(primaryProperty).toBool();
}

void setIconOnly(QAction* action)
{
    action->setProperty(iconOnlyProperty, true);
}

bool isIconOnly(const QAction* action)
{
    return action->property(iconOnlyProperty).toBool();
}

} // namespace naru::kit
