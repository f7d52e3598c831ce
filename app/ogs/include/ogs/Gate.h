// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Cache.h"
#include "ogs/Verdict.h"
#include "profile/Profile.h"

#include <QString>

#include <optional>
#include <vector>

namespace naru::ogs {

/** What decides whether a run may be made; gathered by `engine` at the moment when it is asked for. */
struct Conditions
{
    Trigger trigger = Trigger::Connection;
    /** Name of the link that carries a tunnel; empty where none is up (OGS-13). */
    QString tunnelLink;
    /** Automatic proxy detection or a PAC file (OGS-26); `pac` is its address or empty. */
    bool automaticProxy = false;
    QString pac;
    /** Local policy `RestrictPreferenceCaching` forbids using or keeping the cache (OGS-29). */
    bool preferenceCachingRestricted = false;
    /** Since the last connection ended; nothing where there never was one: a first connection (OGS-20). */
    std::optional<base::Nanoseconds> sinceDisconnection;
    /** The machine came back from sleep or hibernation; the next two count only then (OGS-23). */
    bool resumed = false;
    bool connectedBeforeSleep = false;
    /** The network is up and DNS answers ("name not found" is an answer); false until it is known. */
    bool networkTestPassed = false;
    /** `Settings::reconnectionCounts`: a plain reconnection after the threshold counts too (OGS-20). */
    bool reconnectionCounts = true;
};

/**
 * Why OGS is not performed; nothing where it may be (OGS-13, 20, 23, 25, 26, 28, 29). A connection that was
 * just lost is a reconnection below the threshold, so that a gateway's crash starts nothing (OGS-25).
 */
[[nodiscard]] std::optional<Reason> refusal(const Conditions& conditions, const profile::Profile& profile);

/** A later run, in which the improvement threshold holds the present gateway (OGS-21). */
[[nodiscard]] bool isLaterRun(const Conditions& conditions);

/** What is to be done now (OGS-67): first whether OGS runs at all, then whether it probes. */
enum class Way { Refuse, UseCache, Measure };

/** `measureHere`: the user's "Measure here" (OGS-36), or a run without the cache. */
[[nodiscard]] Way way(const std::optional<Reason>& refusal, const CacheAnswer& cached, bool measureHere);

/** Whether OGS chooses: the user's switch where the profile leaves it to them, else the profile (OGS-74). */
[[nodiscard]] bool selectsAutomatically(const profile::Selection& selection, std::optional<bool> userSwitch);

/** Whether a gateway can be chosen by hand (OGS-27). */
struct ManualChoice
{
    enum class Kind {
        Allowed,
        /** Possible; automatic selection is off for that connection then. */
        TurnsSelectionOff,
        Locked,
    };
    Kind kind = Kind::Allowed;
    /** Why it is locked. */
    std::optional<Reason> reason;
    friend bool operator==(const ManualChoice&, const ManualChoice&) = default;
};

/**
 * `machineProfiles`: selection of every profile on the machine, since one that locks locks all (OGS-71).
 * `startedSinceArrival`: the program was started anew after a profile with OGS arrived; before, nothing
 * locks.
 */
[[nodiscard]] ManualChoice manualChoice(const std::vector<profile::Selection>& machineProfiles,
                                        std::optional<bool> userSwitch, bool startedSinceArrival);

/** The question that the DNS test asks (OGS-24). */
struct DnsQuestion
{
    enum class Type { A, Ptr };
    /** Host name, or the reverse name of a literal address. */
    QString name;
    Type type = Type::A;
    friend bool operator==(const DnsQuestion&, const DnsQuestion&) = default;
};

/** A literal address is asked for as PTR: some servers drop an A query for one (OGS-24, CSCti20768). */
[[nodiscard]] DnsQuestion dnsTestQuestion(const QString& host);

} // namespace naru::ogs
