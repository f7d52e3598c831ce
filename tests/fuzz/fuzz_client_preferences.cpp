// SPDX-License-Identifier: GPL-3.0-or-later
// A Cisco client's preferences: any bytes are refused or read, what is read stays within its bounds, and what
// is taken over of it is what naru.conf would keep.
#include "engine/OtherGateways.h"
#include "engine/Takeover.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace naru;

namespace {

/** Ends the program, which libFuzzer takes as a find. */
void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(data), qsizetype(size));
    const auto read = profile::readClientPreferences(bytes);
    if (!read)
        return 0;
    require(read->size() <= profile::maxPreferences);
    for (const profile::ClientPreference& entry : *read)
        require(entry.value || !entry.what);
    const auto rows = engine::planTakeover({{QStringLiteral("file"), *read}}, {});
    require(rows.size() == read->size());
    const engine::Settings taken = engine::takeOver(rows, {}).settings;
    for (const QString& name : {taken.user.userName, taken.user.secondUserName, taken.user.group})
        require(name.isEmpty() || tunnel::isKnownName(name));
    // Once it has been taken over, there is nothing left to take.
    for (const engine::TakeoverRow& row :
         engine::planTakeover({{QStringLiteral("file"), *read}}, {.settings = taken}))
        require(row.use != profile::PreferenceUse::Takes);
    if (const auto gateway = engine::gatewayOf(*read))
        (void)profile::profileOfGateways({*gateway});
    return 0;
}
