// SPDX-License-Identifier: GPL-3.0-or-later
#include "PageBench.h"

#include "GatewaySamples.h"
#include "kit/Style.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QPixmap>

namespace naru::test {

PageBench::PageBench()
{
    clock.setSystem(now());
    theme.setScheme(kit::Theme::Scheme::Light);
    kit::applyStyle(*qApp, theme);
}

QStringList namelessControls(const QWidget& page)
{
    QStringList nameless;
    for (QWidget* widget : page.findChildren<QWidget*>()) {
        // What passes the focus on is a part of another control.
        if (widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() || !widget->isVisibleTo(&page))
            continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        if (!accessible || accessible->text(QAccessible::Name).isEmpty())
            nameless.append(QString::fromLatin1(widget->metaObject()->className()) % u' ' %
                            widget->objectName());
    }
    return nameless;
}

void look(kit::Page& page, const QSize& size, const QString& name)
{
    page.resize(size);
    page.show();
    QCoreApplication::sendPostedEvents();
    const QPixmap picture = page.grab();
    const QString folder = qEnvironmentVariable("NARU_PICTURES");
    if (!folder.isEmpty())
        picture.save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

} // namespace naru::test
