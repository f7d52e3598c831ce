// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QMenu>

#include <functional>

namespace naru::simulator {

/** Saves what a pane shows: as a picture, or as the table behind it. Asks where each time. */
class ExportMenu final : public QMenu
{
    Q_OBJECT

public:
    /** What the files hold; called when the user has chosen where to. */
    struct Contents
    {
        std::function<QByteArray()> png;
        std::function<QByteArray()> svg;
        std::function<QByteArray()> csv;
    };

    /** @param picture, table the files' names as suggested, without their endings */
    ExportMenu(const QString& picture, const QString& table, const Contents& contents, QWidget* parent);

    void retranslate();

Q_SIGNALS:
    /** A file could not be written. */
    void failed(const naru::base::Error& error);

private:
    QAction* m_png;
    QAction* m_svg;
    QAction* m_csv;
};

} // namespace naru::simulator
