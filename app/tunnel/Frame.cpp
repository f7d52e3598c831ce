// SPDX-License-Identifier: GPL-3.0-or-later
#include "Frame.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtEndian>

#include <cstring>

namespace naru::tunnel {

QByteArray bytesOf(const Frame& frame)
{
    QJsonObject head = frame.head;
    QJsonArray sizes;
    qsizetype size = 0;
    for (const base::Secret& secret : frame.secrets) {
        sizes.append(secret.reveal().size());
        size += secret.reveal().size();
    }
    head.insert(QStringLiteral("secrets"), sizes);
    const QByteArray json = QJsonDocument(head).toJson(QJsonDocument::Compact);
    if (json.size() > Frame::maxHead || size > Frame::maxSecrets || sizes.size() > Frame::maxSecretCount)
        return {};
    QByteArray bytes(8, Qt::Uninitialized);
    qToBigEndian(static_cast<quint32>(json.size()), bytes.data());
    qToBigEndian(static_cast<quint32>(size), bytes.data() + 4);
    // At once, so that no secret stays behind where the array had been before it grew.
    bytes.reserve(8 + json.size() + size);
    bytes += json;
    for (const base::Secret& secret : frame.secrets)
        bytes += secret.reveal();
    return bytes;
}

void wipe(QByteArray& bytes)
{
    if (!bytes.isEmpty())
        explicit_bzero(bytes.data(), static_cast<std::size_t>(bytes.size()));
    bytes.clear();
}

} // namespace naru::tunnel
