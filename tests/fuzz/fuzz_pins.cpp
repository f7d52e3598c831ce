// SPDX-License-Identifier: GPL-3.0-or-later
// The file of pins: any JSON is refused or read, and what was read is written and read again as it is.
#include "PinStoreJson.h"

#include <QJsonDocument>

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace naru::store;
    const QByteArray bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(data), qsizetype(size));
    const naru::base::Result<PinMap> read = pinsFrom(QJsonDocument::fromJson(bytes).object());
    if (read && pinsFrom(jsonOf(*read)) != *read)
        std::abort();
    return 0;
}
