// SPDX-License-Identifier: GPL-3.0-or-later
#include "Resolved.h"

#include "Addresses.h"

#include <QDBusArgument>

#include <map>

namespace naru::host {

namespace {

/** More links or entries than any machine has are not read. */
constexpr int mostEntries = 1024;

/** The argument behind a value, if it has the type. Reading another type would go wrong deep in libdbus. */
std::optional<QDBusArgument> argumentOf(const QVariant& value, QLatin1String signature)
{
    if (value.metaType() != QMetaType::fromType<QDBusArgument>())
        return std::nullopt;
    const auto argument = value.value<QDBusArgument>();
    return argument.currentSignature() == signature ? std::optional(argument) : std::nullopt;
}

/** Calls `visit(argument)` inside each structure of an array. */
template <class Visitor>
void forEachStructure(const QDBusArgument& array, Visitor visit)
{
    array.beginArray();
    for (int count = 0; !array.atEnd() && count < mostEntries; ++count) {
        array.beginStructure();
        visit(array);
        array.endStructure();
    }
    array.endArray();
}

QString nameOf(int index, const std::vector<Interface>& interfaces)
{
    const auto found = std::find_if(interfaces.begin(), interfaces.end(),
                                    [index](const Interface& interface) { return interface.index == index; });
    return found != interfaces.end() ? found->name : QString();
}

} // namespace

std::optional<ResolvedAnswer> decodeResolved(const QVariantMap& properties,
                                             const std::vector<Interface>& interfaces)
{
    const auto servers = argumentOf(properties.value(QStringLiteral("DNS")), QLatin1String("a(iiay)"));
    const auto domains = argumentOf(properties.value(QStringLiteral("Domains")), QLatin1String("a(isb)"));
    if (!servers)
        return std::nullopt;
    std::map<int, Link> links;
    forEachStructure(*servers, [&](const QDBusArgument& entry) {
        int link = 0;
        int family = 0;
        QByteArray address;
        entry >> link >> family >> address;
        appendOnce(links[link].servers, serverAddress(address));
    });
    if (domains) {
        forEachStructure(*domains, [&](const QDBusArgument& entry) {
            int link = 0;
            QString domain;
            bool routingOnly = false;
            entry >> link >> domain >> routingOnly;
            if (!routingOnly)
                appendOnce(links[link].suffixes, searchDomain(domain));
        });
    }
    ResolvedAnswer answer;
    answer.global = links[0];
    links.erase(0);
    for (auto& [index, link] : links) {
        link.name = nameOf(index, interfaces);
        answer.links.push_back(std::move(link));
    }
    return answer;
}

void askResolved(const QDBusConnection& bus, std::chrono::milliseconds limit, QObject* context,
                 std::function<void(const QVariantMap&)> done)
{
    readProperties(bus,
                   {QStringLiteral("org.freedesktop.resolve1"), QStringLiteral("/org/freedesktop/resolve1"),
                    QStringLiteral("org.freedesktop.resolve1.Manager")},
                   limit, context, std::move(done));
}

} // namespace naru::host
