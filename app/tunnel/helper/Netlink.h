// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Descriptor.h"
#include "Failure.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace naru::helper {

/** A message to the kernel's routing socket: a head of fixed form, then attributes. */
class NetlinkRequest
{
public:
    /** `flags` beside NLM_F_REQUEST, e.g. NLM_F_CREATE. */
    template <class Head>
    NetlinkRequest(std::uint16_t type, int flags, const Head& head)
        : NetlinkRequest(type, flags, std::as_bytes(std::span(&head, 1)))
    {}

    NetlinkRequest& add(int type, std::span<const std::byte> value);
    NetlinkRequest& add(int type, std::uint32_t value)
    {
        return add(type, std::as_bytes(std::span(&value, 1)));
    }
    /** A text, ended with a zero byte. */
    NetlinkRequest& add(int type, const std::string& text);

    /** The message with its length set. */
    [[nodiscard]] std::vector<std::byte> bytes(std::uint32_t sequence) const;

private:
    NetlinkRequest(std::uint16_t type, int flags, std::span<const std::byte> head);
    void append(std::span<const std::byte> bytes);

    std::vector<std::byte> m_bytes;
};

/** One message of the kernel's answer. */
struct NetlinkAnswer
{
    std::uint16_t type = 0;
    std::span<const std::byte> body;

    /** The head of the body; zeros where it is too short. */
    template <class Head>
    [[nodiscard]] Head head() const;
    /** The value of an attribute behind a head of that size; empty where it is not there. */
    [[nodiscard]] std::span<const std::byte> attribute(std::size_t headSize, int wanted) const;
};

/** A routing socket. Requests wait for their answer: the kernel gives it at once. */
class Netlink
{
public:
    [[nodiscard]] static Result<Netlink> open();

    /** Sends and waits for the acknowledgement; `what` stands in the failure's text. */
    [[nodiscard]] Result<> change(const NetlinkRequest& request, const std::string& what);
    /** Sends and gives each message of the answer to `take`. */
    [[nodiscard]] Result<> ask(const NetlinkRequest& request, const std::string& what,
                               const std::function<void(const NetlinkAnswer&)>& take);

private:
    explicit Netlink(Descriptor socket)
        : m_socket(std::move(socket))
    {}

    Descriptor m_socket;
    std::uint32_t m_sequence = 0;
};

template <class Head>
Head NetlinkAnswer::head() const
{
    Head value{};
    if (body.size() >= sizeof(Head))
        std::copy_n(body.begin(), sizeof(Head), std::as_writable_bytes(std::span(&value, 1)).begin());
    return value;
}

} // namespace naru::helper
