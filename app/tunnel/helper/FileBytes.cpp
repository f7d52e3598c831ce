// SPDX-License-Identifier: GPL-3.0-or-later
#include "FileBytes.h"

#include "Descriptor.h"

#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>

namespace naru::helper {

namespace {

std::string folderOf(const std::string& path)
{
    return path.substr(0, path.rfind('/') + 1);
}

Result<> overwrite(const std::string& path, const std::string& bytes)
{
    const Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW));
    if (!file.isOpen())
        return std::unexpected(Failure::ofErrno(path));
    // Not emptied first: whoever is killed between the two leaves bytes that are known as ours, see FileEdit.
    if (auto written = writeAll(file.get(), bytes, path); !written)
        return written;
    if (::ftruncate(file.get(), static_cast<off_t>(bytes.size())) < 0 || ::fsync(file.get()) < 0)
        return std::unexpected(Failure::ofErrno(path));
    return {};
}

/** A file beside the one to be replaced; whole and with its owner and mode. */
Result<> writeBeside(const std::string& place, const std::string& bytes, const struct stat& like)
{
    ::unlink(place.c_str());
    const Descriptor file(::open(place.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!file.isOpen())
        return std::unexpected(Failure::ofErrno(place));
    if (auto written = writeAll(file.get(), bytes, place); !written)
        return written;
    if (::fchown(file.get(), like.st_uid, like.st_gid) < 0 ||
        ::fchmod(file.get(), like.st_mode & 07777) < 0 || ::fsync(file.get()) < 0)
        return std::unexpected(Failure::ofErrno(place));
    return {};
}

} // namespace

Result<> makeFolder(const std::string& path, unsigned mode)
{
    if (::mkdir(path.c_str(), mode) < 0 && errno != EEXIST)
        return std::unexpected(Failure::ofErrno(path));
    struct stat found
    {};
    if (::lstat(path.c_str(), &found) < 0)
        return std::unexpected(Failure::ofErrno(path));
    if (!S_ISDIR(found.st_mode) || found.st_uid != ::geteuid() || (found.st_mode & 022) != 0)
        return std::unexpected(Failure{EPERM, path});
    return {};
}

Result<std::string> readFile(const std::string& path, std::size_t largest)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat found
    {};
    if (!file.isOpen() || ::fstat(file.get(), &found) < 0)
        return std::unexpected(Failure::ofErrno(path));
    if (!S_ISREG(found.st_mode))
        return std::unexpected(Failure{EINVAL, path});
    std::string bytes(largest + 1, '\0');
    std::size_t size = 0;
    while (size < bytes.size()) {
        const ssize_t read = ::read(file.get(), bytes.data() + size, bytes.size() - size);
        if (read < 0)
            return std::unexpected(Failure::ofErrno(path));
        if (read == 0)
            break;
        size += static_cast<std::size_t>(read);
    }
    if (size > largest)
        return std::unexpected(Failure{EFBIG, path});
    bytes.resize(size);
    return bytes;
}

Result<> replaceFile(const std::string& path, const std::string& bytes)
{
    struct stat found
    {};
    if (::lstat(path.c_str(), &found) < 0)
        return std::unexpected(Failure::ofErrno(path));
    const std::string place = path + ".naru";
    if (auto written = writeBeside(place, bytes, found); !written) {
        ::unlink(place.c_str());
        return written.error().number == EROFS ? overwrite(path, bytes) : written;
    }
    if (std::rename(place.c_str(), path.c_str()) < 0) {
        const int number = errno;
        ::unlink(place.c_str());
        return number == EBUSY ? overwrite(path, bytes) : std::unexpected(Failure{number, path});
    }
    const Descriptor folder(::open(folderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    ::fsync(folder.get());
    return {};
}

Result<> writeAll(int fd, std::string_view bytes, const std::string& what)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(fd, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return std::unexpected(Failure::ofErrno(what));
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

} // namespace naru::helper
