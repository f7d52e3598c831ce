// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/RawLog.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <array>

namespace naru::store {

namespace {

using base::Event;
using base::EventKind;

/** Where AnyConnect's own log has a message: readers find it by the function. */
struct Origin
{
    const char* function;
    const char* file;
    int line;
};
constexpr Origin starting{"ClientIfcBase::startAHS", ".\\ClientIfcBase.cpp", 2785};
constexpr Origin thread{"CHeadendSelection::CSelectionThread::Run", ".\\AHS\\HeadendSelection.cpp", 928};
constexpr Origin pings{"CHeadendSelection::CSelectionThread::logThreadPingResults",
                       ".\\AHS\\HeadendSelection.cpp", 1137};
constexpr Origin results{"CHeadendSelection::logPingResults", ".\\AHS\\HeadendSelection.cpp", 589};
/** Of this program alone. */
constexpr Origin told{"Session::tell", "session/Work.cpp", 50};

/** A name as one line that no reader takes for more than a name. */
QString plain(const QVariant& value)
{
    constexpr qsizetype longest = 300;
    QString text = value.toString().left(longest);
    for (QChar& character : text) {
        if (!character.isPrint() || character == u'*' || character == u'\'')
            character = u'?';
    }
    return text;
}

QString attempt(const QString& trigger)
{
    static constexpr std::array<std::pair<const char*, const char*>, 6> words{{
        {"launch", "client launch"},
        {"connection", "connection attempt"},
        {"reconnection", "reconnection attempt"},
        {"preferences-change", "preferences change"},
        {"proxy-authentication", "proxy authentication"},
        {"user-wish", "user request"},
    }};
    const auto found =
        std::ranges::find_if(words, [&](const auto& word) { return trigger == QLatin1String(word.first); });
    return QLatin1String(found == words.end() ? "connection attempt" : found->second);
}

QString recordText(const Origin& origin, base::SystemTime at, const QString& text, const QString& source,
                   const QTimeZone& zone)
{
    const QDateTime time =
        QDateTime::fromMSecsSinceEpoch(at.time_since_epoch().count(), Qt::UTC).toTimeZone(zone);
    const QString line(42, u'*');
    const QLocale c = QLocale::c();
    return line + u"\nDate : " + c.toString(time, QStringLiteral("MM/dd/yyyy")) + u"\nTime : " +
           c.toString(time, QStringLiteral("HH:mm:ss")) + u"\nType : Information\nSource : " + source +
           u"\nDescription : Function: " + QLatin1String(origin.function) + u"\nFile: " +
           QLatin1String(origin.file) + u"\nLine: " + QString::number(origin.line) + u'\n' + text + u'\n' +
           line + u'\n';
}

class RecordWriter
{
public:
    RecordWriter(QString source, const QTimeZone& zone)
        : m_source(std::move(source))
        , m_zone(zone)
    {}

    void take(const Event& event)
    {
        if (event.kind == EventKind::OgsThreadStarting || event.kind == EventKind::OgsRefused)
            closeBlock();
        switch (event.kind) {
        case EventKind::OgsThreadStarting:
            record(thread, event.at, u"OGS starting thread named " + host(event));
            break;
        case EventKind::OgsPingResults:
            record(pings, event.at, u"OGS ping results for " + host(event) + u": (" + values(event) + u')');
            break;
        case EventKind::OgsRefused:
            record(starting, event.at, refusal(plain(event.arguments.value(QStringLiteral("reason")))));
            break;
        default:
            takeBlock(event);
        }
    }

    std::vector<QString> finish()
    {
        closeBlock();
        return std::move(m_records);
    }

private:
    static QString host(const Event& event) { return plain(event.arguments.value(QStringLiteral("host"))); }

    static QString values(const Event& event)
    {
        QString text;
        for (const QVariant& ping : event.arguments.value(QStringLiteral("pings")).toList())
            text += QString::number(ping.toInt()) + u' ';
        return text;
    }

    static QString refusal(const QString& reason)
    {
        if (reason == QLatin1String("refused-automatic-proxy"))
            return QStringLiteral(
                "OGS will not be performed because automatic proxy detection is configured.");
        return u"OGS will not be performed. Reason: " + reason;
    }

    void takeBlock(const Event& event)
    {
        switch (event.kind) {
        case EventKind::OgsSelectionResults:
            closeBlock();
            m_block = {
                QStringLiteral("*** OGS Selection Results ***"),
                u"OGS performed for " + attempt(event.arguments.value(QStringLiteral("trigger")).toString()) +
                    u". Last server: '" + plain(event.arguments.value(QStringLiteral("lastServer"))) + u'\''};
            m_blockAt = event.at;
            m_hasTable = false;
            break;
        case EventKind::OgsFromCache:
            record(starting, event.at,
                   QStringLiteral("OGS was already performed, previous selection will be used."));
            m_block.append(QStringLiteral("Results obtained from OGS cache. No ping tests were performed."));
            break;
        case EventKind::OgsSelectionRow:
            addRow(event);
            break;
        case EventKind::OgsSelected:
            m_block.append(u"Selected '" + host(event) + u"' as the optimal server.");
            break;
        case EventKind::OgsRetainedLast:
            m_block.append(QStringLiteral("Unable to generate search results. Retaining the last server."));
            break;
        default:
            break;
        }
    }

    void addRow(const Event& event)
    {
        constexpr qsizetype column = 40;
        if (!m_hasTable)
            m_block.append(QStringLiteral("Server Address").leftJustified(column) + u" RTT (ms)");
        m_hasTable = true;
        const QVariant rtt = event.arguments.value(QStringLiteral("rtt"));
        const QString value = rtt.isValid() ? QString::number(rtt.toInt())
                                            : plain(event.arguments.value(QStringLiteral("failure")));
        m_block.append(host(event).leftJustified(column) + u' ' + value);
    }

    void closeBlock()
    {
        if (!m_block.isEmpty())
            record(results, m_blockAt, m_block.join(u'\n'));
        m_block.clear();
    }

    void record(const Origin& origin, base::SystemTime at, const QString& text)
    {
        m_records.push_back(recordText(origin, at, text, m_source, m_zone));
    }

    QString m_source;
    QTimeZone m_zone;
    std::vector<QString> m_records;
    QStringList m_block;
    base::SystemTime m_blockAt{};
    bool m_hasTable = false;
};

} // namespace

std::vector<QString> logRecords(const std::vector<Event>& events, const QString& source,
                                const QTimeZone& zone)
{
    RecordWriter writer(source, zone);
    for (const Event& event : events)
        writer.take(event);
    return writer.finish();
}

QString logRecord(const LogNotice& notice, const QString& source, const QTimeZone& zone)
{
    constexpr qsizetype longest = 4'000;
    const QByteArray json =
        QJsonDocument(QJsonObject::fromVariantMap(notice.arguments)).toJson(QJsonDocument::Compact);
    QString arguments = json.size() > longest ? QStringLiteral("{}") : QString::fromUtf8(json);
    // Neither a line end nor a line of asterisks comes out of a name.
    arguments.replace(u'*', QLatin1String("\\u002a"));
    for (QChar& character : arguments) {
        if (!character.isPrint() && !character.isSurrogate())
            character = u'?';
    }
    return recordText(told, notice.at, u"Session notice " + plain(notice.code) + u' ' + arguments, source,
                      zone);
}

} // namespace naru::store
