// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Secret.h"

#include <cstring>

namespace naru::base {

class Secret::Buffer
{
public:
    explicit Buffer(QByteArrayView bytes)
        : m_size(static_cast<std::size_t>(bytes.size()))
        , m_bytes(std::make_unique<char[]>(m_size))
    {
        std::memcpy(m_bytes.get(), bytes.data(), m_size);
    }
    ~Buffer() { explicit_bzero(m_bytes.get(), m_size); }
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;

    [[nodiscard]] QByteArrayView view() const { return {m_bytes.get(), static_cast<qsizetype>(m_size)}; }

private:
    std::size_t m_size;
    std::unique_ptr<char[]> m_bytes;
};

Secret::Secret(QByteArray&& bytes)
{
    if (bytes.isEmpty())
        return;
    m_buffer = std::make_shared<Buffer>(bytes);
    if (bytes.isDetached())
        explicit_bzero(bytes.data(), static_cast<std::size_t>(bytes.size()));
    bytes.clear();
}

bool Secret::isEmpty() const
{
    return !m_buffer;
}

QByteArrayView Secret::reveal() const
{
    return m_buffer ? m_buffer->view() : QByteArrayView();
}

bool operator==(const Secret& a, const Secret& b)
{
    const QByteArrayView left = a.reveal();
    const QByteArrayView right = b.reveal();
    if (left.size() != right.size())
        return false;
    unsigned char difference = 0;
    for (qsizetype i = 0; i < left.size(); ++i)
        difference = static_cast<unsigned char>(difference | (left[i] ^ right[i]));
    return difference == 0;
}

} // namespace naru::base
