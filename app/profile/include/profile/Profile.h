// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profile/ProblemCode.h"
#include "profile/Target.h"

#include <QString>

#include <chrono>
#include <optional>
#include <vector>

namespace naru::profile {

/** Where a backup server comes from; a host's own list overrides the client-wide one. */
enum class BackupLevel { Host, Client };

/** A backup server: a name, an address, or a full URL with a user group (OGS-52). */
struct Backup
{
    /** As the file says it, trimmed. */
    QString text;
    /** Nothing where the text names no host. */
    std::optional<Target> target;
    /** Path of the URL without its first slash; empty where there is none. */
    QString group;
    BackupLevel level = BackupLevel::Host;
    base::Place place;

    /** `https://host[:port][/group]`, the port only where it is not 443; the raw text where there is no
     * target. */
    [[nodiscard]] QString url() const;
    friend bool operator==(const Backup&, const Backup&) = default;
};

enum class Protocol { Ssl, Ipsec };

/** A gateway of the profile. Two entries may share one target (OGS-00). */
struct HostEntry
{
    /** `HostName`, trimmed; the address where the file names none. Never translated. */
    QString name;
    /** `HostAddress` as the file says it, trimmed; empty where it is missing. */
    QString address;
    /**
     * From the address, or from the name where there is no `HostAddress` at all. Nothing where that names no
     * host, nor where the address is there but empty: AnyConnect leaves such an entry out.
     */
    std::optional<Target> target;
    /** `UserGroup`, else the path of the address; empty where there is none. */
    QString group;
    Protocol protocol = Protocol::Ssl;
    /** Those that apply: the host's own list where it has one, else the client-wide one. */
    std::vector<Backup> backups;
    base::Place place;
    /** Like `ServerList/HostEntry[2]`, counted over the whole file from 1. */
    QString path;
    friend bool operator==(const HostEntry&, const HostEntry&) = default;
};

/** Automatic server selection as the profile sets it (OGS-2A). */
struct Selection
{
    bool enabled = false;
    bool userControllable = true;
    /** Percent, 10..100. */
    int improvementPercent = 20;
    /** 1..100 hours. */
    std::chrono::hours suspendThreshold{4};
    friend bool operator==(const Selection&, const Selection&) = default;
};

enum class ReconnectBehavior { DisconnectOnSuspend, ReconnectAfterResume };

/** What happens to a connection that is lost. While it disconnects on suspend, no threshold of `Selection`
 * acts (OGS-2A). */
struct AutoReconnect
{
    bool enabled = true;
    bool userControllable = false;
    ReconnectBehavior behavior = ReconnectBehavior::DisconnectOnSuspend;
    bool behaviorUserControllable = false;
    friend bool operator==(const AutoReconnect&, const AutoReconnect&) = default;
};

/** `AutoConnectOnStart`: whether the start of the program connects. */
struct ConnectOnStart
{
    bool enabled = false;
    bool userControllable = true;
    friend bool operator==(const ConnectOnStart&, const ConnectOnStart&) = default;
};

/** `IPProtocolSupport`: the families that a connection may use, the preferred one first. */
enum class IpFamilies { Ipv4, Ipv6, Ipv4ThenIpv6, Ipv6ThenIpv4 };

/** `ProxySettings`. */
enum class ProxyUse { Native, Ignore, Override };

/** `RestrictPreferenceCaching`: what a client must not keep. `All` forbids the cache of OGS as well (OGS-29).
 */
enum class CachingRestriction { None, Credentials, Thumbprints, CredentialsAndThumbprints, All };

/** Something that reading found. Its sentence is made by `wording::Words::problem`. */
struct Problem
{
    ProblemCode code;
    Severity severity = Severity::Warning;
    /** Where the value or the element begins. */
    base::Place place;
    /** Like `ServerList/HostEntry[2]/HostAddress`, counted over the whole file from 1. */
    QString path;
    /** The value, name or element that it is about. */
    QString subject;
    /** As `place`, in UTF-16 units of the decoded text without its byte order mark. */
    qsizetype offset = 0;
    friend bool operator==(const Problem&, const Problem&) = default;
};

/** What one profile says; a value without a tie to its file. */
struct Profile
{
    /** Canonical name of the encoding that the bytes were read with, e.g. `UTF-8`, `windows-949`. */
    QString encoding;
    /** Namespace of the root element; empty where it has none. */
    QString nameSpace;
    Selection selection;
    AutoReconnect autoReconnect;
    ConnectOnStart connectOnStart;
    IpFamilies ipFamilies = IpFamilies::Ipv4ThenIpv6;
    ProxyUse proxyUse = ProxyUse::Native;
    /** Of the local policy, which many profiles carry although AnyConnect reads it from a file of its own. */
    CachingRestriction cachingRestriction = CachingRestriction::None;
    /** Of all server lists, in the file's order. */
    std::vector<HostEntry> hosts;
    /** The client-wide list. */
    std::vector<Backup> clientBackups;
    std::vector<Problem> problems;
    friend bool operator==(const Profile&, const Profile&) = default;
};

/**
 * Gateways of several profiles as one list, in order, with the encoding, namespace, settings and client-wide
 * backups of the first (OGS-01). An entry that repeats name, target and group of an earlier one is left out,
 * with a problem. An empty list gives an empty profile.
 */
[[nodiscard]] Profile merge(const std::vector<Profile>& profiles);

} // namespace naru::profile
