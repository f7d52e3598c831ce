// SPDX-License-Identifier: GPL-3.0-or-later
#include "Phrase.h"
#include "session/Codes.h"
#include "wording/SessionReport.h"
#include "wording/SessionWords.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace naru::wording {

namespace {

QString pingsText(const Words& words, const QVariantList& pings)
{
    QStringList texts;
    for (const QVariant& ping : pings)
        texts.append(words.locale().toString(ping.toLongLong()));
    return texts.join(QLatin1String(", "));
}

} // namespace

QString eventText(const Words& words, const evidence::SupportEvent& event)
{
    const auto text = [&](const char* name) { return event.arguments.value(QLatin1String(name)).toString(); };
    if (event.code.startsWith(evidence::sessionEventPrefix)) {
        const QStringView name = QStringView(event.code).sliced(evidence::sessionEventPrefix.size());
        if (const auto notice = session::noticeCodeFromName(name))
            return SessionWords(words).notice({*notice, event.arguments});
    }
    const auto kind = evidence::eventKindFromCode(event.code);
    if (!kind)
        return event.code + u' ' +
               QString::fromUtf8(QJsonDocument(QJsonObject::fromVariantMap(event.arguments))
                                     .toJson(QJsonDocument::Compact));
    using enum base::EventKind;
    switch (*kind) {
    case OgsThreadStarting:
        return phrase(words, QT_TRANSLATE_NOOP("Words", "Probing begins: %1."), {text("host")});
    case OgsPingResults: {
        const QVariantList pings = event.arguments.value(QStringLiteral("pings")).toList();
        if (pings.isEmpty())
            return phrase(words, QT_TRANSLATE_NOOP("Words", "No probe has a value: %1."), {text("host")});
        return phrase(words, QT_TRANSLATE_NOOP("Words", "Probes of %1: %2 ms."),
                      {text("host"), pingsText(words, pings)});
    }
    case OgsSelectionResults:
        return phrase(words, QT_TRANSLATE_NOOP("Words", "Results of OGS. Last server: %1."),
                      {text("lastServer").isEmpty() ? QStringLiteral("–") : text("lastServer")});
    case OgsSelectionRow:
        if (!event.arguments.contains(QStringLiteral("rtt")))
            return phrase(words, QT_TRANSLATE_NOOP("Words", "%1: no value (%2)."),
                          {text("host"), text("failure")});
        return QStringLiteral("%1: %2").arg(text("host"),
                                            words.milliseconds(std::chrono::milliseconds(
                                                event.arguments.value(QStringLiteral("rtt")).toLongLong())));
    case OgsSelected:
        return phrase(words, QT_TRANSLATE_NOOP("Words", "Chosen as the optimal gateway: %1."),
                      {text("host")});
    case OgsFromCache:
        return phrase(words,
                      QT_TRANSLATE_NOOP("Words", "The results come from the cache; nothing was measured."));
    case OgsRefused:
        return phrase(words, QT_TRANSLATE_NOOP("Words", "OGS was not performed: %1."), {text("reason")});
    case OgsRetainedLast:
        return phrase(words, QT_TRANSLATE_NOOP("Words", "No results; the last server was retained: %1."),
                      {text("host")});
    }
    Q_UNREACHABLE();
}

} // namespace naru::wording
