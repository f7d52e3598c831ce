// SPDX-License-Identifier: GPL-3.0-or-later
#include "SecretFilter.h"

#include <algorithm>

namespace naru::signin {

void SecretFilter::learn(const base::Secret& secret)
{
    const QByteArray plain = secret.reveal().toByteArray();
    if (plain.size() < shortest)
        return;
    QByteArray xml = plain;
    xml.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    // Of Base64 the beginning: how it ends depends on what follows.
    const QByteArray base64 = plain.toBase64(QByteArray::OmitTrailingEquals);
    for (QByteArray spelling : {plain, plain.toPercentEncoding(), base64.first(base64.size() - 1), xml})
        m_spellings.emplace_back(std::move(spelling));
}

QString SecretFilter::filtered(const QString& line) const
{
    const QByteArray bytes = line.toUtf8();
    const bool shows = std::ranges::any_of(m_spellings, [&bytes](const base::Secret& spelling) {
        return bytes.indexOf(spelling.reveal()) >= 0;
    });
    return shows ? QStringLiteral("(a line that held a secret)") : line;
}

} // namespace naru::signin
