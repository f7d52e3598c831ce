// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/ScenarioStore.h"

#include "kit/FileSaver.h"
#include "simulator/library/ScenarioFiles.h"

#include <QDir>

#include <algorithm>

namespace naru::simulator {

namespace {

const QString shippedFolder = QStringLiteral(":/naru/scenarios");
const QString ending = QStringLiteral(".json");

std::string_view viewOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

QStringList scenarioFiles(const QString& folder)
{
    return QDir(folder).entryList({u'*' % ending}, QDir::Files, QDir::Name);
}

base::Error notWritable(const QString& id)
{
    return {base::ErrorCode::FileNotWritable, id, std::nullopt, {}};
}

/** Own ones behind the shipped ones, each in the order of their names. */
bool standsBefore(const ScenarioEntry& a, const ScenarioEntry& b)
{
    return a.isOwn() != b.isOwn() ? b.isOwn() : a.id < b.id;
}

/** Changes members of the source; a broken one, that is no JSON, stays as it is. */
template <class Change>
QByteArray withTree(const QByteArray& source, Change change)
{
    auto root = sim::readJson(viewOf(source));
    if (!root)
        return source;
    change(*root);
    return QByteArray::fromStdString(sim::writeJson(*root) + '\n');
}

void setTitle(sim::Node& root, const char* language, const QString& title)
{
    if (root.find("title") == nullptr)
        root.members.push_back({"title", {}, sim::Node::object()});
    std::ignore =
        sim::setPath(root, std::string("title.") + language, sim::Node::string(title.toStdString()));
}

} // namespace

QString storeSentence(const wording::Words& words, const StoreError& error)
{
    const auto* file = std::get_if<base::Error>(&error);
    return file != nullptr ? words.error(*file)
                           : wording::scenarioProblem(words, std::get<sim::Problem>(error));
}

ScenarioStore::ScenarioStore(const QString& dataFolder, QObject* parent)
    : QObject(parent)
    , m_folder(dataFolder.isEmpty() ? QString() : QDir(dataFolder).filePath(QStringLiteral("scenarios")))
{}

void ScenarioStore::load()
{
    if (std::exchange(m_isLoaded, true))
        return;
    readShipped();
    readOwn();
    std::ranges::stable_sort(m_entries, standsBefore);
    Q_EMIT changed();
}

void ScenarioStore::readShipped()
{
    for (const QString& name : scenarioFiles(shippedFolder)) {
        if (const auto source = readFile(shippedFolder % u'/' % name, largestScenario))
            m_entries.push_back(readEntry(QStringLiteral("shipped/") % name.chopped(ending.size()), *source,
                                          filesIn(shippedFolder)));
    }
}

void ScenarioStore::readOwn()
{
    if (m_folder.isEmpty())
        return;
    for (const QString& name : scenarioFiles(m_folder).mid(0, static_cast<qsizetype>(mostOwn))) {
        const QString id = QStringLiteral("own/") % name.chopped(ending.size());
        if (const auto source = readFile(pathOf(id), largestScenario))
            m_entries.push_back(readEntry(id, *source, files()));
        else
            m_entries.push_back({.id = id,
                                 .source = {},
                                 .scenario = std::unexpected(
                                     sim::Problem{.code = source.error().code == base::ErrorCode::FileTooLarge
                                                              ? sim::ProblemCode::TooLarge
                                                              : sim::ProblemCode::FileUnreadable,
                                                  .detail = name.toStdString()}),
                                 .title = {},
                                 .model = {}});
    }
}

const ScenarioEntry* ScenarioStore::find(const QString& id) const
{
    const auto found = std::ranges::find(m_entries, id, &ScenarioEntry::id);
    return found == m_entries.end() ? nullptr : &*found;
}

sim::FileReader ScenarioStore::files() const
{
    return filesIn(m_folder);
}

QString ScenarioStore::pathOf(const QString& id) const
{
    return m_folder % u'/' % id.section(u'/', 1) % ending;
}

QString ScenarioStore::removedPath(const QString& id) const
{
    return pathOf(id) % QStringLiteral(".bak");
}

QString ScenarioStore::freeId(const QString& name) const
{
    const auto isTaken = [this](const QString& id) {
        return find(id) != nullptr || (!m_folder.isEmpty() && QFileInfo::exists(pathOf(id)));
    };
    QString id = QStringLiteral("own/") % name;
    for (int number = 2; isTaken(id); ++number)
        id = QStringLiteral("own/") % name % u'-' % QString::number(number);
    return id;
}

StoreResult<void> ScenarioStore::write(const QString& id, const QByteArray& source) const
{
    if (m_folder.isEmpty())
        return {};
    if (!QDir().mkpath(m_folder))
        return std::unexpected(notWritable(m_folder));
    if (auto written = kit::writeFile(pathOf(id), source); !written)
        return std::unexpected(std::move(written.error()));
    return {};
}

StoreResult<QString> ScenarioStore::put(ScenarioEntry entry)
{
    if (auto written = write(entry.id, entry.source); !written)
        return std::unexpected(std::move(written.error()));
    const QString id = entry.id;
    const auto place = std::ranges::find(m_entries, id, &ScenarioEntry::id);
    if (place != m_entries.end())
        *place = std::move(entry);
    else
        m_entries.insert(std::ranges::upper_bound(m_entries, entry, standsBefore), std::move(entry));
    Q_EMIT changed();
    return id;
}

StoreResult<QString> ScenarioStore::add(const QByteArray& source)
{
    ScenarioEntry entry = readEntry({}, source, files());
    entry.id = freeId(nameFor(entry.title.en));
    return put(std::move(entry));
}

StoreResult<void> ScenarioStore::save(const QString& id, const QByteArray& source)
{
    const ScenarioEntry* entry = find(id);
    if (entry == nullptr || !entry->isOwn())
        return std::unexpected(notWritable(id));
    if (auto saved = put(readEntry(id, source, files())); !saved)
        return std::unexpected(std::move(saved.error()));
    return {};
}

StoreResult<QByteArray> ScenarioStore::copyOf(const QString& id) const
{
    const ScenarioEntry* entry = find(id);
    if (entry == nullptr)
        return std::unexpected(notWritable(id));
    const QString copy = freeId(entry->fileName());
    const QString number = u' ' % (copy.contains(u'-') ? copy.section(u'-', -1) : QString());
    bool isNumber = false;
    number.trimmed().toInt(&isNumber);
    const QString behind = isNumber ? number : QStringLiteral(" 2");
    return withTree(entry->source, [&](sim::Node& root) {
        for (const auto& [language, title] :
             {std::pair("en", entry->title.en), std::pair("ko", entry->title.ko)})
            if (!title.empty())
                setTitle(root, language, QString::fromStdString(title) % behind);
    });
}

StoreResult<QString> ScenarioStore::duplicate(const QString& id)
{
    const StoreResult<QByteArray> source = copyOf(id);
    return source ? put(readEntry(freeId(find(id)->fileName()), *source, files()))
                  : StoreResult<QString>(std::unexpected(source.error()));
}

StoreResult<void> ScenarioStore::rename(const QString& id, const QString& title, wording::Language language)
{
    const ScenarioEntry* entry = find(id);
    if (entry == nullptr || !entry->isOwn())
        return std::unexpected(notWritable(id));
    const bool isKorean = language == wording::Language::Korean;
    const std::string& other = isKorean ? entry->title.en : entry->title.ko;
    const bool both = other.empty();
    return save(id, withTree(entry->source, [&](sim::Node& root) {
                    setTitle(root, isKorean ? "ko" : "en", title);
                    if (both)
                        setTitle(root, isKorean ? "en" : "ko", title);
                }));
}

StoreResult<void> ScenarioStore::remove(const QString& id)
{
    const auto place = std::ranges::find(m_entries, id, &ScenarioEntry::id);
    if (place == m_entries.end() || !place->isOwn())
        return std::unexpected(notWritable(id));
    if (!m_folder.isEmpty()) {
        if (m_removed)
            QFile::remove(removedPath(m_removed->id));
        QFile::remove(removedPath(id));
        if (QFileInfo::exists(pathOf(id)) && !QFile::rename(pathOf(id), removedPath(id)))
            return std::unexpected(notWritable(pathOf(id)));
    }
    m_removed = std::move(*place);
    m_entries.erase(place);
    Q_EMIT changed();
    return {};
}

StoreResult<QString> ScenarioStore::restore()
{
    if (!m_removed)
        return std::unexpected(notWritable({}));
    const QString id = freeId(m_removed->fileName());
    // Its file may have been gone before.
    const bool hasFile = !m_folder.isEmpty() && QFileInfo::exists(removedPath(m_removed->id));
    if (hasFile && !QFile::rename(removedPath(m_removed->id), pathOf(id)))
        return std::unexpected(notWritable(pathOf(id)));
    if (!hasFile)
        if (auto written = write(id, m_removed->source); !written)
            return std::unexpected(std::move(written.error()));
    ScenarioEntry entry = *std::exchange(m_removed, std::nullopt);
    entry.id = id;
    m_entries.insert(std::ranges::upper_bound(m_entries, entry, standsBefore), std::move(entry));
    Q_EMIT changed();
    return id;
}

StoreResult<QString> ScenarioStore::importFile(const QString& path)
{
    const auto source = readFile(path, largestScenario);
    if (!source)
        return std::unexpected(source.error());
    if (const auto root = sim::readJson(viewOf(*source)); !root)
        return std::unexpected(root.error());
    const QFileInfo info(path);
    const ScenarioEntry entry = readEntry({}, *source, filesIn(info.path()));
    return put(readEntry(freeId(nameFor(info.completeBaseName().toStdString())),
                         entry.scenario ? selfContained(*source, *entry.scenario) : *source, files()));
}

StoreResult<void> ScenarioStore::exportTo(const QString& id, const QString& path) const
{
    const ScenarioEntry* entry = find(id);
    if (entry == nullptr)
        return std::unexpected(base::Error{base::ErrorCode::FileNotFound, id, std::nullopt, {}});
    const QByteArray source =
        entry->scenario ? selfContained(entry->source, *entry->scenario) : entry->source;
    if (auto written = kit::writeFile(path, source); !written)
        return std::unexpected(std::move(written.error()));
    return {};
}

} // namespace naru::simulator
