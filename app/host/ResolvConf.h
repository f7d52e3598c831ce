// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <optional>

namespace naru::host {

/** What a `resolv.conf` says. */
struct ResolvConf
{
    QStringList servers;
    QStringList suffixes;
    /** A server is this machine itself: the real ones stand elsewhere. */
    bool namesStub = false;
    friend bool operator==(const ResolvConf&, const ResolvConf&) = default;
};

/** Reads `nameserver`, `search` and `domain` as resolv.conf(5) has them: of the last two, the last line
 * counts. Of a file that naru-helper wrote for a tunnel, what stood there before. */
[[nodiscard]] ResolvConf parseResolvConf(QByteArrayView text);

/** The files that may say it, the first before the others; `root` stands before each path. */
[[nodiscard]] QStringList resolvConfFiles(const QString& root);

/**
 * Reads /etc/resolv.conf. Where it names only a stub, what systemd-resolved or NetworkManager wrote of
 * the servers behind that stub. Nothing where there is no such file.
 */
[[nodiscard]] std::optional<ResolvConf> readResolvConf(const QString& root);

/** The servers that /etc/resolv.conf names, as this machine's own resolver asks them: stubs too. */
[[nodiscard]] QStringList readNameservers(const QString& root);

} // namespace naru::host
