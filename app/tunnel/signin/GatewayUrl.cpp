// SPDX-License-Identifier: GPL-3.0-or-later
#include "GatewayUrl.h"

#include "FrameLimits.h"

namespace naru::signin {

QUrl gatewayUrl(const tunnel::SignInRequest& request)
{
    QUrl url;
    url.setScheme(QStringLiteral("https"));
    url.setHost(request.host);
    if (request.port != 443)
        url.setPort(request.port);
    url.setPath(u'/' % request.group);
    return url;
}

std::string lookedUpHost(const tunnel::SignInRequest& request)
{
    return gatewayUrl(request).host(QUrl::FullyEncoded).remove(u'[').remove(u']').toStdString();
}

QString plainHost(const char* host)
{
    QString name = QString::fromUtf8(host).toLower().remove(u'[').remove(u']');
    if (name.endsWith(u'.'))
        name.chop(1);
    return name.left(tunnel::FrameLimits::host);
}

bool isForBrowser(const char* address)
{
    if (qstrlen(address) > tunnel::FrameLimits::url)
        return false;
    const QUrl url = QUrl::fromEncoded(QByteArray(address), QUrl::StrictMode);
    return url.isValid() && url.scheme() == u"https" && !url.host().isEmpty() && url.userInfo().isEmpty();
}

} // namespace naru::signin
