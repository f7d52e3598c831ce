// SPDX-License-Identifier: GPL-3.0-or-later
// resolv.conf, kioslaverc and the output of gsettings: any bytes give an answer within its bounds.
#include "ProxyText.h"
#include "ResolvConf.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

void expectBounded(const std::optional<naru::host::ProxySettings>& settings)
{
    if (settings && settings->fixed && (settings->fixed->host.isEmpty() || settings->fixed->port == 0))
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArrayView text(data, qsizetype(size));
    const naru::host::ResolvConf conf = naru::host::parseResolvConf(text);
    if (conf.servers.size() > 64 || conf.suffixes.size() > 64)
        std::abort();
    expectBounded(naru::host::parseGSettings(text));
    expectBounded(naru::host::parseKioslaverc(text, {}));
    return 0;
}
