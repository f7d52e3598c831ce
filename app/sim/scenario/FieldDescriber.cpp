// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Fields.h"

namespace naru::sim {

namespace {

class FieldDescriber final : public Fields
{
public:
    std::vector<ParameterInfo> take() { return std::move(m_parameters); }

    void boolean(const char* name, bool& value, const About& about) override
    {
        add(name, "boolean", value ? "true" : "false", about);
    }
    void integer(const char* name, std::int64_t& value, Range range, const About& about) override
    {
        limit(add(name, "integer", std::to_string(value), about), range);
    }
    void number(const char* name, double& value, Range range, const About& about) override
    {
        limit(add(name, "number", numberText(value), about), range);
    }
    void duration(const char* name, Time& value, Range range, const About& about) override
    {
        limit(add(name, "duration", timeText(value), about), range);
    }
    void rate(const char* name, double& value, Range range, const About& about) override
    {
        limit(add(name, "rate", rateText(value), about), range);
    }
    void optionalRate(const char* name, std::optional<double>& value, Range range,
                      const About& about) override
    {
        ParameterInfo& info = add(name, "rate", value ? rateText(*value) : "null", about);
        info.optional = true;
        limit(info, range);
    }
    void percent(const char* name, double& value, Range range, const About& about) override
    {
        limit(add(name, "percent", percentText(value), about), range);
    }
    void durations(const char* name, DurationSpec& value, const About& about) override
    {
        add(name, "distribution", value.text, about);
    }
    void string(const char* name, std::string& value, const About& about) override
    {
        add(name, "string", value, about);
    }
    void strings(const char* name, std::vector<std::string>&, const About& about) override
    {
        add(name, "strings", {}, about);
    }

    void tree(const char* name, Node&, const About& about) override { add(name, "object", {}, about); }

protected:
    void chooseOne(const char* name, std::size_t& chosen, std::span<const char* const> names,
                   const About& about) override
    {
        ParameterInfo& info = add(name, "choice", names[chosen], about);
        info.choices.assign(names.begin(), names.end());
    }
    /** One item of standard values stands for all. */
    std::size_t beginList(const char* name, std::size_t, const About& about) override
    {
        add(name, "list", {}, about);
        m_prefix.push_back(prefix() + name + "[].");
        return 1;
    }
    void beginItem(std::size_t) override {}
    void endItem() override {}
    void endList() override { m_prefix.pop_back(); }
    void beginObject(const char* name, const About& about) override
    {
        add(name, "object", {}, about);
        m_prefix.push_back(prefix() + name + '.');
    }
    void endObject() override { m_prefix.pop_back(); }

private:
    [[nodiscard]] std::string prefix() const { return m_prefix.empty() ? std::string() : m_prefix.back(); }

    ParameterInfo& add(const char* name, const char* type, std::string standard, const About& about)
    {
        ParameterInfo info;
        info.path = prefix() + name;
        info.type = type;
        info.standard = std::move(standard);
        info.whileRunning = about.whileRunning;
        info.text = {about.en, about.ko};
        m_parameters.push_back(std::move(info));
        return m_parameters.back();
    }

    static void limit(ParameterInfo& info, Range range)
    {
        info.least = range.least;
        if (range.most != std::numeric_limits<double>::max())
            info.most = range.most;
    }

    std::vector<ParameterInfo> m_parameters;
    std::vector<std::string> m_prefix;
};

} // namespace

std::vector<ParameterInfo> describeFields(const std::function<void(Fields&)>& walk)
{
    FieldDescriber describer;
    walk(describer);
    return describer.take();
}

} // namespace naru::sim
