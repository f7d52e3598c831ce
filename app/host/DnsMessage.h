// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/NetworkTest.h"

#include <QByteArray>
#include <QByteArrayView>

#include <cstdint>
#include <optional>

namespace naru::host {

/** A DNS query (RFC 1035) with one question. A name that DNS can't carry becomes the root. */
[[nodiscard]] QByteArray dnsQuery(std::uint16_t id, const QString& name, DnsTest::Type type);

/** What an answer is worth. */
enum class DnsAnswer {
    /** The name, or that it does not exist. */
    Answered,
    /** SERVFAIL, REFUSED and the like. */
    Failed,
};

/** Nothing for a datagram that does not answer this query. */
[[nodiscard]] std::optional<DnsAnswer> dnsAnswer(QByteArrayView datagram, QByteArrayView query);

} // namespace naru::host
