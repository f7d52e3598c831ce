// SPDX-License-Identifier: GPL-3.0-or-later
// The OGS cache's file: any bytes are refused or read, and what was read is written and read again as it is.
#include "PreferencesXml.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace naru::store;
    const QByteArray bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(data), qsizetype(size));
    const naru::base::Result<Preferences> read = readPreferences(bytes);
    if (!read)
        return 0;
    const QByteArray written = writePreferences(*read);
    const naru::base::Result<Preferences> again = readPreferences(written);
    if (!again || writePreferences(*again) != written)
        std::abort();
    return 0;
}
