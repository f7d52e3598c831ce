// SPDX-License-Identifier: GPL-3.0-or-later
#include "Dates.h"
#include "PreferencesXml.h"
#include "ogs/Codes.h"

#include <QXmlStreamReader>

namespace naru::store {

namespace {

constexpr int maxDepth = 16;
constexpr std::size_t maxKeys = 1024;
constexpr std::size_t maxHeadends = 5000;

class PreferencesReader
{
public:
    explicit PreferencesReader(const QByteArray& bytes)
        : m_xml(bytes)
    {}

    base::Result<Preferences> read()
    {
        if (next() && isOurs())
            readRoot();
        while (!m_error && !m_xml.atEnd())
            next();
        if (!m_error && m_xml.hasError())
            refuse(base::ErrorCode::XmlNotWellFormed, m_xml.errorString());
        if (m_error)
            return std::unexpected(*m_error);
        return m_preferences;
    }

private:
    void refuse(base::ErrorCode code, const QString& technical)
    {
        if (!m_error)
            m_error = base::Error{
                code,
                {},
                base::Place{static_cast<int>(m_xml.lineNumber()), static_cast<int>(m_xml.columnNumber()) + 1},
                technical};
    }

    /** Goes on to the next start of an element within the present one. */
    bool next()
    {
        while (!m_error && !m_xml.atEnd()) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::DTD:
            case QXmlStreamReader::EntityReference:
                refuse(base::ErrorCode::XmlDoctypeRefused, {});
                return false;
            case QXmlStreamReader::StartElement:
                return true;
            case QXmlStreamReader::EndElement:
                return false;
            default:
                break;
            }
        }
        return false;
    }

    /** Leaves the present element, whatever it holds. */
    void leave()
    {
        for (int depth = 1; depth > 0 && !m_error && !m_xml.atEnd();) {
            depth += next() ? 1 : -1;
            if (depth > maxDepth)
                refuse(base::ErrorCode::XmlTooDeep, {});
        }
    }

    QString attribute(QLatin1StringView name) const { return m_xml.attributes().value(name).toString(); }

    bool isOurs()
    {
        bool ok = false;
        const int version = attribute(QLatin1StringView("naruVersion")).toInt(&ok);
        if (m_xml.name() == QLatin1StringView("AnyConnectPreferences") && ok && version == formatVersion)
            return true;
        refuse(base::ErrorCode::FileNotReadable,
               QStringLiteral("%1, version %2").arg(m_xml.name()).arg(version));
        return false;
    }

    void readRoot()
    {
        while (next()) {
            if (m_xml.name() == QLatin1StringView("LastConnection")) {
                m_preferences.lastGateway = attribute(QLatin1StringView("hostName"));
                m_preferences.lastDisconnected = timeFromIso(attribute(QLatin1StringView("endedAt")));
                leave();
            } else if (m_xml.name() == QLatin1StringView("HeadendSelectionCache")) {
                readCache();
            } else {
                leave();
            }
        }
    }

    void readCache()
    {
        std::vector<ogs::CacheEntry> entries;
        while (next()) {
            if (m_xml.name() != QLatin1StringView("Location")) {
                leave();
                continue;
            }
            std::optional<ogs::CacheEntry> entry = readEntry();
            if (entry && entries.size() < ogs::Cache::maxEntries)
                entries.push_back(std::move(*entry));
        }
        m_preferences.cache = ogs::Cache(std::move(entries));
    }

    std::optional<ogs::CacheEntry> readEntry()
    {
        ogs::CacheEntry entry;
        const auto measuredAt = timeFromIso(attribute(QLatin1StringView("measuredAt")));
        entry.selected = attribute(QLatin1StringView("selected"));
        entry.gatewaySet = QByteArray::fromHex(attribute(QLatin1StringView("gatewaySet")).toLatin1());
        while (next()) {
            if (m_xml.name() == QLatin1StringView("Key"))
                readKey(entry);
            else if (m_xml.name() == QLatin1StringView("Headend"))
                readHeadend(entry);
            leave();
        }
        if (!measuredAt || entry.keys.empty() || entry.order.empty())
            return std::nullopt;
        entry.measuredAt = *measuredAt;
        return entry;
    }

    void readKey(ogs::CacheEntry& entry)
    {
        ogs::LocationKey key{attribute(QLatin1StringView("suffix")), attribute(QLatin1StringView("server"))};
        if (!key.server.isEmpty() && entry.keys.size() < maxKeys)
            entry.keys.push_back(std::move(key));
    }

    void readHeadend(ogs::CacheEntry& entry)
    {
        const std::optional<ogs::GatewayState> state =
            ogs::gatewayStateFromCode(attribute(QLatin1StringView("state")));
        bool ok = false;
        const ushort port = attribute(QLatin1StringView("port")).toUShort(&ok);
        const QString host = attribute(QLatin1StringView("host"));
        if (!state || !ok || host.isEmpty() || entry.order.size() >= maxHeadends)
            return;
        ogs::CachedGateway gateway{attribute(QLatin1StringView("name")), {host, port}, *state, std::nullopt};
        const int rtt = attribute(QLatin1StringView("rttMs")).toInt(&ok);
        if (ok && rtt >= 0)
            gateway.rtt = std::chrono::milliseconds(rtt);
        entry.order.push_back(std::move(gateway));
    }

    QXmlStreamReader m_xml;
    Preferences m_preferences;
    std::optional<base::Error> m_error;
};

} // namespace

base::Result<Preferences> readPreferences(const QByteArray& bytes)
{
    return PreferencesReader(bytes).read();
}

} // namespace naru::store
