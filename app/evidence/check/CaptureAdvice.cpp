// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/Check.h"

#include <QStringList>

#include <algorithm>

namespace naru::evidence {

namespace {

/** The filter is typed into a shell: nothing but what names and addresses hold gets into it. */
bool isPlainHost(const QString& host)
{
    return !host.isEmpty() && host[0].isLetterOrNumber() && std::ranges::all_of(host, [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'.' || c == u'-' || c == u':');
    });
}

} // namespace

CaptureAdvice captureAdvice(const std::vector<profile::Target>& targets)
{
    CaptureAdvice advice;
    QStringList parts;
    for (const profile::Target& target : targets) {
        if (!isPlainHost(target.host)) {
            ++advice.leftOut;
            continue;
        }
        const QString part = QStringLiteral("(host %1 and tcp port %2)").arg(target.host).arg(target.port);
        if (!parts.contains(part))
            parts.append(part);
    }
    // Of no gateway that is known: those at the usual port.
    if (parts.isEmpty())
        parts.append(QStringLiteral("tcp port 443"));
    // Lookups tell which name an address has; ICMP tells of packets that were too large.
    parts.append(QStringLiteral("udp port 53"));
    parts.append(QStringLiteral("icmp or icmp6"));
    advice.filter = parts.join(QLatin1String(" or "));
    advice.command = QStringLiteral("sudo tcpdump -i any -s 0 -w ogs.pcap '%1'").arg(advice.filter);
    return advice;
}

} // namespace naru::evidence
