// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Error.h"

#include <QString>

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace naru::store {

/** A public key that the user trusted for a gateway. */
struct Pin
{
    /** `pin-sha256:` and the key's SHA-256 in Base64, as openconnect writes it. */
    QString key;
    base::SystemTime firstSeen;
    /** Of the certificate that showed the key, for whoever looks at the list; nothing depends on them. */
    QString subject;
    std::optional<base::SystemTime> expires;
    friend bool operator==(const Pin&, const Pin&) = default;
};

/** A gateway's name and port, as pins are kept for them: lower case, no final dot, IPv6 without brackets. */
struct PinnedHost
{
    QString host;
    std::uint16_t port = 443;
    friend std::strong_ordering operator<=>(const PinnedHost&, const PinnedHost&) = default;
};

/** A gateway with its pins, the first seen first. */
struct HostPins
{
    PinnedHost at;
    std::vector<Pin> pins;
    friend bool operator==(const HostPins&, const HostPins&) = default;
};

/**
 * The keys that the user trusted, several a gateway; docs/formats.md describes the file. A write leaves the
 * old or the new file whole, and several processes may write. A file that is not what it should be is an
 * error of every call and stays as it is: trust is not begun anew behind the user's back. Any thread; blocks
 * for the file, and for another process's write for at most ten seconds.
 *
 * Errors: FileNotReadable, FileTooLarge, RecordInvalid with the place, or with the path to the wrong value;
 * writing also FileNotWritable, and AddressInvalid for a host that is none.
 */
class PinStore
{
public:
    /** Larger files are not read. */
    static constexpr qint64 maxBytes = 1024 * 1024;
    /** As many are kept for a gateway; the oldest goes when another comes. */
    static constexpr std::size_t maxPins = 16;

    explicit PinStore(QString path);

    /** All gateways that have pins, in order; empty where there is no file. */
    [[nodiscard]] base::Result<std::vector<HostPins>> list() const;
    /** Those of one gateway; empty where it has none. */
    [[nodiscard]] base::Result<std::vector<Pin>> pinsOf(const PinnedHost& at) const;
    /** Beside the others. A key that is there already keeps its date and takes the new note. RecordInvalid
     * for what is no pin. */
    [[nodiscard]] base::Result<void> add(const PinnedHost& at, const Pin& pin) const;
    /** In place of all others of this gateway. */
    [[nodiscard]] base::Result<void> replace(const PinnedHost& at, const Pin& pin) const;
    /** Takes one key out; nothing happens where it is not there. */
    [[nodiscard]] base::Result<void> remove(const PinnedHost& at, const QString& key) const;
    /** Takes out all of a gateway. */
    [[nodiscard]] base::Result<void> removeAll(const PinnedHost& at) const;
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    QString m_path;
};

} // namespace naru::store
