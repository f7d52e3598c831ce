// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Failure.h"
#include "Frame.h"

#include <string>

namespace naru::helper {

/** A file whose bytes are others for a while. Symbolic links stay what they are: what they lead to is edited.
 */
struct FileEdit
{
    static constexpr std::size_t largest = 64 * 1024;

    /** Absolute, without symbolic links. */
    std::string path;
    std::string before;
    std::string during;

    /** Of the file that is there now; `during` is the caller's to set. */
    [[nodiscard]] static Result<FileEdit> of(const std::string& path);
    [[nodiscard]] Result<> apply() const;
    /** Puts the old bytes back, unless somebody else wrote to the file meanwhile: then theirs are the right
     * ones. */
    [[nodiscard]] Result<> undo() const;

    /** For the undo list. */
    [[nodiscard]] Frame entry() const;
    [[nodiscard]] static FileEdit fromEntry(const Frame& entry);
};

} // namespace naru::helper
