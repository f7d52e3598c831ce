// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/WarningCounter.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <atomic>

namespace naru::shell {

namespace {

constexpr std::array allowed{
    // The offscreen platform cannot tell a window manager about size hints, since there is none.
    "This plugin does not support propagateSizeHints()",
};

std::atomic<int> counted = 0;
QtMessageHandler before = nullptr;

void countWarning(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    const bool isWarning = type == QtWarningMsg || type == QtCriticalMsg;
    if (isWarning && !WarningCounter::isAllowed(message))
        ++counted;
    before(type, context, message);
}

} // namespace

WarningCounter::WarningCounter()
{
    counted = 0;
    before = qInstallMessageHandler(countWarning);
}

WarningCounter::~WarningCounter()
{
    qInstallMessageHandler(before);
}

int WarningCounter::count() const
{
    return counted;
}

bool WarningCounter::isAllowed(const QString& message)
{
    return std::any_of(allowed.begin(), allowed.end(),
                       [&](const char* text) { return message == QLatin1String(text); });
}

} // namespace naru::shell
