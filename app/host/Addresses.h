// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace naru::host {

/**
 * A DNS server's address as it enters a location: literal, in its shortest form, without scope id and
 * without what some services append to it (`1.1.1.1#dns.example`). Nothing for a name, for garbage, and
 * for a stub on this machine (loopback or unspecified): that is no location.
 */
[[nodiscard]] std::optional<QString> serverAddress(const QString& text);

/** The same from the raw bytes that systemd-resolved hands out: 4 of IPv4 or 16 of IPv6. */
[[nodiscard]] std::optional<QString> serverAddress(const QByteArray& bytes);

/** Whether the text is an address of this machine itself, such as 127.0.0.53. */
[[nodiscard]] bool isStub(const QString& text);

/** A search domain in lower case without its final dot; nothing for the root, `~routing` and garbage. */
[[nodiscard]] std::optional<QString> searchDomain(const QString& text);

/** Appends the value unless it is nothing, is there already, or the list is as long as it may get (64). */
void appendOnce(QStringList& list, const std::optional<QString>& value);

} // namespace naru::host
