// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/ExportMenu.h"

#include "kit/FileSaver.h"

namespace naru::simulator {

ExportMenu::ExportMenu(const QString& picture, const QString& table, const Contents& contents,
                       QWidget* parent)
    : QMenu(parent)
{
    const auto add = [&](const QString& name, const std::function<QByteArray()>& bytes) {
        QAction* action = addAction(QString());
        connect(action, &QAction::triggered, this, [this, parent, name, bytes] {
            kit::saveAs(*parent, tr("Export"), name, bytes,
                        [this](const base::Error& error) { Q_EMIT failed(error); });
        });
        return action;
    };
    m_png = add(picture + QStringLiteral(".png"), contents.png);
    m_svg = add(picture + QStringLiteral(".svg"), contents.svg);
    m_csv = add(table + QStringLiteral(".csv"), contents.csv);
}

void ExportMenu::retranslate()
{
    m_png->setText(tr("Picture (PNG)"));
    m_svg->setText(tr("Picture (SVG)"));
    m_csv->setText(tr("Table (CSV)"));
}

} // namespace naru::simulator
