// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Address.h"
#include "profile/Lint.h"
#include "profile/Reader.h"
#include "profile/Readings.h"

#include <cstdint>
#include <cstdlib>

using namespace naru;

namespace {

/** Ends the program, which libFuzzer takes as a find. */
void require(bool holds)
{
    if (!holds)
        std::abort();
}

void checkProblem(const profile::Problem& problem)
{
    require(problem.place.line >= 1 && problem.place.column >= 1);
    require(problem.severity == profile::kindOf(problem.code).severity);
}

void checkHost(const profile::HostEntry& host)
{
    require(host.place.line >= 1 && host.place.column >= 1);
    require(int(host.backups.size()) <= profile::maxBackupsPerList);
    if (!host.target)
        return;
    require(host.target->port != 0 && !host.target->host.isEmpty());
    // What was read as a target reads as the same one again.
    require(profile::parseAddress(host.target->text()).target == host.target);
}

/** What safe fixes leave: the same hosts for everybody, and nothing to fix. */
void checkLint(const QByteArray& bytes, const profile::Profile& read)
{
    auto document = profile::Document::open(bytes);
    require(document.has_value());
    const auto lint = profile::lint(*document);
    require(lint.has_value() && lint->profile == read);
    for (const profile::Finding& finding : lint->findings)
        checkProblem(finding.problem);
    profile::Document fixed = *document;
    if (!profile::applySafeFixes(fixed, 1))
        return;
    for (const profile::Client client : profile::allClients)
        require(profile::readAs(client, fixed).hosts == profile::readAs(client, *document).hosts);
    require(profile::applySafeFixes(fixed, 2).value_or(0) == 0);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto profile = profile::readProfile(bytes);
    if (!profile) {
        require(profile.error().place.has_value());
        return 0;
    }
    require(int(profile->problems.size()) <= profile::maxProblems + 1);
    for (const profile::Problem& problem : profile->problems)
        checkProblem(problem);
    require(int(profile->hosts.size()) <= profile::maxHostEntries);
    for (const profile::HostEntry& host : profile->hosts)
        checkHost(host);
    // One that is merged with itself says nothing new.
    const profile::Profile once = profile::merge({*profile});
    require(profile::merge({*profile, *profile}).hosts == once.hosts);
    checkLint(bytes, *profile);
    return 0;
}
