// SPDX-License-Identifier: GPL-3.0-or-later
#include "Warnings.h"

#include <QMutex>
#include <QtGlobal>

#include <array>

namespace naru::test {

namespace {

/** What the offscreen platform says of itself. */
constexpr std::array<const char*, 1> platformNoise{"This plugin does not support propagateSizeHints()"};

QMutex mutex;
QStringList warnings;
QtMessageHandler previousHandler = nullptr;

void keep(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtWarningMsg || type == QtCriticalMsg) {
        const QMutexLocker lock(&mutex);
        warnings.append(message);
    }
    previousHandler(type, context, message);
}

bool isNoise(const QString& message)
{
    return std::any_of(platformNoise.begin(), platformNoise.end(),
                       [&](const char* noise) { return message.contains(QLatin1String(noise)); });
}

} // namespace

WarningTrap::WarningTrap()
{
    warnings.clear();
    previousHandler = qInstallMessageHandler(keep);
}

WarningTrap::~WarningTrap()
{
    qInstallMessageHandler(previousHandler);
}

QStringList WarningTrap::taken() const
{
    const QMutexLocker lock(&mutex);
    QStringList result;
    std::copy_if(warnings.cbegin(), warnings.cend(), std::back_inserter(result),
                 [](const QString& message) { return !isNoise(message); });
    return result;
}

} // namespace naru::test
