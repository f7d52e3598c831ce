// SPDX-License-Identifier: GPL-3.0-or-later
// Answers to the network test's question, and names that it is asked to ask for.
#include "DnsMessage.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace naru::host;
    const QByteArray bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(data), qsizetype(size));
    const QByteArray query = dnsQuery(0, QString::fromUtf8(bytes), DnsTest::Type::A);
    // RFC 1035: a header, a name of 255 bytes at most, type and class.
    if (query.size() > 12 + 255 + 4 || dnsAnswer(query, query))
        std::abort();
    (void)dnsAnswer(bytes, query);
    return 0;
}
