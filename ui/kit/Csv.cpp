// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Csv.h"

#include <QDateTime>

namespace naru::kit {

namespace {

QString escaped(QString cell)
{
    static const QString formulaStarts = QStringLiteral("=+-@\t\r");
    bool isNumber = false;
    cell.toDouble(&isNumber);
    if (!cell.isEmpty() && formulaStarts.contains(cell.front()) && !isNumber)
        cell.prepend(u'\'');
    static const QString specials = QStringLiteral(",\"\r\n");
    const bool quoted = std::any_of(cell.cbegin(), cell.cend(), [](QChar c) { return specials.contains(c); });
    if (!quoted)
        return cell;
    cell.replace(u'"', QLatin1String("\"\""));
    return u'"' % cell % u'"';
}

} // namespace

Csv::Csv(const QStringList& header)
    : m_bytes(QByteArrayLiteral("\xEF\xBB\xBF"))
{
    addRow(header);
}

void Csv::addRow(const QStringList& cells)
{
    QStringList line;
    line.reserve(cells.size());
    for (const QString& cell : cells)
        line.append(escaped(cell));
    m_bytes.append(line.join(u',').toUtf8()).append("\r\n");
}

QString csvCell(std::optional<std::chrono::milliseconds> value)
{
    return value ? QString::number(value->count()) : QString();
}

QString csvCell(std::optional<base::Nanoseconds> value)
{
    using Milliseconds = std::chrono::duration<double, std::milli>;
    return value ? QString::number(Milliseconds(*value).count(), 'f', 3) : QString();
}

QString csvCell(std::optional<int> value)
{
    return value ? QString::number(*value) : QString();
}

QString csvCell(base::SystemTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count(), Qt::UTC)
        .toString(Qt::ISODateWithMs);
}

} // namespace naru::kit
