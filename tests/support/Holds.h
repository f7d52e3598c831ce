// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace naru::test {

/**
 * Says which rules a test function holds. Stands as an object in the function, behind anything that may
 * skip: when the function is left and has not failed, each rule is written for it. For a function with
 * several rows of data every row must pass. At the end of the program the rules go to
 * $NARU_RULES_DIR/<program>.json, from where tests/rules.py makes rules.json.
 */
class Holds
{
public:
    explicit Holds(std::vector<std::string> rules);
    ~Holds();
    Holds(const Holds&) = delete;
    Holds& operator=(const Holds&) = delete;

private:
    std::vector<std::string> m_rules;
};

} // namespace naru::test

/** HOLDS("OGS-04", "C-RTT-08"); */
#define HOLDS(...)                                                                                           \
    const ::naru::test::Holds holdsTheseRules                                                                \
    {                                                                                                        \
        {                                                                                                    \
            __VA_ARGS__                                                                                      \
        }                                                                                                    \
    }
