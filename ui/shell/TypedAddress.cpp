// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/TypedAddress.h"

#include "profile/Reader.h"

#include <QXmlStreamWriter>

namespace naru::shell {

base::Result<profile::Profile> profileOfAddress(const QString& address)
{
    // Written as a profile and read by its reader: an address is understood in one place.
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("AnyConnectProfile"));
    xml.writeStartElement(QStringLiteral("ServerList"));
    xml.writeStartElement(QStringLiteral("HostEntry"));
    xml.writeTextElement(QStringLiteral("HostName"), address.trimmed());
    xml.writeTextElement(QStringLiteral("HostAddress"), address.trimmed());
    xml.writeEndDocument();

    base::Result<profile::Profile> profile = profile::readProfile(bytes);
    if (!profile || profile->hosts.size() != 1 || !profile->hosts.front().target)
        return std::unexpected(base::Error{base::ErrorCode::AddressInvalid, address.trimmed(), {}, {}});
    return profile;
}

} // namespace naru::shell
