// SPDX-License-Identifier: GPL-3.0-or-later
#include "Plan.h"

#include <charconv>
#include <string_view>

namespace naru::lab::relay {

namespace {

template <class Number>
bool read(std::string_view text, Number& number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

bool addGateway(std::span<char*> values, Plan& plan)
{
    Gateway gateway;
    gateway.address = values[1];
    std::int64_t microseconds = 0;
    if (!read(values[0], gateway.listening) || !read(values[2], gateway.port) ||
        !read(values[3], microseconds))
        return false;
    gateway.oneWay = std::chrono::microseconds(microseconds);
    plan.gateways.push_back(gateway);
    return true;
}

} // namespace

std::optional<Plan> planFrom(std::span<char*> arguments)
{
    constexpr std::size_t valuesOfGateway = 4;
    constexpr std::size_t valuesOfPage = 2;
    Plan plan;
    while (!arguments.empty()) {
        const std::string_view what = arguments[0];
        const std::span<char*> values = arguments.subspan(1);
        const std::size_t count = what == "gateway" ? valuesOfGateway : valuesOfPage;
        if ((what != "gateway" && what != "page") || values.size() < count)
            return std::nullopt;
        if (what == "page")
            plan.pages.push_back({values[0], values[1]});
        else if (!addGateway(values, plan))
            return std::nullopt;
        arguments = values.subspan(count);
    }
    return plan;
}

} // namespace naru::lab::relay
