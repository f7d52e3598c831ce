// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Plan.h"

#include <QUrl>

namespace naru::ogs {

std::optional<Proxy> Proxy::parse(const QString& text)
{
    constexpr int usualPort = 80;
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    const bool isPlain = url.isValid() && url.scheme() == QLatin1String("http") && url.userInfo().isEmpty() &&
                         (url.path().isEmpty() || url.path() == QLatin1String("/")) && !url.hasQuery() &&
                         !url.hasFragment();
    const int port = url.port(usualPort);
    if (!isPlain || url.host().isEmpty() || port == 0)
        return std::nullopt;
    return Proxy{url.host(), static_cast<std::uint16_t>(port)};
}

QString Proxy::text() const
{
    QUrl url;
    url.setScheme(QStringLiteral("http"));
    url.setHost(host);
    url.setPort(port);
    return url.toString();
}

} // namespace naru::ogs
