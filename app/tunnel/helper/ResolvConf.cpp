// SPDX-License-Identifier: GPL-3.0-or-later
#include "ResolvConf.h"

#include <algorithm>

namespace naru::helper {

namespace {

constexpr std::size_t mostServers = 3; // MAXNS of the C library
/** What the network itself said stays readable: app/host/ResolvConf.cpp looks for it. */
constexpr std::string_view replacedLine = "# before: ";

std::vector<std::string> wordsOf(std::string_view line)
{
    constexpr std::string_view blanks = " \t\r";
    std::vector<std::string> words;
    for (;;) {
        const auto begin = line.find_first_not_of(blanks);
        if (begin == std::string_view::npos)
            return words;
        line.remove_prefix(begin);
        const auto word = line.substr(0, line.find_first_of(blanks));
        words.emplace_back(word);
        line.remove_prefix(word.size());
    }
}

void addOnce(std::vector<std::string>& list, const std::string& value)
{
    if (std::ranges::find(list, value) == list.end())
        list.push_back(value);
}

} // namespace

std::string resolvConfFor(std::string_view before, const std::vector<Address>& servers,
                          const std::vector<std::string>& domains)
{
    std::vector<std::string> nameservers;
    for (const Address& server : servers)
        addOnce(nameservers, server.text());
    std::vector<std::string> search;
    for (const std::string& domain : domains)
        addOnce(search, domain);
    std::string others;
    std::string replaced;
    while (!before.empty()) {
        const auto line = before.substr(0, before.find('\n'));
        before.remove_prefix(std::min(line.size() + 1, before.size()));
        const auto words = wordsOf(line);
        const bool isServer = words.size() > 1 && words[0] == "nameserver";
        const bool isSearch = words.size() > 1 && (words[0] == "search" || words[0] == "domain");
        if (isServer)
            addOnce(nameservers, words[1]);
        if (isSearch)
            std::for_each(words.begin() + 1, words.end(),
                          [&](const std::string& word) { addOnce(search, word); });
        if (isServer || isSearch)
            replaced.append(replacedLine).append(line) += '\n';
        else
            others.append(line) += '\n';
    }
    nameservers.resize(std::min(nameservers.size(), mostServers));
    std::string text = "# By naru, while its tunnel is up; the file from before comes back with its end.\n";
    for (const std::string& server : nameservers)
        text += "nameserver " + server + '\n';
    if (!search.empty()) {
        text += "search";
        for (const std::string& domain : search)
            text += ' ' + domain;
        text += '\n';
    }
    return text + others + replaced;
}

} // namespace naru::helper
