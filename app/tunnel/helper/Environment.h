// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace naru::helper {

/** The environment that openconnect gives its script: what the gateway wants set, in the form of vpnc-script.
 */
class Environment
{
public:
    /** Longer ones are refused. */
    static constexpr std::size_t longest = 256 * 1024;

    /** From `KEY=value` texts that end with a zero byte each; nothing where it is too long or has no such
     * form. */
    [[nodiscard]] static std::optional<Environment> fromBytes(std::string_view bytes);

    /** Empty where the key is not there: openconnect leaves unset what is empty. */
    [[nodiscard]] std::string_view value(std::string_view key) const;

private:
    std::map<std::string, std::string, std::less<>> m_values;
};

} // namespace naru::helper
