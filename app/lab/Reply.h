// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/Gateway.h"

namespace naru::lab {

/** The whole answer to a request. `toHead`: without its body. */
[[nodiscard]] QByteArray answer(const GatewayBehaviour& behaviour, bool toHead);
/** The first bytes of an answer that is too long; what follows is `more`, again and again. */
[[nodiscard]] QByteArray longAnswerBegins(Conduct conduct);

/** What a long answer goes on with. */
struct More
{
    /** One piece. */
    QByteArray piece;
    /** How often. */
    int pieces = 0;
    /** Waited before each; zero: as fast as it is taken. */
    base::Nanoseconds pace{0};
};
[[nodiscard]] More more(Conduct conduct);

/** 4 KiB of bytes that are neither TLS nor HTTP, always the same for a seed. */
[[nodiscard]] QByteArray noise(std::uint64_t seed);

} // namespace naru::lab
