// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/FileSaver.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>

namespace naru::kit {

base::Result<void> writeFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return std::unexpected(
        base::Error{base::ErrorCode::FileNotWritable, path, std::nullopt, file.errorString()});
}

void askWhereToSave(QWidget& parent, const QString& title, const QString& name,
                    std::function<void(const QString& path)> chosen)
{
    const QString ending = QFileInfo(name).suffix();
    auto* dialog = new QFileDialog(&parent, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(ending.toUpper() % QStringLiteral(" (*.") % ending % u')');
    dialog->setDefaultSuffix(ending);
    dialog->selectFile(name);
    QObject::connect(dialog, &QFileDialog::fileSelected, &parent, std::move(chosen));
    dialog->open();
}

void saveAs(QWidget& parent, const QString& title, const QString& name, std::function<QByteArray()> bytes,
            std::function<void(const base::Error& error)> failed)
{
    askWhereToSave(parent, title, name,
                   [bytes = std::move(bytes), failed = std::move(failed)](const QString& path) {
                       if (const auto written = writeFile(path, bytes()); !written)
                           failed(written.error());
                   });
}

} // namespace naru::kit
