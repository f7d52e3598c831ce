// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <cstdint>
#include <sys/mman.h>
#include <unistd.h>

namespace naru::fuzz {

/** Bytes as a file that lies in memory: the readers of evidence read files. */
class EvidenceFile
{
public:
    EvidenceFile(const std::uint8_t* data, std::size_t size)
        : m_descriptor(::memfd_create("evidence", 0))
    {
        for (std::size_t at = 0; at < size;) {
            const ssize_t written = ::write(m_descriptor, data + at, size - at);
            if (written <= 0)
                break;
            at += static_cast<std::size_t>(written);
        }
    }
    ~EvidenceFile() { ::close(m_descriptor); }
    EvidenceFile(const EvidenceFile&) = delete;
    EvidenceFile& operator=(const EvidenceFile&) = delete;

    [[nodiscard]] QString path() const { return QStringLiteral("/proc/self/fd/%1").arg(m_descriptor); }

private:
    int m_descriptor;
};

} // namespace naru::fuzz
