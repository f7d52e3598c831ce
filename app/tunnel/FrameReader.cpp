// SPDX-License-Identifier: GPL-3.0-or-later
#include "FrameReader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtEndian>

namespace naru::tunnel {

namespace {

constexpr qsizetype prefix = 8;

/** Secrets cut out of the bytes by the sizes that the head names. */
std::expected<std::vector<base::Secret>, FrameError> cut(QByteArrayView bytes, const QJsonValue& sizes)
{
    if (!sizes.isArray() || sizes.toArray().size() > Frame::maxSecretCount)
        return std::unexpected(FrameError::SizesDiffer);
    std::vector<base::Secret> secrets;
    for (const QJsonValue& value : sizes.toArray()) {
        const qint64 size = value.toInteger(-1);
        if (size < 0 || size > bytes.size())
            return std::unexpected(FrameError::SizesDiffer);
        secrets.emplace_back(bytes.first(size).toByteArray());
        bytes = bytes.sliced(size);
    }
    if (!bytes.isEmpty())
        return std::unexpected(FrameError::SizesDiffer);
    return secrets;
}

} // namespace

FrameReader::~FrameReader()
{
    wipe(m_bytes);
}

void FrameReader::feed(QByteArray&& bytes)
{
    if (!m_error) {
        QByteArray joined;
        joined.reserve(m_bytes.size() + bytes.size());
        joined.append(m_bytes).append(bytes);
        wipe(m_bytes);
        m_bytes = std::move(joined);
    }
    wipe(bytes);
}

std::expected<std::optional<Frame>, FrameError> FrameReader::next()
{
    if (m_error)
        return std::unexpected(*m_error);
    if (m_bytes.size() < prefix)
        return std::optional<Frame>();
    const auto head = static_cast<qsizetype>(qFromBigEndian<quint32>(m_bytes.constData()));
    const auto secrets = static_cast<qsizetype>(qFromBigEndian<quint32>(m_bytes.constData() + 4));
    if (head > Frame::maxHead || secrets > Frame::maxSecrets) {
        m_error = FrameError::TooLarge;
        return std::unexpected(*m_error);
    }
    if (m_bytes.size() < prefix + head + secrets)
        return std::optional<Frame>();
    std::expected<Frame, FrameError> frame = parse(head, secrets);
    if (!frame) {
        m_error = frame.error();
        return std::unexpected(*m_error);
    }
    drop(prefix + head + secrets);
    return std::optional(std::move(*frame));
}

std::expected<Frame, FrameError> FrameReader::parse(qsizetype head, qsizetype secrets) const
{
    const QJsonDocument json =
        QJsonDocument::fromJson(QByteArray::fromRawData(m_bytes.constData() + prefix, head));
    if (!json.isObject())
        return std::unexpected(FrameError::NotJson);
    Frame frame{json.object(), {}};
    auto cutOut = cut(QByteArrayView(m_bytes).sliced(prefix + head, secrets),
                      frame.head.take(QStringLiteral("secrets")));
    if (!cutOut)
        return std::unexpected(cutOut.error());
    frame.secrets = std::move(*cutOut);
    return frame;
}

void FrameReader::drop(qsizetype count)
{
    QByteArray rest = m_bytes.sliced(count);
    wipe(m_bytes);
    m_bytes = std::move(rest);
}

} // namespace naru::tunnel
