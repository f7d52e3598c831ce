// SPDX-License-Identifier: GPL-3.0-or-later
#include "SupportShow.h"

#include "BackgroundReading.h"
#include "JsonValues.h"
#include "wording/EvidenceText.h"
#include "wording/SessionReport.h"

#include <QJsonArray>
#include <QSaveFile>

#include <memory>

namespace naru::cli {

namespace {

using evidence::SupportEvent;
using evidence::SupportSession;

QJsonObject eventJson(const SupportEvent& event, const wording::Words& words)
{
    return {{QStringLiteral("at"), dateJson(event.at)},
            {QStringLiteral("code"), event.code},
            {QStringLiteral("arguments"), QJsonObject::fromVariantMap(event.arguments)},
            {QStringLiteral("text"), wording::eventText(words, event)}};
}

QJsonObject sessionJson(const SupportSession& session, const wording::Words& words)
{
    QJsonObject versions;
    for (const auto& [name, version] : session.versions)
        versions[name] = version;
    QJsonArray events;
    for (const SupportEvent& event : session.events)
        events.append(eventJson(event, words));
    QJsonArray contents;
    for (const evidence::SupportItem& item : evidence::contents(evidence::packed(session)))
        contents.append(QJsonObject{{QStringLiteral("name"), item.name},
                                    {QStringLiteral("bytes"), static_cast<qint64>(item.bytes)}});
    return {{QStringLiteral("made_at"), dateJson(session.madeAt)},
            {QStringLiteral("versions"), versions},
            {QStringLiteral("names_masked"), session.namesMasked},
            {QStringLiteral("not_as_made"), QJsonArray::fromStringList(session.notAsMade)},
            {QStringLiteral("events"), events},
            {QStringLiteral("locations"), static_cast<qint64>(session.locations.size())},
            {QStringLiteral("samples"), static_cast<qint64>(session.history.size())},
            {QStringLiteral("contents"), contents}};
}

int printComparison(const SupportSession& left, const SupportSession& right, const Console& console)
{
    constexpr int cells = 70;
    const std::vector<evidence::ComparedEvents> lines = evidence::compare(left, right);
    QJsonArray all;
    for (const evidence::ComparedEvents& line : lines) {
        if (console.json()) {
            const auto side = [&](const SupportSession& session, std::optional<std::size_t> index) {
                return index ? QJsonValue(eventJson(session.events[*index], console.words())) : QJsonValue();
            };
            all.append(QJsonObject{{QStringLiteral("equal"), line.isEqual},
                                   {QStringLiteral("left"), side(left, line.left)},
                                   {QStringLiteral("right"), side(right, line.right)}});
            continue;
        }
        const QString leftText =
            line.left ? wording::eventLine(console.words(), left.events[*line.left]) : QString();
        const QString rightText =
            line.right ? wording::eventLine(console.words(), right.events[*line.right]) : QString();
        console.line(padded(leftText, cells) +
                     (line.isEqual ? QStringLiteral(" = ") : QStringLiteral(" | ")) + rightText);
    }
    if (console.json())
        console.object({{QStringLiteral("lines"), all}});
    return Done;
}

int writeReport(const ShowRequest& request, const SupportSession& session, const Console& console)
{
    std::vector<std::unique_ptr<wording::Words>> words;
    std::vector<const wording::Words*> languages;
    for (const std::string& code : request.languages) {
        words.push_back(
            std::make_unique<wording::Words>(*wording::languageFromCode(QString::fromStdString(code))));
        languages.push_back(words.back().get());
    }
    if (languages.empty())
        languages.push_back(&console.words());
    QSaveFile file(QString::fromStdString(request.html));
    const auto captures = evidence::checkCaptures(session);
    const QByteArray html = wording::sessionReport(session, languages, captures).toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(html) != html.size() || !file.commit())
        return complainOf(console,
                          {evidence::ReadErrorCode::FileNotWritable, QString::fromStdString(request.html)});
    return Done;
}

} // namespace

int showSession(const ShowRequest& request, const Console& console)
{
    const auto session = evidence::readSession(QString::fromStdString(request.file));
    if (!session)
        return complainOf(console, session.error());
    if (!request.html.empty())
        return writeReport(request, *session, console);
    if (!request.other.empty()) {
        const auto other = evidence::readSession(QString::fromStdString(request.other));
        return other ? printComparison(*session, *other, console) : complainOf(console, other.error());
    }
    if (console.json())
        console.object(sessionJson(*session, console.words()));
    else
        console.line(wording::sessionText(console.words(), *session));
    return Done;
}

} // namespace naru::cli
