// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <memory>

namespace naru::base {

/**
 * A password, a cookie, a one-time code. It has no text form, so that it lands in no log by accident, and its
 * bytes are overwritten when the last copy goes. Copies share the bytes; safe to pass between threads.
 */
class Secret
{
public:
    /** Empty. */
    Secret() = default;
    /** Takes a copy of the bytes and overwrites those that came, where nobody else shares them. */
    explicit Secret(QByteArray&& bytes);

    [[nodiscard]] bool isEmpty() const;
    /** The bytes, for the one who sends or stores them; valid while this or a copy of it lives. */
    [[nodiscard]] QByteArrayView reveal() const;
    /** Takes time that depends on the lengths alone. */
    friend bool operator==(const Secret& a, const Secret& b);

private:
    class Buffer;
    std::shared_ptr<const Buffer> m_buffer;
};

} // namespace naru::base
