// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace naru::profiles {

// Ask for a file or a folder without blocking: `chosen` is called later with a path, or never.

void askForProfileFile(QWidget& parent, const QString& title, std::function<void(const QString&)> chosen);
void askForCertificateFile(QWidget& parent, const QString& title, std::function<void(const QString&)> chosen);
void askForFolder(QWidget& parent, const QString& title, std::function<void(const QString&)> chosen);

} // namespace naru::profiles
