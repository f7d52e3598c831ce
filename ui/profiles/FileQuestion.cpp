// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/FileQuestion.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace naru::profiles {

namespace {

QString words(const char* source)
{
    return QCoreApplication::translate("naru::profiles::FileQuestion", source);
}

void ask(QWidget& parent, const QString& title, QFileDialog::FileMode mode, const QString& filter,
         std::function<void(const QString&)> chosen)
{
    auto* dialog = new QFileDialog(&parent, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(mode);
    if (!filter.isEmpty())
        dialog->setNameFilters(
            {filter, words(QT_TRANSLATE_NOOP("naru::profiles::FileQuestion", "All files (*)"))});
    QObject::connect(dialog, &QFileDialog::fileSelected, &parent, std::move(chosen));
    dialog->open();
}

} // namespace

void askForProfileFile(QWidget& parent, const QString& title, std::function<void(const QString&)> chosen)
{
    ask(parent, title, QFileDialog::ExistingFile,
        words(QT_TRANSLATE_NOOP("naru::profiles::FileQuestion", "AnyConnect profiles (*.xml)")),
        std::move(chosen));
}

void askForCertificateFile(QWidget& parent, const QString& title, std::function<void(const QString&)> chosen)
{
    ask(parent, title, QFileDialog::ExistingFile,
        words(QT_TRANSLATE_NOOP("naru::profiles::FileQuestion", "Certificates (*.pem *.crt *.cer *.der)")),
        std::move(chosen));
}

void askForFolder(QWidget& parent, const QString& title, std::function<void(const QString&)> chosen)
{
    ask(parent, title, QFileDialog::Directory, {}, std::move(chosen));
}

} // namespace naru::profiles
