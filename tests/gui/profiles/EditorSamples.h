// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"
#include "profile/Field.h"

#include <QByteArray>

namespace naru::test {

/** Three servers with backups, client settings, comments; CRLF where asked for. */
[[nodiscard]] QByteArray editorSample(bool crLf = false);
[[nodiscard]] profile::Document sampleDocument(bool crLf = false);
/** So many servers, each with a backup list. */
[[nodiscard]] profile::Document largeDocument(int servers);
/** The row of the table; it must be there. */
[[nodiscard]] const profile::Field& field(const char* path);

} // namespace naru::test
