// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Secret.h"

#include <QByteArray>
#include <QJsonObject>

#include <vector>

namespace naru::tunnel {

/** What is wrong with the bytes of a frame. The one who reads it ends the connection. */
enum class FrameError {
    TooLarge,
    /** The head is no JSON object. */
    NotJson,
    /** The sizes of the secrets are not those of the bytes. */
    SizesDiffer,
    /** A value is missing, of another kind, out of its range or not known, or there is one too many. */
    WrongContent,
};

/**
 * One message between the window's side and naru-signin. The secrets stand beside the JSON, which refers to
 * them by their places: no JSON value or text ever holds one.
 *
 * On the pipe: size of the head and size of all secrets (four bytes each, big endian), the head as JSON whose
 * `secrets` lists the size of each, the secrets' bytes.
 */
struct Frame
{
    QJsonObject head;
    std::vector<base::Secret> secrets;

    /** A form with hundreds of choices fits; nothing that we send comes near it. */
    static constexpr qsizetype maxHead = 1024 * 1024;
    static constexpr qsizetype maxSecrets = 128 * 1024;
    static constexpr qsizetype maxSecretCount = 128;
};

/** The bytes for the pipe; empty where the frame is larger than allowed. To be wiped when they are sent. */
[[nodiscard]] QByteArray bytesOf(const Frame& frame);

/** Overwrites bytes that may hold a secret, and empties the array. */
void wipe(QByteArray& bytes);

} // namespace naru::tunnel
