// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QSqlDatabase;
class QSqlError;

namespace naru::store {

/** The version of the schema that this program writes; it stands in `PRAGMA user_version`. */
inline constexpr int schemaVersion = 1;

/**
 * Sets the connection up and brings its file to the newest schema, one step after the other. An error for
 * a file of a newer program, which is left alone.
 */
[[nodiscard]] QSqlError bringUpToDate(QSqlDatabase& database);

} // namespace naru::store
