// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringView>

namespace naru::profile {

/**
 * The decoded text of a file, without its byte order mark. `text`, encoded with `encoding` behind
 * `markBytes` bytes, gives exactly the bytes of the file: so each offset into the text stands for one place
 * in the file, which is what a document that changes single values builds on.
 */
struct SourceText
{
    QString text;
    /** Canonical, e.g. `windows-949`; Qt knows it under this name. */
    QByteArray encoding;
    /** Length of the byte order mark. */
    qsizetype markBytes = 0;
    bool hasXmlDeclaration = false;
    /** What the XML declaration names, as it is written; empty where it names none. */
    QString declared;
    /** Where `declared` stands in `text`. */
    qsizetype declaredOffset = 0;
    /** `declared` is another encoding than the bytes are in. */
    bool isMismatch = false;
};

/**
 * Finds the encoding by byte order mark, by the shape of the first character, by the XML declaration, else
 * UTF-8; bytes that can only be UTF-8 are read so whatever is declared. Never gives wrong letters: what does
 * not come back as the same bytes is an error (`EncodingInvalid` with the place, `EncodingUnknown`).
 */
[[nodiscard]] base::Result<SourceText> decodeSource(QByteArrayView bytes);

/** Whether the text comes back from the encoding as it is, and would be read again as it is. */
[[nodiscard]] bool canEncode(QStringView text, const QByteArray& encoding);
/** The text in an encoding that can hold it, without a byte order mark. */
[[nodiscard]] QByteArray encode(QStringView text, const QByteArray& encoding);

/** The XML declaration at the start of a text. */
struct XmlDeclaration
{
    bool isThere = false;
    /** What it names as the encoding; empty where it names none. */
    QString encoding;
    /** Where that stands in the text. */
    qsizetype encodingOffset = 0;
};
[[nodiscard]] XmlDeclaration readDeclaration(QStringView text);

} // namespace naru::profile
