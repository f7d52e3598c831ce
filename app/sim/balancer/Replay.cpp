// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/Replay.h"

#include <charconv>

namespace naru::sim::balancer {

namespace {

using Reason = BadStep::Reason;

std::optional<std::uint32_t> number(std::string_view text)
{
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

Chosen choose(Chooser& chooser, std::uint32_t source, Random& random)
{
    Ask ask{.source = source};
    for (std::size_t drawn = 0; drawn < chooser.randomNumbers(); ++drawn)
        ask.random[drawn] = random.bits();
    return chooser.choose(ask);
}

class Player
{
public:
    Player(Chooser& chooser, Random& random)
        : m_chooser(chooser)
        , m_random(random)
    {}

    std::optional<Reason> play(std::string_view word)
    {
        if (word == "o") {
            open();
            return std::nullopt;
        }
        const std::size_t equals = word.find('=');
        const auto which = number(word.substr(1, equals == word.npos ? word.npos : equals - 1));
        if (!which || (equals != word.npos) != (word[0] == 'w'))
            return Reason::Unknown;
        switch (word[0]) {
        case 'c':
            return close(*which);
        case 'd':
            return setHealth(*which, Health::Down);
        case 'u':
            return setHealth(*which, Health::Up);
        case 'w':
            return setWeight(*which, number(word.substr(equals + 1)));
        default:
            return Reason::Unknown;
        }
    }

    std::vector<Chosen> choices;

private:
    void open()
    {
        const Chosen chosen = choose(m_chooser, 0, m_random);
        if (chosen)
            m_chooser.take(*chosen);
        choices.push_back(chosen);
        m_open.push_back(chosen);
    }

    std::optional<Reason> close(std::uint32_t opening)
    {
        if (opening == 0 || opening > m_open.size() || !m_open[opening - 1])
            return Reason::NotOpen;
        m_chooser.release(*m_open[opening - 1]);
        m_open[opening - 1].reset();
        return std::nullopt;
    }

    [[nodiscard]] bool exists(std::uint32_t server) const
    {
        return server > 0 && server <= m_chooser.members().size();
    }

    std::optional<Reason> setHealth(std::uint32_t server, Health health)
    {
        if (!exists(server))
            return Reason::NoSuchServer;
        m_chooser.setHealth(server - 1, health);
        return std::nullopt;
    }

    std::optional<Reason> setWeight(std::uint32_t server, std::optional<std::uint32_t> weight)
    {
        if (!exists(server))
            return Reason::NoSuchServer;
        if (!weight || *weight > greatestWeight)
            return Reason::WeightOutOfRange;
        m_chooser.setWeight(server - 1, *weight);
        return std::nullopt;
    }

    Chooser& m_chooser;
    Random& m_random;
    /** The server of each opening that is still open. */
    std::vector<Chosen> m_open;
};

} // namespace

std::expected<std::vector<Chosen>, BadStep> replay(Chooser& chooser, std::string_view script, Random& random)
{
    Player player(chooser, random);
    while (true) {
        const std::size_t start = script.find_first_not_of(" \t\n");
        if (start == script.npos)
            return player.choices;
        script.remove_prefix(start);
        const std::string_view word = script.substr(0, script.find_first_of(" \t\n"));
        script.remove_prefix(word.size());
        if (const auto reason = player.play(word))
            return std::unexpected(BadStep{*reason, std::string(word)});
    }
}

std::vector<Chosen> replay(Chooser& chooser, std::span<const std::uint32_t> sources, Random& random)
{
    std::vector<Chosen> choices;
    for (const std::uint32_t source : sources)
        choices.push_back(choose(chooser, source, random));
    return choices;
}

} // namespace naru::sim::balancer
