// SPDX-License-Identifier: GPL-3.0-or-later
#include "UndoList.h"

#include "FileBytes.h"

#include <fcntl.h>

namespace naru::helper {

namespace {

constexpr std::size_t largestList = 4 * 1024 * 1024;

} // namespace

Result<> UndoList::add(const Frame& entry)
{
    if (auto opened = open(); !opened)
        return opened;
    if (auto written = writeAll(m_file.get(), entry.line(), m_path); !written)
        return written;
    if (::fsync(m_file.get()) < 0)
        return std::unexpected(Failure::ofErrno(m_path));
    return {};
}

std::vector<Frame> UndoList::read() const
{
    std::vector<Frame> entries;
    const auto bytes = readFile(m_path, largestList);
    std::string_view rest = bytes ? std::string_view(*bytes) : std::string_view();
    for (auto end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
        if (auto entry = Frame::fromLine(rest.substr(0, end)))
            entries.push_back(std::move(*entry));
        rest.remove_prefix(end + 1);
    }
    return entries;
}

void UndoList::clear()
{
    m_file.reset();
    ::unlink(m_path.c_str());
}

Result<> UndoList::open()
{
    if (m_file.isOpen())
        return {};
    if (auto made = makeFolder(m_folder, 0755); !made)
        return made;
    m_file.reset(::open(m_path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!m_file.isOpen())
        return std::unexpected(Failure::ofErrno(m_path));
    const Descriptor folder(::open(m_folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    ::fsync(folder.get());
    return {};
}

} // namespace naru::helper
