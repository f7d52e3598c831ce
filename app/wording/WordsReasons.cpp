// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/Words.h"

#include <algorithm>
#include <array>

namespace naru::wording {

namespace {

/** How an argument of a reason is written. */
enum class As { Plain, Milliseconds, Seconds, Age, Minutes };

struct Argument
{
    const char* name;
    As as = As::Plain;
};

/** A sentence and the arguments of its %1, %2 … */
struct Sentence
{
    const char* text;
    std::array<Argument, 4> arguments{};
};

Sentence sentence(const ogs::Reason& reason)
{
    using enum ogs::ReasonCode;
    switch (reason.code) {
    case LowestRtt:
        if (!reason.arguments.contains(QStringLiteral("next")))
            return {QT_TRANSLATE_NOOP("Words", "%1: %2, the lowest round trip time."),
                    {{{"entry"}, {"rtt", As::Milliseconds}}}};
        return {QT_TRANSLATE_NOOP("Words", "%1: %2, %3 faster than the next (%4)."),
                {{{"entry"}, {"rtt", As::Milliseconds}, {"ahead", As::Milliseconds}, {"next"}}}};
    case TieByProfileOrder:
        return {QT_TRANSLATE_NOOP("Words", "%1 and %2 are equal at %3; the order of the profile decides."),
                {{{"entry"}, {"other"}, {"rtt", As::Milliseconds}}}};
    case OnlyAnswer:
        return {QT_TRANSLATE_NOOP("Words", "%1: %2, the only gateway that answered."),
                {{{"entry"}, {"rtt", As::Milliseconds}}}};
    case CachedLocation:
        return {QT_TRANSLATE_NOOP("Words", "This location is known (%1); it was measured %2. "
                                           "The cached order is used: %3."),
                {{{"key"}, {"age", As::Age}, {"entry"}}}};
    case KeptPrevious:
        return {QT_TRANSLATE_NOOP("Words", "Kept %1: %2 is %3 % faster, the profile asks for %4 %."),
                {{{"entry"}, {"other"}, {"faster"}, {"asked"}}}};
    case MovedFromPrevious:
        return {QT_TRANSLATE_NOOP("Words", "Moved to %1: %3 % faster than %2, the profile asks for %4 %."),
                {{{"entry"}, {"other"}, {"faster"}, {"asked"}}}};
    case PreviousStandsIn:
        return {QT_TRANSLATE_NOOP("Words", "Nothing answered in time; the previous gateway stands in: %1."),
                {{{"entry"}}}};
    case FirstStandsIn:
        return {QT_TRANSLATE_NOOP("Words", "Nothing answered in time and there is no previous gateway; "
                                           "the first of the profile stands in: %1."),
                {{{"entry"}}}};
    case FewerProbes:
        return {QT_TRANSLATE_NOOP("Words", "%1: ranked from %2 of %3 probes."),
                {{{"entry"}, {"probes"}, {"asked"}}}};
    case BudgetCut:
        return {QT_TRANSLATE_NOOP("Words", "Fewer probes to %1: %2 of %3 connections within 20 minutes are "
                                           "used, and gateways ban whom they see too often."),
                {{{"address"}, {"used"}, {"allowed"}}}};
    case BanSuspected:
        return {QT_TRANSLATE_NOOP("Words", "%1: closed at once although it answered before. "
                                           "It may have banned this address for some minutes."),
                {{{"entry"}}}};
    case PortalSuspected:
        return {QT_TRANSLATE_NOOP("Words", "One and the same answer came for %1 gateways, and at once: a "
                                           "sign-in page of the network is suspected. Nothing was kept."),
                {{{"gateways"}}}};
    case MeasuresDisagree:
        return {QT_TRANSLATE_NOOP("Words", "The TCP handshake says %2, the full exchange says %1."),
                {{{"entry"}, {"tcpChoice"}}}};
    case RetransmissionsSeen:
        return {QT_TRANSLATE_NOOP("Words", "%1: a segment was sent again, so its value is longer than its "
                                           "path."),
                {{{"entry"}}}};
    case LookupNotAwaited:
        return {QT_TRANSLATE_NOOP("Words", "%1: not waited for, DNS had not answered for its name."),
                {{{"entry"}}}};
    case NotAwaited:
        return {QT_TRANSLATE_NOOP("Words", "%1: answered faster, but too late to be waited for."),
                {{{"entry"}}}};
    case DecidedEarly:
        return {QT_TRANSLATE_NOOP("Words", "Settled after %1: no gateway still being measured could win."),
                {{{"at", As::Milliseconds}}}};
    case RefusedAutomaticProxy:
        return {QT_TRANSLATE_NOOP("Words", "OGS is not performed: automatic proxy detection is configured."),
                {}};
    case RefusedSuspendThreshold:
        return {QT_TRANSLATE_NOOP("Words", "OGS is not performed: %1 have passed, the suspension time "
                                           "threshold is %2."),
                {{{"passed", As::Minutes}, {"asked", As::Minutes}}}};
    case RefusedNoAddress:
        return {QT_TRANSLATE_NOOP("Words", "OGS is not performed: no gateway has an address that can be "
                                           "reached."),
                {}};
    case RefusedNoGateway:
        return {QT_TRANSLATE_NOOP("Words", "OGS is not performed: the profile holds no gateway."), {}};
    case RefusedCachePolicy:
        return {QT_TRANSLATE_NOOP("Words", "OGS is not performed: the local policy forbids keeping its "
                                           "results (RestrictPreferenceCaching)."),
                {}};
    case RefusedTunnelUp:
        return {QT_TRANSLATE_NOOP("Words", "Nothing is measured through a tunnel, and one is up: %1."),
                {{{"link"}}}};
    case RefusedNetworkTest:
        return {QT_TRANSLATE_NOOP("Words", "OGS is not performed: the network is down, or DNS does not "
                                           "answer."),
                {}};
    case RefusedNotConnectedBeforeSleep:
        return {QT_TRANSLATE_NOOP("Words", "OGS is not performed: there was no connection when the machine "
                                           "went to sleep."),
                {}};
    case SelectionOffByProfile:
        return {QT_TRANSLATE_NOOP("Words", "The profile leaves automatic selection off: gateways are "
                                           "measured, but the choice is yours."),
                {}};
    case SelectionOnByProfile:
        return {QT_TRANSLATE_NOOP("Words", "The profile keeps automatic selection on: a gateway cannot be "
                                           "chosen by hand."),
                {}};
    case StoppedByUser:
        return {QT_TRANSLATE_NOOP("Words", "Stopped on request; nothing was kept."), {}};
    }
    Q_UNREACHABLE();
}

} // namespace

QString Words::reason(const ogs::Reason& reason) const
{
    const Sentence form = sentence(reason);
    const auto written = [&](const Argument& argument) {
        const QVariant value = reason.arguments.value(QLatin1String(argument.name));
        switch (argument.as) {
        case As::Plain:
            return value.toString();
        case As::Milliseconds:
            return milliseconds(std::chrono::milliseconds(value.toLongLong()));
        case As::Seconds:
            return seconds(std::chrono::milliseconds(value.toLongLong()));
        case As::Age:
            return age(std::chrono::seconds(value.toLongLong()));
        case As::Minutes:
            return text(QT_TRANSLATE_N_NOOP("Words", "%n minute(s)"), value.toInt());
        }
        Q_UNREACHABLE();
    };
    const QString source = text(form.text);
    const auto used = std::count_if(form.arguments.begin(), form.arguments.end(),
                                    [](const Argument& argument) { return argument.name != nullptr; });
    switch (used) {
    case 0:
        return source;
    case 1:
        return source.arg(written(form.arguments[0]));
    case 2:
        return source.arg(written(form.arguments[0]), written(form.arguments[1]));
    case 3:
        return source.arg(written(form.arguments[0]), written(form.arguments[1]), written(form.arguments[2]));
    default:
        return source.arg(written(form.arguments[0]), written(form.arguments[1]), written(form.arguments[2]),
                          written(form.arguments[3]));
    }
}

} // namespace naru::wording
