// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace naru::helper {

/** Takes the parts of a cookie out of lines that go to a log. */
class Redactor
{
public:
    Redactor() = default;
    explicit Redactor(std::string_view cookie);
    ~Redactor();
    Redactor(const Redactor&) = delete;
    Redactor& operator=(Redactor&&) = default;

    [[nodiscard]] std::string clean(std::string line) const;

private:
    std::vector<std::string> m_parts;
};

} // namespace naru::helper
