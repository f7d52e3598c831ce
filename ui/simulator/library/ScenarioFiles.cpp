// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/ScenarioFiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace naru::simulator {

namespace {

constexpr qint64 largestTable = 16 << 20;
constexpr qsizetype longestName = 60;

} // namespace

base::Result<QByteArray> readFile(const QString& path, qint64 most)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return std::unexpected(
            base::Error{base::ErrorCode::FileNotReadable, path, std::nullopt, file.errorString()});
    QByteArray bytes = file.read(most + 1);
    if (bytes.size() > most)
        return std::unexpected(base::Error{base::ErrorCode::FileTooLarge, path, std::nullopt, {}});
    return bytes;
}

sim::FileReader filesIn(const QString& folder)
{
    return [folder](const std::string& name) -> std::optional<std::string> {
        const QDir home(folder);
        const QString path = home.filePath(QString::fromStdString(name));
        const QString inside = home.canonicalPath() % u'/';
        if (folder.isEmpty() || !QFileInfo(path).canonicalFilePath().startsWith(inside))
            return {};
        const auto bytes = readFile(path, largestTable);
        return bytes ? std::optional(bytes->toStdString()) : std::nullopt;
    };
}

QString nameFor(const std::string& title)
{
    QString name;
    for (const QChar c : QString::fromStdString(title).toLower()) {
        const bool isPlain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (isPlain)
            name += c;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    name.truncate(longestName);
    while (name.endsWith(u'-'))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("scenario") : name;
}

QByteArray selfContained(const QByteArray& source, const sim::Scenario& scenario)
{
    auto root = sim::readJson({source.constData(), static_cast<std::size_t>(source.size())});
    sim::Node* traces = root ? root->find("traces") : nullptr;
    if (traces == nullptr)
        return source;
    bool isChanged = false;
    for (std::size_t i = 0; i < std::min(traces->items.size(), scenario.traces.size()); ++i) {
        sim::Node& trace = traces->items[i];
        if (const sim::Node* values = trace.find("values"); values != nullptr && !values->items.empty())
            continue;
        sim::Node values = sim::Node::list();
        for (const double value : scenario.traces[i].values)
            values.items.push_back(sim::Node::ofNumber(value));
        std::erase_if(trace.members, [](const sim::Node::Member& member) { return member.name != "name"; });
        trace.members.push_back({"values", {}, std::move(values)});
        isChanged = true;
    }
    return isChanged ? QByteArray::fromStdString(sim::writeJson(*root) + '\n') : source;
}

} // namespace naru::simulator
