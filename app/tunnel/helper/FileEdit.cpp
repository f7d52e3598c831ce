// SPDX-License-Identifier: GPL-3.0-or-later
#include "FileEdit.h"

#include "FileBytes.h"

#include <cstdlib>
#include <memory>

namespace naru::helper {

namespace {

/** What `first` written over `second` leaves before the file is cut to its length. */
std::string writtenOver(const std::string& first, const std::string& second)
{
    return first.size() >= second.size() ? first : first + second.substr(first.size());
}

} // namespace

Result<FileEdit> FileEdit::of(const std::string& path)
{
    const std::unique_ptr<char, decltype(&std::free)> resolved(::realpath(path.c_str(), nullptr), &std::free);
    if (!resolved)
        return std::unexpected(Failure::ofErrno(path));
    auto bytes = readFile(resolved.get(), largest);
    if (!bytes)
        return std::unexpected(bytes.error());
    return FileEdit{resolved.get(), *bytes, *bytes};
}

Result<> FileEdit::apply() const
{
    return replaceFile(path, during);
}

Result<> FileEdit::undo() const
{
    const auto now = readFile(path, 2 * largest);
    if (!now)
        return now.error().number == ENOENT ? Result<>() : std::unexpected(now.error());
    const bool ours =
        *now == during || *now == writtenOver(during, before) || *now == writtenOver(before, during);
    if (*now == before || !ours)
        return {};
    return replaceFile(path, before);
}

Frame FileEdit::entry() const
{
    Frame frame("file");
    frame.add("path", path).add("before", before).add("during", during);
    return frame;
}

FileEdit FileEdit::fromEntry(const Frame& entry)
{
    return {entry.value("path"), entry.value("before"), entry.value("during")};
}

} // namespace naru::helper
