// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "tunnel/Backend.h"

#include <cstdint>
#include <memory>

namespace naru::tunnel {

/** The ways to a tunnel. NetworkManager gets its value here and its file beside the others' when it comes. */
enum class BackendKind {
    /** naru-helper, started directly: for those who are root already. */
    Root,
    /** naru-helper, started by pkexec. */
    Pkexec,
    /** A SOCKS proxy on 127.0.0.1 that leads through the tunnel; needs no privilege and changes nothing. */
    Socks,
    /** No tunnel: the sign-in is all. */
    None,
};

/** A way to a tunnel, as the setting and `naructl connect --backend` name it. */
struct BackendChoice
{
    BackendKind kind = BackendKind::Pkexec;
    /** For `Socks`: the port, not 0. */
    std::uint16_t port = 0;
    friend bool operator==(const BackendChoice&, const BackendChoice&) = default;

    /** `root`, `pkexec`, `socks:PORT` or `none`; anything else is ErrorCode::SettingInvalid. */
    [[nodiscard]] static base::Result<BackendChoice> fromText(QStringView text);
    /** The inverse of `fromText`. */
    [[nodiscard]] QString text() const;
};

/** Where the programs are. openconnect and ocproxy are found by naru-helper, at places that nobody can name.
 */
struct TunnelPrograms
{
    /** naru-helper for `Root` and `Socks`. */
    QString helper;
    /** The one that pkexec may start: the polkit action names this very path. */
    QString installedHelper = QStringLiteral("/usr/libexec/naru/naru-helper");
    QString pkexec = QStringLiteral("/usr/bin/pkexec");

    /** The helper of the build that the running program is from, else the installed one. */
    [[nodiscard]] static TunnelPrograms ofThisMachine();
};

/** The backend for a choice. `clock` tells `TunnelInfo::since` and must outlive it. */
[[nodiscard]] std::unique_ptr<Backend> makeBackend(const BackendChoice& choice,
                                                   const TunnelPrograms& programs, const base::Clock& clock);

} // namespace naru::tunnel
