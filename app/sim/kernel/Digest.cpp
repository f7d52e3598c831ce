// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/kernel/Digest.h"

#include <new>
#include <openssl/evp.h>

namespace naru::sim {

/** Owns the library's context. Its calls fail only where there is no memory. */
struct Digest::State
{
    EVP_MD_CTX* context = EVP_MD_CTX_new();

    State() { check(context != nullptr && EVP_DigestInit_ex(context, EVP_sha256(), nullptr) == 1); }
    State(const State& other)
    {
        check(context != nullptr && EVP_MD_CTX_copy_ex(context, other.context) == 1);
    }
    State& operator=(const State&) = delete;
    ~State() { EVP_MD_CTX_free(context); }

    static void check(bool done)
    {
        if (!done)
            throw std::bad_alloc();
    }
};

std::string Digest::finish(void* context)
{
    std::array<unsigned char, 32> bytes{};
    State::check(EVP_DigestFinal_ex(static_cast<EVP_MD_CTX*>(context), bytes.data(), nullptr) == 1);
    static constexpr char Digits[] = "0123456789abcdef";
    std::string text;
    for (const unsigned char byte : bytes) {
        text += Digits[byte >> 4];
        text += Digits[byte & 15];
    }
    return text;
}

Digest::Digest()
    : m_state(std::make_unique<State>())
{}

Digest::Digest(const Digest& other)
    : m_state(std::make_unique<State>(*other.m_state))
    , m_used(other.m_used)
{
    std::memcpy(m_waiting.data(), other.m_waiting.data(), m_used);
}

Digest& Digest::operator=(const Digest& other)
{
    if (this != &other)
        *this = Digest(other);
    return *this;
}

Digest::Digest(Digest&&) noexcept = default;
Digest& Digest::operator=(Digest&&) noexcept = default;
Digest::~Digest() = default;

void Digest::flush()
{
    State::check(EVP_DigestUpdate(m_state->context, m_waiting.data(), m_used) == 1);
    m_used = 0;
}

std::string Digest::hex() const
{
    Digest whole(*this);
    whole.flush();
    return finish(whole.m_state->context);
}

std::string sha256(std::string_view text)
{
    Digest::State state;
    Digest::State::check(EVP_DigestUpdate(state.context, text.data(), text.size()) == 1);
    return Digest::finish(state.context);
}

} // namespace naru::sim
