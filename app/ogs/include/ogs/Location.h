// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <compare>
#include <optional>
#include <vector>

namespace naru::ogs {

/** One pair of DNS suffix and DNS server address: `locationa.com|192.168.1.1` (OGS-30). */
struct LocationKey
{
    /** Lower case, no final dot; empty where the network gives none. */
    QString suffix;
    /** Literal address, without port or scope. */
    QString server;

    /** `suffix|server`. */
    [[nodiscard]] QString text() const;
    /** Reads `suffix|server`; nothing where the server is missing. */
    [[nodiscard]] static std::optional<LocationKey> parse(QStringView text);

    /** By suffix, then by server. */
    friend std::strong_ordering operator<=>(const LocationKey& a, const LocationKey& b)
    {
        const int suffixes = a.suffix.compare(b.suffix);
        return suffixes != 0 ? suffixes <=> 0 : a.server.compare(b.server) <=> 0;
    }
    friend bool operator==(const LocationKey&, const LocationKey&) = default;
};

/** Where the user is: all pairs present now, sorted, each once. Empty: not known. */
struct Location
{
    std::vector<LocationKey> keys;

    [[nodiscard]] bool known() const { return !keys.empty(); }
    /** Reads `suffix|dns,dns`: one suffix, servers behind commas; nothing where no server is named. */
    [[nodiscard]] static std::optional<Location> parse(QStringView text);
    friend bool operator==(const Location&, const Location&) = default;
};

} // namespace naru::ogs
