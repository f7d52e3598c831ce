// SPDX-License-Identifier: GPL-3.0-or-later
#include "PageBench.h"

#include "GatewaySamples.h"
#include "kit/Style.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QTest>

namespace naru::test {

PageBench::PageBench()
{
    clock.setSystem(now());
    theme.setScheme(kit::Theme::Scheme::Light);
    kit::applyStyle(theme);
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

void addLooks()
{
    QTest::addColumn<bool>("korean");
    QTest::addColumn<bool>("dark");
    QTest::newRow("light-en") << false << false;
    QTest::newRow("light-ko") << true << false;
    QTest::newRow("dark-en") << false << true;
    QTest::newRow("dark-ko") << true << true;
}

void takeLook(PageBench& bench)
{
    QFETCH(bool, korean);
    QFETCH(bool, dark);
    if (korean)
        bench.speech.setLanguage(wording::Language::Korean);
    if (dark)
        bench.theme.setScheme(kit::Theme::Scheme::Dark);
}

void look(QWidget& widget, const QString& name)
{
    widget.show();
    QCoreApplication::sendPostedEvents();
    const QPixmap picture = widget.grab();
    const QString folder = qEnvironmentVariable("NARU_PICTURES");
    if (!folder.isEmpty())
        picture.save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

void look(QWidget& widget, const QSize& size, const QString& name)
{
    widget.resize(size);
    look(widget, name);
}

} // namespace naru::test
