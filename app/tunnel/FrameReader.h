// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Frame.h"

#include <expected>
#include <optional>

namespace naru::tunnel {

/** Makes frames of the bytes of a pipe, however they are cut. Bounded: what is too large is an error before
 * it is kept. */
class FrameReader
{
public:
    FrameReader() = default;
    ~FrameReader();
    FrameReader(const FrameReader&) = delete;
    FrameReader& operator=(const FrameReader&) = delete;

    /** Takes bytes over and wipes them. */
    void feed(QByteArray&& bytes);
    /** The next frame; nothing where more bytes are needed. After an error always the same error. */
    [[nodiscard]] std::expected<std::optional<Frame>, FrameError> next();

private:
    [[nodiscard]] std::expected<Frame, FrameError> parse(qsizetype head, qsizetype secrets) const;
    void drop(qsizetype count);

    QByteArray m_bytes;
    std::optional<FrameError> m_error;
};

} // namespace naru::tunnel
