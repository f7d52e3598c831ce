// SPDX-License-Identifier: GPL-3.0-or-later
#include "FileHandle.h"

#include <QFile>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace naru::evidence {

ReadResult<FileHandle> openPlainFile(const QString& path)
{
    constexpr std::size_t bufferBytes = 1 << 18;
    // A pipe that nobody writes to must not hold the reader up.
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0) {
        const auto code = errno == ENOENT ? ReadErrorCode::FileNotFound : ReadErrorCode::FileNotReadable;
        return std::unexpected(ReadError{code, path, QString::fromLocal8Bit(std::strerror(errno))});
    }
    struct stat status
    {};
    FILE* file = nullptr;
    if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode))
        file = ::fdopen(descriptor, "rb");
    if (file == nullptr) {
        ::close(descriptor);
        return std::unexpected(ReadError{ReadErrorCode::FileNotReadable, path});
    }
    FileHandle handle(file, {std::make_unique_for_overwrite<char[]>(bufferBytes)});
    std::setvbuf(file, handle.get_deleter().buffer.get(), _IOFBF, bufferBytes);
    return handle;
}

std::int64_t sizeOf(FILE* file)
{
    struct stat status
    {};
    return ::fstat(::fileno(file), &status) == 0 ? status.st_size : 0;
}

} // namespace naru::evidence
