// SPDX-License-Identifier: GPL-3.0-or-later
#include "Rules.h"

#include <optional>
#include <sstream>

namespace netlab {

namespace {

std::optional<double> numberFrom(const std::string& text)
{
    std::istringstream stream(text);
    stream.imbue(std::locale::classic());
    double number = 0;
    if (!(stream >> number) || !stream.eof() || number < 0 || number > 1e6)
        return std::nullopt;
    return number;
}

Nanoseconds milliseconds(double number)
{
    return std::chrono::round<Nanoseconds>(std::chrono::duration<double, std::milli>(number));
}

bool set(PathRule& rule, const std::string& key, double value)
{
    if (key == "rtt")
        rule.up = rule.down = milliseconds(value / 2);
    else if (key == "up")
        rule.up = milliseconds(value);
    else if (key == "down")
        rule.down = milliseconds(value);
    else if (key == "jitter")
        rule.jitter = milliseconds(value);
    else if (key == "loss")
        rule.loss = value / 100;
    else if (key == "dropsyn")
        rule.droppedSyns = static_cast<int>(value);
    else if (key == "ackhole")
        rule.ackHole = milliseconds(value);
    else if (key == "ackdelay")
        rule.ackDelay = milliseconds(value);
    else if (key == "blackhole")
        rule.blackHole = value != 0;
    else
        return false;
    return true;
}

} // namespace

std::expected<void, std::string> Rules::apply(const std::string& line)
{
    std::istringstream words(line);
    std::string who;
    words >> who;
    const std::optional<Address> address = addressFromText(who);
    if (!address && who != "default")
        return std::unexpected("no address: " + who);
    PathRule changed = address ? of(*address) : m_default;
    for (std::string word; words >> word;) {
        const std::size_t equals = word.find('=');
        const auto value = equals == std::string::npos ? std::nullopt : numberFrom(word.substr(equals + 1));
        if (!value || !set(changed, word.substr(0, equals), *value))
            return std::unexpected("not understood: " + word);
    }
    (address ? m_rules[*address] : m_default) = changed;
    return {};
}

const PathRule& Rules::of(const Address& gateway) const
{
    const auto found = m_rules.find(gateway);
    return found == m_rules.end() ? m_default : found->second;
}

} // namespace netlab
