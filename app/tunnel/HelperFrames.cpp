// SPDX-License-Identifier: GPL-3.0-or-later
#include "HelperFrames.h"

#include <QMap>

namespace naru::tunnel {

namespace {

QString text(const std::string& value)
{
    return QString::fromUtf8(value.data(), qsizetype(value.size()));
}

/** The parts of a list with commas that `read` accepts. */
template <class T, class Reader>
QList<T> listFrom(const std::string& value, Reader read)
{
    QList<T> list;
    for (const QString& part : text(value).split(u',', Qt::SkipEmptyParts)) {
        if (const std::optional<T> item = read(part))
            list.append(*item);
    }
    return list;
}

std::optional<QHostAddress> address(const QString& value)
{
    QHostAddress address;
    return address.setAddress(value) ? std::optional(address) : std::nullopt;
}

std::optional<Subnet> subnet(const QString& value)
{
    const auto [network, length] = QHostAddress::parseSubnet(value);
    // parseSubnet takes the bits behind the prefix away, which an address of ours has.
    const auto host = address(value.section(u'/', 0, 0));
    if (length < 0 || !host)
        return std::nullopt;
    return Subnet{*host, length};
}

std::optional<quint64> number(const std::string* value)
{
    bool good = false;
    const quint64 number = value ? text(*value).toULongLong(&good) : 0;
    return good ? std::optional(number) : std::nullopt;
}

} // namespace

helper::Frame startFrame(const TunnelRequest& request)
{
    helper::Frame frame("start");
    frame.add("host", request.host.toStdString());
    frame.add("port", std::to_string(request.port));
    frame.add("address", request.address.toString().toStdString());
    frame.add("pin", request.pin.toStdString());
    frame.add("device", request.device.toStdString());
    frame.add("dtls", request.dtls ? "yes" : "no");
    frame.add("agent", request.userAgent.value_or(QString()).toStdString());
    const QByteArrayView cookie = request.cookie.reveal();
    frame.add("cookie", std::string_view(cookie.data(), std::size_t(cookie.size())));
    return frame;
}

TunnelInfo tunnelInfoFrom(const helper::Frame& frame)
{
    TunnelInfo info;
    info.address4 = subnet(text(frame.value("address4")));
    info.address6 = subnet(text(frame.value("address6")));
    info.device = text(frame.value("device"));
    if (const auto mtu = number(frame.find("mtu")))
        info.mtu = int(*mtu);
    info.dnsServers = listFrom<QHostAddress>(frame.value("dns"), address);
    info.domains = text(frame.value("search")).split(u',', Qt::SkipEmptyParts) +
                   text(frame.value("split")).split(u',', Qt::SkipEmptyParts);
    info.domains.removeDuplicates();
    info.routes = listFrom<Subnet>(frame.value("routes"), subnet);
    info.excluded = listFrom<Subnet>(frame.value("excluded"), subnet);
    info.gateway = QHostAddress(text(frame.value("gateway")));
    info.banner = text(frame.value("banner"));
    return info;
}

std::optional<Traffic> trafficFrom(const helper::Frame& frame)
{
    const auto received = number(frame.find("rx_bytes"));
    const auto sent = number(frame.find("tx_bytes"));
    if (!received || !sent)
        return std::nullopt;
    return Traffic{*received, *sent, number(frame.find("rx_packets")), number(frame.find("tx_packets"))};
}

std::optional<TunnelEndKind> endKindFrom(const helper::Frame& frame)
{
    static const QMap<std::string, TunnelEndKind> kinds{
        {"stopped", TunnelEndKind::Stopped},
        {"request", TunnelEndKind::RequestRefused},
        {"settings", TunnelEndKind::SettingsRefused},
        {"device", TunnelEndKind::DeviceUnavailable},
        {"busy", TunnelEndKind::DeviceUnavailable},
        {"port", TunnelEndKind::PortUnavailable},
        {"no_openconnect", TunnelEndKind::OpenconnectMissing},
        {"no_ocproxy", TunnelEndKind::OcproxyMissing},
        {"crashed", TunnelEndKind::OpenconnectCrashed},
        {"helper_crashed", TunnelEndKind::HelperCrashed},
        {"system", TunnelEndKind::HelperCrashed},
    };
    if (frame.value("how") == "exited")
        return std::nullopt;
    return kinds.value(frame.value("how"), TunnelEndKind::HelperCrashed);
}

} // namespace naru::tunnel
