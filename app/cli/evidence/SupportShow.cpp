// SPDX-License-Identifier: GPL-3.0-or-later
#include "SupportShow.h"

#include "BackgroundReading.h"
#include "JsonValues.h"
#include "Tr.h"
#include "wording/SessionReport.h"

#include <QJsonArray>
#include <QSaveFile>
#include <QTemporaryDir>

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
    for (const evidence::SupportItem& item : evidence::contents(session))
        contents.append(QJsonObject{{QStringLiteral("name"), item.name},
                                    {QStringLiteral("bytes"), static_cast<qint64>(item.bytes)}});
    return {{QStringLiteral("made_at"), dateJson(session.madeAt)},
            {QStringLiteral("versions"), versions},
            {QStringLiteral("names_masked"), session.namesMasked},
            {QStringLiteral("events"), events},
            {QStringLiteral("locations"), static_cast<qint64>(session.locations.size())},
            {QStringLiteral("samples"), static_cast<qint64>(session.history.size())},
            {QStringLiteral("contents"), contents}};
}

QString eventLine(const SupportEvent& event, const wording::Words& words)
{
    return QDateTime::fromMSecsSinceEpoch(event.at.time_since_epoch().count(), Qt::UTC)
               .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")) +
           QStringLiteral("  ") + wording::eventText(words, event);
}

void printSession(const SupportSession& session, const Console& console)
{
    console.line(Tr::tr("Made: %1").arg(console.words().dateTime(session.madeAt)));
    for (const auto& [name, version] : session.versions)
        console.line(QStringLiteral("    %1 %2").arg(name, version));
    if (session.namesMasked)
        console.line(Tr::tr("Names and addresses are masked."));
    for (const SupportEvent& event : session.events)
        console.line(eventLine(event, console.words()));
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
        const QString leftText = line.left ? eventLine(left.events[*line.left], console.words()) : QString();
        const QString rightText =
            line.right ? eventLine(right.events[*line.right], console.words()) : QString();
        console.line(padded(leftText, cells) +
                     (line.isEqual ? QStringLiteral(" = ") : QStringLiteral(" | ")) + rightText);
    }
    if (console.json())
        console.object({{QStringLiteral("lines"), all}});
    return Done;
}

/** Checks the captures that the session brings along, against its first log where it has one. */
std::vector<wording::ReportedCapture> checkCaptures(const SupportSession& session)
{
    std::vector<wording::ReportedCapture> checked;
    const QTemporaryDir folder;
    const auto put = [&](const QString& name, const QByteArray& bytes) {
        const QString path = folder.filePath(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
    };
    evidence::ReadResult<evidence::LogReading> log = std::unexpected(evidence::ReadError{});
    if (!session.logs.empty())
        log = evidence::readLog(put(QStringLiteral("log"), session.logs.front().bytes));
    for (const evidence::SupportFile& file : session.captures) {
        auto capture = evidence::readCapture(put(QStringLiteral("capture"), file.bytes));
        if (!capture)
            continue;
        evidence::CheckReport report = evidence::check(*capture, log ? &*log : nullptr);
        checked.push_back({file.name, std::move(*capture), std::move(report)});
    }
    return checked;
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
    const QByteArray html = wording::sessionReport(session, languages, checkCaptures(session)).toUtf8();
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
        printSession(*session, console);
    return Done;
}

} // namespace naru::cli
