// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Reader.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace naru::test {

/** Bytes of a file below tests/data/profile. */
[[nodiscard]] QByteArray profileFile(const QString& name);

/** The folder of real profiles; nothing where this machine has none. */
[[nodiscard]] std::optional<QString> corpusOfProfiles();
/** Likewise, of preferences of Cisco's clients. */
[[nodiscard]] std::optional<QString> corpusOfPreferences();

/** Bytes of any file; fails the program where it can't be read. */
[[nodiscard]] QByteArray bytesOf(const QString& path);

/** Problems as `31:9 empty-host-address ServerList/HostEntry[2]/HostAddress subject`. */
[[nodiscard]] QStringList textsOf(const std::vector<profile::Problem>& problems);

/** A profile with these elements below its root. */
[[nodiscard]] QByteArray profileWith(const QByteArray& elements);

} // namespace naru::test
