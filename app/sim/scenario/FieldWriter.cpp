// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Fields.h"

namespace naru::sim {

namespace {

class FieldWriter final : public Fields
{
public:
    FieldWriter() { m_open.push_back(Node::object()); }
    Node take() { return std::move(m_open.front()); }

    void boolean(const char* name, bool& value, const About&) override { put(name, Node::ofBoolean(value)); }
    void integer(const char* name, std::int64_t& value, Range, const About&) override
    {
        put(name, Node::ofNumber(static_cast<double>(value)));
    }
    void number(const char* name, double& value, Range, const About&) override
    {
        put(name, Node::ofNumber(value));
    }
    void duration(const char* name, Time& value, Range, const About&) override
    {
        put(name, Node::string(timeText(value)));
    }
    void rate(const char* name, double& value, Range, const About&) override
    {
        put(name, Node::string(rateText(value)));
    }
    void optionalRate(const char* name, std::optional<double>& value, Range, const About&) override
    {
        put(name, value ? Node::string(rateText(*value)) : Node());
    }
    void percent(const char* name, double& value, Range, const About&) override
    {
        put(name, Node::string(percentText(value)));
    }
    void durations(const char* name, DurationSpec& value, const About&) override
    {
        put(name, Node::string(value.text));
    }
    void string(const char* name, std::string& value, const About&) override
    {
        put(name, Node::string(value));
    }
    void strings(const char* name, std::vector<std::string>& value, const About&) override
    {
        Node list = Node::list();
        for (const std::string& text : value)
            list.items.push_back(Node::string(text));
        put(name, std::move(list));
    }

    void tree(const char* name, Node& value, const About&) override { put(name, value); }

protected:
    void chooseOne(const char* name, std::size_t& chosen, std::span<const char* const> names,
                   const About&) override
    {
        put(name, Node::string(names[chosen]));
    }
    std::size_t beginList(const char* name, std::size_t size, const About&) override
    {
        m_names.emplace_back(name);
        m_open.push_back(Node::list());
        return size;
    }
    void beginItem(std::size_t) override { m_open.push_back(Node::object()); }
    void endItem() override
    {
        Node item = std::move(m_open.back());
        m_open.pop_back();
        m_open.back().items.push_back(std::move(item));
    }
    void endList() override { endObject(); }
    void beginObject(const char* name, const About&) override
    {
        m_names.emplace_back(name);
        m_open.push_back(Node::object());
    }
    void endObject() override
    {
        Node node = std::move(m_open.back());
        m_open.pop_back();
        put(m_names.back(), std::move(node));
        m_names.pop_back();
    }

private:
    void put(std::string name, Node value)
    {
        m_open.back().members.push_back({std::move(name), {}, std::move(value)});
    }

    std::vector<Node> m_open;
    std::vector<std::string> m_names;
};

} // namespace

Node writeFields(const std::function<void(Fields&)>& walk)
{
    FieldWriter writer;
    walk(writer);
    return writer.take();
}

} // namespace naru::sim
