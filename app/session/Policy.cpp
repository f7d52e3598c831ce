// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Policy.h"

#include <algorithm>

namespace naru::session {

namespace {

/** `*` stands for any number of characters; letters of either case are the same. Linear in both lengths. */
bool matches(QStringView pattern, QStringView text)
{
    qsizetype p = 0;
    qsizetype t = 0;
    qsizetype star = -1;
    qsizetype resume = 0;
    while (t < text.size()) {
        if (p < pattern.size() && pattern[p] == u'*') {
            star = p++;
            resume = t;
        } else if (p < pattern.size() && pattern[p].toCaseFolded() == text[t].toCaseFolded()) {
            ++p;
            ++t;
        } else if (star >= 0) {
            p = star + 1;
            t = ++resume;
        } else {
            return false;
        }
    }
    return std::all_of(pattern.begin() + p, pattern.end(), [](QChar c) { return c == u'*'; });
}

QStringView withoutFinalDot(QStringView name)
{
    return name.endsWith(u'.') ? name.chopped(1) : name;
}

bool anyMatches(const QStringList& patterns, QStringView text)
{
    return std::ranges::any_of(patterns, [&](const QString& pattern) {
        return matches(withoutFinalDot(QStringView(pattern).trimmed()), withoutFinalDot(text));
    });
}

} // namespace

bool isTrusted(const NetworkPolicy& policy, const QStringList& suffixes, const QStringList& servers)
{
    if (!policy.enabled || policy.asksHttpsServers || (policy.domains.empty() && policy.servers.empty()))
        return false;
    const bool domainFits =
        policy.domains.empty() || std::ranges::any_of(suffixes, [&](const QString& suffix) {
            return anyMatches(policy.domains, suffix);
        });
    const bool serversFit = policy.servers.empty() ||
                            (!servers.empty() && std::ranges::all_of(servers, [&](const QString& server) {
                                return anyMatches(policy.servers, server);
                            }));
    return domainFits && serversFit;
}

} // namespace naru::session
