// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Style.h"

#include "kit/Theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QFontInfo>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleFactory>

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

void applyStyle(QApplication& application, Theme& theme)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    const auto dress = [&application, &theme] { application.setStyleSheet(sheetOf(theme)); };
    QObject::connect(&theme, &Theme::changed, &application, dress);
    dress();
}

void setButtonRole(QAbstractButton& button, const char* role)
{
    button.setProperty("role", QLatin1String(role));
    // A style sheet looks at properties only when it is asked to.
    button.style()->unpolish(&button);
    button.style()->polish(&button);
}

} // namespace naru::kit
