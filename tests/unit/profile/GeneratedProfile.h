// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"

#include <QByteArray>
#include <QString>

#include <random>

namespace naru::test {

/** Chance with a seed that is printed, so that a failure can be had again with NARU_SEED. */
class Chance
{
public:
    explicit Chance(std::uint64_t seed)
        : m_engine(seed)
    {}

    /** 0 to `count - 1`. */
    [[nodiscard]] int below(int count) { return static_cast<int>(m_engine() % static_cast<unsigned>(count)); }
    [[nodiscard]] bool oneIn(int count) { return below(count) == 0; }
    template <class List>
    [[nodiscard]] const auto& of(const List& list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(std::size(list))))];
    }

private:
    std::mt19937_64 m_engine;
};

/** NARU_SEED, else a new one; says which. */
[[nodiscard]] std::uint64_t seedOfTest();

/** A well-formed profile of random structure, encoding, line ends, indent, quotes and oddities. */
[[nodiscard]] QByteArray generatedProfile(Chance& chance);

/** A value that an edit may be asked to write; no blanks around it. */
[[nodiscard]] QString someValue(Chance& chance);

/** Does one random edit. False where it was refused, which is the right answer to some. */
bool randomEdit(profile::Document& document, Chance& chance);

/** All elements in order, each with its place: what reading the bytes anew must give as well. */
[[nodiscard]] QStringList outlineOf(const profile::Document& document);

/** All elements of a document in order. */
[[nodiscard]] std::vector<profile::NodeId> nodesOf(const profile::Document& document);

/** What one element says itself: name, value, attributes. */
[[nodiscard]] QString sayingOf(const profile::Document& document, profile::NodeId id);

} // namespace naru::test
