// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/SeverityMark.h"

#include "kit/Colors.h"

#include <QCoreApplication>

namespace naru::profiles {

using profile::Severity;

QString severityIcon(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QStringLiteral("failed");
    case Severity::Warning:
        return QStringLiteral("attention");
    case Severity::Note:
        return QStringLiteral("note");
    }
    return {};
}

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QCoreApplication::translate("Severity", "Error");
    case Severity::Warning:
        return QCoreApplication::translate("Severity", "Warning");
    case Severity::Note:
        return QCoreApplication::translate("Severity", "Note");
    }
    return {};
}

QColor severityColour(Severity severity, const kit::Colors& colors)
{
    switch (severity) {
    case Severity::Error:
        return colors.fail;
    case Severity::Warning:
        return colors.warn;
    case Severity::Note:
        return colors.text2;
    }
    return colors.text;
}

} // namespace naru::profiles
