// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/TrayPicture.h"

#include "kit/Icons.h"
#include "shell/StateMark.h"

#include <QPainter>

namespace naru::shell {

QIcon trayPicture(const StateMark& mark, const kit::Theme& theme)
{
    QIcon icon;
    for (const int size : {16, 22, 24, 32, 48, 64}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF all(0, 0, size, size);
        kit::Icons::paint(painter, QStringLiteral("boat"), all, theme.colors().accent);
        if (mark.icon != QLatin1String("off")) {
            const double badge = size * 0.56;
            const QRectF corner(size - badge, size - badge, badge, badge);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.colors().bg);
            painter.drawEllipse(corner);
            kit::Icons::paint(painter, mark.icon, corner, mark.colour(theme));
        }
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace naru::shell
