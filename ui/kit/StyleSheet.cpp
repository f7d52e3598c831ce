// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/StyleSheet.h"

#include "kit/Style.h"
#include "kit/Theme.h"

#include <QEvent>
#include <QFile>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QWidget>

#include <algorithm>

namespace naru::kit {

namespace {

QString sheetOf(const Theme& theme)
{
    QFile file(QStringLiteral(":/naru/style.qss"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("style.qss is missing from the resources");
    const QString source = QString::fromUtf8(file.readAll());

    static const QRegularExpression token(QStringLiteral("@([A-Za-z0-9]+)"));
    QString sheet;
    qsizetype done = 0;
    for (auto match = token.globalMatch(source); match.hasNext();) {
        const QRegularExpressionMatch place = match.next();
        const QString name = place.captured(1);
        sheet += source.mid(done, place.capturedStart() - done);
        if (name == QLatin1String("small"))
            sheet += QString::number(theme.small().pixelSize()) + QLatin1String("px");
        else if (name == QLatin1String("large"))
            sheet += QString::number(theme.large().pixelSize()) + QLatin1String("px");
        else if (const QColor colour = theme.colors().named(name); colour.isValid())
            sheet += colour.name();
        else if (name != QLatin1String("name")) // the comment at its head
            qWarning("style.qss names @%s, which the theme does not know", qPrintable(name));
        done = place.capturedEnd();
    }
    return sheet + source.mid(done);
}

} // namespace

StyleSheet::StyleSheet(Theme& theme)
    : QObject(&theme)
    , m_theme(theme)
    , m_sheet(sheetOf(theme))
{
    qApp->installEventFilter(this);
    connect(&theme, &Theme::changed, this, &StyleSheet::refresh);
}

bool StyleSheet::eventFilter(QObject* watched, QEvent* event)
{
    if (watched->isWidgetType()) {
        if (event->type() == QEvent::Polish)
            polished(static_cast<QWidget&>(*watched));
        else if (event->type() == QEvent::Show)
            shown(static_cast<QWidget&>(*watched));
    }
    return QObject::eventFilter(watched, event);
}

void StyleSheet::refresh()
{
    const QString sheet = sheetOf(m_theme);
    if (sheet == m_sheet)
        return;
    m_sheet = sheet;
    std::erase_if(m_roots, [](const Root& root) { return root.widget.isNull(); });
    for (Root& root : m_roots) {
        root.isStale = !root.widget->isVisible();
        if (!root.isStale)
            root.widget->setStyleSheet(m_sheet);
    }
}

void StyleSheet::polished(QWidget& widget)
{
    if (!isNewRoot(widget))
        return;
    m_roots.push_back({&widget});
    widget.setStyleSheet(m_sheet);
}

void StyleSheet::shown(const QWidget& widget)
{
    const auto root =
        std::ranges::find(m_roots, &widget, [](const Root& each) { return each.widget.data(); });
    if (root == m_roots.end() || !root->isStale)
        return;
    root->isStale = false;
    root->widget->setStyleSheet(m_sheet);
}

bool StyleSheet::isRoot(const QWidget& widget) const
{
    return std::ranges::any_of(m_roots, [&](const Root& root) { return root.widget == &widget; });
}

bool StyleSheet::isNewRoot(const QWidget& widget) const
{
    const StyledBy by = styledBy(widget);
    if (by == StyledBy::Parts || (by == StyledBy::Window && !widget.isWindow()))
        return false;
    // Sheets reach into the windows that belong to a widget, as menus and tooltips do.
    for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget()) {
        if (isRoot(*each))
            return false;
    }
    return true;
}

} // namespace naru::kit
