// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Event.h"

#include <array>
#include <bit>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>

namespace naru::sim {

/**
 * SHA-256 over the ordered stream of events. Each adds 28 bytes, little-endian: time in ns (8), sequence (7),
 * priority (1), a (4), b (4), kind (2), tag (2). A copy goes on by itself.
 */
class Digest
{
public:
    Digest();
    Digest(const Digest& other);
    Digest& operator=(const Digest& other);
    Digest(Digest&&) noexcept;
    Digest& operator=(Digest&&) noexcept;
    ~Digest();

    void add(const Event& event)
    {
        unsigned char* place = m_waiting.data() + m_used;
        put(place, static_cast<std::uint64_t>(event.at.count()));
        put(place + 8, event.order);
        put(place + 16, std::uint64_t{event.b} << 32 | event.a);
        put(place + 24, static_cast<std::uint32_t>(std::uint32_t{event.tag} << 16 | event.kind));
        m_used += RecordSize;
        if (m_used == m_waiting.size()) [[unlikely]]
            flush();
    }

    /** Of all events so far, as 64 lower-case hexadecimal digits; more may follow. */
    [[nodiscard]] std::string hex() const;

private:
    static constexpr std::size_t RecordSize = 28;
    struct State;

    template <class Number>
    static void put(unsigned char* place, Number number)
    {
        if constexpr (std::endian::native == std::endian::big)
            number = sizeof(Number) == 8
                         ? static_cast<Number>(__builtin_bswap64(number))
                         : static_cast<Number>(__builtin_bswap32(static_cast<std::uint32_t>(number)));
        std::memcpy(place, &number, sizeof number);
    }
    void flush();
    /** Ends a context of the library. */
    [[nodiscard]] static std::string finish(void* context);
    friend std::string sha256(std::string_view text);

    std::unique_ptr<State> m_state;
    std::size_t m_used = 0;
    std::array<unsigned char, 128 * RecordSize> m_waiting;
};

/** SHA-256 of a text, as 64 lower-case hexadecimal digits. */
[[nodiscard]] std::string sha256(std::string_view text);

} // namespace naru::sim
