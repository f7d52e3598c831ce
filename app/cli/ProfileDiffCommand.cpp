// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"
#include "JsonValues.h"
#include "Tr.h"
#include "engine/DocumentFile.h"
#include "profile/Compare.h"

#include <QJsonArray>

#include <CLI/CLI.hpp>
#include <algorithm>

namespace naru::cli {

namespace {

using profile::Difference;
using profile::DifferenceKind;
using profile::Document;

QString kindCode(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::Added:
        return QStringLiteral("added");
    case DifferenceKind::Removed:
        return QStringLiteral("removed");
    case DifferenceKind::Changed:
        return QStringLiteral("changed");
    case DifferenceKind::Moved:
        return QStringLiteral("moved");
    }
    Q_UNREACHABLE();
}

QJsonValue lineJson(const Document& document, std::optional<profile::NodeId> node)
{
    return node ? QJsonValue(document.place(*node).line) : QJsonValue();
}

QJsonObject differenceJson(const Difference& difference, const Document& before, const Document& after)
{
    return {{QStringLiteral("kind"), kindCode(difference.kind)},
            {QStringLiteral("old_path"), orNull(difference.oldPath.text())},
            {QStringLiteral("new_path"), orNull(difference.newPath.text())},
            {QStringLiteral("old_line"), lineJson(before, difference.oldNode)},
            {QStringLiteral("new_line"), lineJson(after, difference.newNode)},
            {QStringLiteral("old_value"), orNull(difference.oldValue)},
            {QStringLiteral("new_value"), orNull(difference.newValue)}};
}

/** From the first byte that differs to behind the last one; null where none does. */
QJsonValue bytesJson(const QByteArray& before, const QByteArray& after)
{
    if (before == after)
        return {};
    const qsizetype both = std::min(before.size(), after.size());
    const qsizetype front =
        std::mismatch(before.begin(), before.begin() + both, after.begin()).first - before.begin();
    qsizetype back = 0;
    while (back < both - front && before[before.size() - 1 - back] == after[after.size() - 1 - back])
        ++back;
    const auto range = [&](const QByteArray& bytes) { return QJsonArray{front, bytes.size() - back}; };
    return QJsonObject{{QStringLiteral("old"), range(before)}, {QStringLiteral("new"), range(after)}};
}

/** What a line of the text says of one difference. */
QString lineOf(const Difference& difference)
{
    const QString path = difference.newPath.steps.empty() && difference.newPath.attribute.isEmpty()
                             ? difference.oldPath.text()
                             : difference.newPath.text();
    switch (difference.kind) {
    case DifferenceKind::Added:
        return QStringLiteral("+ %1: %2").arg(path, difference.newValue);
    case DifferenceKind::Removed:
        return QStringLiteral("- %1: %2").arg(difference.oldPath.text(), difference.oldValue);
    case DifferenceKind::Changed:
        return QStringLiteral("! %1: %2 -> %3").arg(path, difference.oldValue, difference.newValue);
    case DifferenceKind::Moved:
        return QStringLiteral("> %1: %2 (%3)").arg(path, difference.newValue, difference.oldPath.text());
    }
    Q_UNREACHABLE();
}

int showDifferences(const Document& before, const Document& after, const Console& console)
{
    const QByteArray oldBytes = before.bytes();
    const QByteArray newBytes = after.bytes();
    const std::vector<Difference> differences = profile::compare(before, after);
    if (console.json()) {
        QJsonArray all;
        for (const Difference& difference : differences)
            all.append(differenceJson(difference, before, after));
        console.object({{QStringLiteral("equal"), oldBytes == newBytes},
                        {QStringLiteral("differences"), all},
                        {QStringLiteral("bytes"), bytesJson(oldBytes, newBytes)}});
        return Done;
    }
    for (const Difference& difference : differences)
        console.line(lineOf(difference));
    if (oldBytes == newBytes)
        console.line(Tr::tr("The files are equal, byte for byte."));
    else if (differences.empty())
        console.line(Tr::tr("The files say the same; only their form differs."));
    return Done;
}

int diffProfiles(const QString& before, const QString& after, const Console& console)
{
    const auto old = engine::openDocument(before);
    const auto fresh = engine::openDocument(after);
    for (const auto* opened : {&old, &fresh}) {
        if (!*opened) {
            console.error(opened->error());
            return BadInput;
        }
    }
    return showDifferences(old->document, fresh->document, console);
}

} // namespace

void addProfileDiff(CLI::App& profile, Action& chosen)
{
    struct Files
    {
        std::string before;
        std::string after;
    };
    auto files = std::make_shared<Files>();
    CLI::App* command = profile.add_subcommand("diff", "What one profile says otherwise than another");
    command->add_option("A", files->before, "The old profile")->required();
    command->add_option("B", files->after, "The new profile")->required();
    command->callback([files, &chosen] {
        chosen = [files](const Console& console) {
            return diffProfiles(QString::fromStdString(files->before), QString::fromStdString(files->after),
                                console);
        };
    });
}

} // namespace naru::cli
