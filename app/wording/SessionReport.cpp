// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/SessionReport.h"

#include "Phrase.h"

namespace naru::wording {

namespace {

const char* const style =
    "body{font-family:sans-serif;margin:2em;color:#222}table{border-collapse:collapse;width:100%}"
    "td,th{border:1px solid #ccc;padding:.3em .5em;text-align:left;vertical-align:top}"
    "th{background:#f3f3f3}td.n{text-align:right;font-variant-numeric:tabular-nums}";

/** Writes the page; every text of the session passes `cell` or `text`, which escape. */
class ReportWriter
{
public:
    explicit ReportWriter(std::span<const Words* const> languages)
        : m_languages(languages)
    {}

    QString write(const evidence::SupportSession& session, std::span<const evidence::CheckedCapture> captures)
    {
        const QString title = inAll(QT_TRANSLATE_NOOP("Words", "Support session"));
        m_html =
            QStringLiteral(
                "<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><title>%2</title><style>")
                .arg(languageCode(m_languages.front()->language()), title.toHtmlEscaped()) +
            QLatin1String(style) + QStringLiteral("</style></head><body>\n");
        heading("h1", title);
        writeHead(session);
        writeEvents(session);
        writeLocations(session);
        for (const evidence::CheckedCapture& capture : captures)
            writeCapture(capture);
        m_html += QStringLiteral("</body></html>\n");
        return std::move(m_html);
    }

private:
    /** A short text in all languages. */
    [[nodiscard]] QString inAll(const char* source) const
    {
        QStringList texts;
        for (const Words* words : m_languages)
            texts.append(phrase(*words, source));
        return texts.join(QLatin1String(" / "));
    }

    void heading(const char* level, const QString& text)
    {
        m_html += u'<' + QLatin1String(level) + u'>' + text.toHtmlEscaped() + QLatin1String("</") +
                  QLatin1String(level) + QLatin1String(">\n");
    }
    void cell(const QString& text, const char* kind = "td")
    {
        m_html += u'<' + QLatin1String(kind) + u'>' + text.toHtmlEscaped() + QLatin1String("</") +
                  QLatin1String(kind) + u'>';
    }
    template <class Cells>
    void row(Cells&& cells)
    {
        m_html += QLatin1String("<tr>");
        cells();
        m_html += QLatin1String("</tr>\n");
    }
    template <class Rows>
    void table(Rows&& rows)
    {
        m_html += QLatin1String("<table>\n");
        rows();
        m_html += QLatin1String("</table>\n");
    }
    /** The name of each language above its column. */
    void languageHeads()
    {
        for (const Words* words : m_languages)
            cell(words->language() == Language::Korean ? QStringLiteral("한국어") : QStringLiteral("English"),
                 "th");
    }

    void writeHead(const evidence::SupportSession& session)
    {
        table([&] {
            row([&] {
                cell(inAll(QT_TRANSLATE_NOOP("Words", "Made")), "th");
                cell(dateText(session.madeAt));
            });
            for (const auto& [name, version] : session.versions)
                row([&] {
                    cell(name, "th");
                    cell(version);
                });
        });
        if (session.namesMasked)
            heading("p", inAll(QT_TRANSLATE_NOOP("Words", "Names and addresses are masked.")));
        if (!session.notAsMade.isEmpty())
            heading("p", inAll(QT_TRANSLATE_NOOP("Words", "Missing, cut off or changed since it was made")) +
                             QLatin1String(": ") + session.notAsMade.join(QLatin1String(", ")));
    }

    void writeEvents(const evidence::SupportSession& session)
    {
        heading("h2", inAll(QT_TRANSLATE_NOOP("Words", "What happened")));
        table([&] {
            row([&] {
                cell(QStringLiteral("UTC"), "th");
                languageHeads();
            });
            for (const evidence::SupportEvent& event : session.events)
                row([&] {
                    cell(dateText(event.at));
                    for (const Words* words : m_languages)
                        cell(eventText(*words, event));
                });
        });
    }

    void writeLocations(const evidence::SupportSession& session)
    {
        if (session.locations.empty())
            return;
        heading("h2", inAll(QT_TRANSLATE_NOOP("Words", "Cached locations")));
        table([&] {
            for (const ogs::CacheEntry& entry : session.locations)
                row([&] {
                    QStringList keys;
                    for (const ogs::LocationKey& key : entry.keys)
                        keys.append(key.text());
                    cell(keys.join(QLatin1String(", ")));
                    cell(dateText(entry.measuredAt));
                    QStringList order;
                    for (const ogs::CachedGateway& gateway : entry.order)
                        order.append(gateway.entry + u' ' + m_languages.front()->milliseconds(gateway.rtt));
                    cell(order.join(QLatin1String(", ")));
                });
        });
    }

    void writeCapture(const evidence::CheckedCapture& reported)
    {
        heading("h2",
                inAll(QT_TRANSLATE_NOOP("Words", "Packet capture")) + QStringLiteral(": ") + reported.name);
        table([&] {
            row([&] { languageHeads(); });
            row([&] {
                for (const Words* words : m_languages)
                    cell(EvidenceWords(*words).verdict(reported.report));
            });
            for (const evidence::Finding& finding : reported.report.findings)
                row([&] {
                    for (const Words* words : m_languages) {
                        const EvidenceWords evidence(*words);
                        cell(u'[' + evidence.certainty(finding.certainty) + QLatin1String("] ") +
                             evidence.finding(finding) + u' ' + evidence.advice(finding));
                    }
                });
        });
        table([&] {
            for (const evidence::Compared& compared : reported.report.compared) {
                const evidence::Connection& connection = reported.capture.connections[compared.connection];
                const EvidenceWords words(*m_languages.front());
                row([&] {
                    cell(compared.target);
                    cell(words.part(compared.part, compared.probe));
                    cell(words.milliseconds(connection.tcp));
                    cell(words.milliseconds(connection.end));
                    cell(m_languages.front()->milliseconds(compared.log));
                });
            }
        });
    }

    /** The same for every reader: neither zone nor language is in it. */
    static QString dateText(base::SystemTime time)
    {
        return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count(), Qt::UTC)
            .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss.zzz"));
    }

    std::span<const Words* const> m_languages;
    QString m_html;
};

} // namespace

QString sessionReport(const evidence::SupportSession& session, std::span<const Words* const> languages,
                      std::span<const evidence::CheckedCapture> captures)
{
    return ReportWriter(languages).write(session, captures);
}

} // namespace naru::wording
