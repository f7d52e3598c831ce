// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/FileKind.h"

#include "capture/FileHandle.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace naru::evidence {

ReadResult<FileKind> fileKind(const QString& path)
{
    // pcap of both byte orders, in microseconds, nanoseconds and the older forms; pcapng.
    static constexpr std::array<std::string_view, 9> captures{
        "\xd4\xc3\xb2\xa1", "\xa1\xb2\xc3\xd4", "\x4d\x3c\xb2\xa1", "\xa1\xb2\x3c\x4d", "\x0a\x0d\x0d\x0a",
        "\x34\xcd\xb2\xa1", "\xa1\xb2\xcd\x34", "\xa1\xe2\xc3\xd4", "\xd4\xc3\xe2\xa1"};
    const ReadResult<FileHandle> file = openPlainFile(path);
    if (!file)
        return std::unexpected(file.error());
    std::array<char, 4> bytes{};
    const std::string_view begin(bytes.data(), std::fread(bytes.data(), 1, bytes.size(), file->get()));
    if (std::ranges::find(captures, begin) != captures.end())
        return FileKind::Capture;
    return begin == "PK\x03\x04" || begin == "PK\x05\x06" ? FileKind::Zip : FileKind::Text;
}

} // namespace naru::evidence
