// SPDX-License-Identifier: GPL-3.0-or-later
#include "KernelNetwork.h"

#include "NetlinkMessages.h"

#include <QByteArray>

#include <linux/rtnetlink.h>
#include <sys/socket.h>
#include <unistd.h>

namespace naru::host {

namespace {

/** The kernel fills at most 32 KiB at a time. */
constexpr qsizetype bufferSize = 64 * 1024;
/** No desktop has more; a router with the whole Internet's table is cut off here. */
constexpr qsizetype dumpLimit = 8 * 1024 * 1024;

struct Request
{
    nlmsghdr header;
    rtgenmsg family;
};

/** A dump is written as it is fetched: reading never has to wait, so it is told not to. */
void dump(std::uint16_t what, KernelNetwork& network)
{
    const int socket = ::socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC, NETLINK_ROUTE);
    if (socket < 0)
        return;
    Request request{};
    request.header.nlmsg_len = sizeof request;
    request.header.nlmsg_type = what;
    request.header.nlmsg_flags = NLM_F_REQUEST | NLM_F_DUMP;
    request.family.rtgen_family = AF_UNSPEC;
    QByteArray buffer(bufferSize, Qt::Uninitialized);
    qsizetype total = 0;
    bool more = ::send(socket, &request, sizeof request, 0) == ssize_t(sizeof request);
    while (more && total < dumpLimit) {
        const ssize_t got = ::recv(socket, buffer.data(), std::size_t(buffer.size()), MSG_DONTWAIT);
        more = got > 0 && addNetlinkMessages(QByteArrayView(buffer.constData(), got), network);
        total += got;
    }
    ::close(socket);
}

} // namespace

KernelNetwork readKernelNetwork()
{
    KernelNetwork network;
    dump(RTM_GETLINK, network);
    dump(RTM_GETROUTE, network);
    return network;
}

} // namespace naru::host
