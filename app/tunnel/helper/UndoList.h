// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Descriptor.h"
#include "Failure.h"
#include "Frame.h"

#include <string>
#include <vector>

namespace naru::helper {

/**
 * What is to be undone, a frame a line, in a file that only root may touch. An entry is on the disk before
 * the change that it undoes is made; undoing what never happened must therefore do no harm.
 */
class UndoList
{
public:
    /** The folder is made when the first entry comes. */
    UndoList(std::string folder, std::string file)
        : m_folder(std::move(folder))
        , m_path(m_folder + '/' + std::move(file))
    {}

    [[nodiscard]] Result<> add(const Frame& entry);
    /** In the order of the changes. The begin of an entry at the end of the file, left by a crash, is passed
       over: its change was not made. */
    [[nodiscard]] std::vector<Frame> read() const;
    /** When all is undone. */
    void clear();

private:
    [[nodiscard]] Result<> open();

    std::string m_folder;
    std::string m_path;
    Descriptor m_file;
};

} // namespace naru::helper
