// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Style.h"

#include "kit/StyleSheet.h"
#include "kit/Theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QStyle>
#include <QStyleFactory>

namespace naru::kit {

namespace {

constexpr const char* styledByProperty = "styledBy";

} // namespace

void applyStyle(Theme& theme)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    new StyleSheet(theme); // is the theme's own
}

void setStyledBy(QWidget& widget, StyledBy by)
{
    widget.setProperty(styledByProperty, int(by));
}

StyledBy styledBy(const QWidget& widget)
{
    return StyledBy(widget.property(styledByProperty).toInt());
}

void setButtonRole(QAbstractButton& button, const char* role)
{
    button.setProperty("role", QLatin1String(role));
    // A style sheet looks at properties only when it is asked to.
    button.style()->unpolish(&button);
    button.style()->polish(&button);
}

} // namespace naru::kit
