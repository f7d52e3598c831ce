// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/ScenarioEntry.h"

#include "sim/models/Models.h"

namespace naru::simulator {

namespace {

std::string textAt(const sim::Node& root, std::string_view path)
{
    const sim::Node* node = sim::findPath(root, path);
    return node != nullptr && node->kind == sim::Node::Kind::String ? node->text : std::string();
}

} // namespace

bool ScenarioEntry::isOwn() const
{
    return id.startsWith(QLatin1String("own/"));
}

QString ScenarioEntry::fileName() const
{
    return id.section(u'/', 1);
}

QString ScenarioEntry::titleIn(wording::Language language) const
{
    const QString words = simulator::textIn(title, language);
    return words.isEmpty() ? fileName() : words;
}

QString ScenarioEntry::textIn(wording::Language language) const
{
    return scenario ? simulator::textIn(scenario->text, language) : QString();
}

ScenarioEntry readEntry(const QString& id, const QByteArray& source, const sim::FileReader& files)
{
    const std::string_view bytes(source.constData(), static_cast<std::size_t>(source.size()));
    ScenarioEntry entry{
        .id = id, .source = source, .scenario = sim::readScenario(bytes, files), .title = {}, .model = {}};
    if (entry.scenario) {
        entry.title = entry.scenario->title;
        entry.model = QString::fromStdString(entry.scenario->model);
        // What only the model knows to be wrong is found by starting it; the program's own are tested.
        if (!id.startsWith(QLatin1String("shipped/")))
            if (auto run = sim::startScenario(*entry.scenario, sim::allModels()); !run)
                entry.scenario = std::unexpected(std::move(run.error()));
    } else if (const auto root = sim::readJson(bytes)) {
        entry.title = {textAt(*root, "title.en"), textAt(*root, "title.ko")};
        entry.model = QString::fromStdString(textAt(*root, "model"));
    }
    return entry;
}

} // namespace naru::simulator
