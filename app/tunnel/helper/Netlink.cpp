// SPDX-License-Identifier: GPL-3.0-or-later
#include "Netlink.h"

#include <algorithm>
#include <array>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <optional>
#include <sys/socket.h>

namespace naru::helper {

namespace {

/** Everything in netlink starts at a multiple of four. */
constexpr std::size_t aligned(std::size_t length)
{
    return (length + 3) & ~std::size_t(3);
}

template <class T>
std::optional<T> headOf(std::span<const std::byte> bytes)
{
    if (bytes.size() < sizeof(T))
        return std::nullopt;
    T value;
    std::copy_n(bytes.begin(), sizeof(T), std::as_writable_bytes(std::span(&value, 1)).begin());
    return value;
}

/** Behind the first `position` bytes. */
std::span<const std::byte> from(std::span<const std::byte> bytes, std::size_t position)
{
    return bytes.subspan(std::min(position, bytes.size()));
}

/** What a packet of the kernel says about our request. */
struct Verdict
{
    bool done = false;
    int error = 0;
};

Verdict readPacket(std::span<const std::byte> packet, std::uint32_t sequence,
                   const std::function<void(const NetlinkAnswer&)>& take)
{
    while (const auto head = headOf<nlmsghdr>(packet)) {
        if (head->nlmsg_len < sizeof(nlmsghdr) || head->nlmsg_len > packet.size())
            return {true, EPROTO};
        const auto body = packet.first(head->nlmsg_len).subspan(sizeof(nlmsghdr));
        packet = from(packet, aligned(head->nlmsg_len));
        if (head->nlmsg_seq != sequence)
            continue;
        if (head->nlmsg_type == NLMSG_ERROR)
            return {true, -headOf<nlmsgerr>(body).value_or(nlmsgerr{-EPROTO, {}}).error};
        if (head->nlmsg_type == NLMSG_DONE)
            return {true, 0};
        take({head->nlmsg_type, body});
    }
    return {};
}

} // namespace

NetlinkRequest::NetlinkRequest(std::uint16_t type, int flags, std::span<const std::byte> head)
{
    nlmsghdr message{};
    message.nlmsg_type = type;
    message.nlmsg_flags = static_cast<std::uint16_t>(NLM_F_REQUEST | flags);
    append(std::as_bytes(std::span(&message, 1)));
    append(head);
}

void NetlinkRequest::append(std::span<const std::byte> bytes)
{
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    m_bytes.resize(aligned(m_bytes.size()));
}

NetlinkRequest& NetlinkRequest::add(int type, std::span<const std::byte> value)
{
    const rtattr attribute{static_cast<std::uint16_t>(sizeof(rtattr) + value.size()),
                           static_cast<std::uint16_t>(type)};
    append(std::as_bytes(std::span(&attribute, 1)));
    append(value);
    return *this;
}

NetlinkRequest& NetlinkRequest::add(int type, const std::string& text)
{
    return add(type, std::as_bytes(std::span(text.c_str(), text.size() + 1)));
}

std::vector<std::byte> NetlinkRequest::bytes(std::uint32_t sequence) const
{
    auto bytes = m_bytes;
    auto head = headOf<nlmsghdr>(bytes).value_or(nlmsghdr{});
    head.nlmsg_len = static_cast<std::uint32_t>(bytes.size());
    head.nlmsg_seq = sequence;
    std::ranges::copy(std::as_bytes(std::span(&head, 1)), bytes.begin());
    return bytes;
}

std::span<const std::byte> NetlinkAnswer::attribute(std::size_t headSize, int wanted) const
{
    auto rest = from(body, aligned(headSize));
    while (const auto attribute = headOf<rtattr>(rest)) {
        if (attribute->rta_len < sizeof(rtattr) || attribute->rta_len > rest.size())
            return {};
        // The two top bits are flags (nested, byte order).
        if ((attribute->rta_type & NLA_TYPE_MASK) == wanted)
            return rest.first(attribute->rta_len).subspan(sizeof(rtattr));
        rest = from(rest, aligned(attribute->rta_len));
    }
    return {};
}

Result<Netlink> Netlink::open()
{
    Descriptor socket(::socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC, NETLINK_ROUTE));
    if (!socket.isOpen())
        return std::unexpected(Failure::ofErrno("routing socket"));
    return Netlink(std::move(socket));
}

Result<> Netlink::change(const NetlinkRequest& request, const std::string& what)
{
    return ask(request, what, [](const NetlinkAnswer&) {});
}

Result<> Netlink::ask(const NetlinkRequest& request, const std::string& what,
                      const std::function<void(const NetlinkAnswer&)>& take)
{
    const auto bytes = request.bytes(++m_sequence);
    if (::send(m_socket.get(), bytes.data(), bytes.size(), 0) < 0)
        return std::unexpected(Failure::ofErrno(what));
    std::vector<std::byte> packet(64 * 1024);
    for (;;) {
        const ssize_t size = ::recv(m_socket.get(), packet.data(), packet.size(), 0);
        if (size < 0 && errno == EINTR)
            continue;
        if (size < 0)
            return std::unexpected(Failure::ofErrno(what));
        const auto verdict =
            readPacket(std::span(packet).first(static_cast<std::size_t>(size)), m_sequence, take);
        if (verdict.error != 0)
            return std::unexpected(Failure{verdict.error, what});
        if (verdict.done)
            return {};
    }
}

} // namespace naru::helper
