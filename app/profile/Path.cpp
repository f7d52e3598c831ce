// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Path.h"

#include "QualifiedName.h"

#include <algorithm>

namespace naru::profile {

namespace {

// No profile is deeper; more would only be a way to waste time.
constexpr qsizetype longestPath = 1'000;

/** `HostEntry[2]`; nothing where it is no step. */
std::optional<PathStep> parseStep(QStringView text)
{
    PathStep step;
    const qsizetype bracket = text.indexOf(u'[');
    if (bracket >= 0) {
        bool isNumber = false;
        step.number = text.sliced(bracket + 1).chopped(1).toInt(&isNumber);
        if (!text.endsWith(u']') || !isNumber || step.number < 1)
            return std::nullopt;
        text.truncate(bracket);
    }
    step.name = localName(text).toString();
    const bool isName = !step.name.isEmpty() && std::none_of(step.name.begin(), step.name.end(), [](QChar c) {
        return c.isSpace() || c == u'@' || c == u']' || c == u'<' || c == u'>' || c == u'&';
    });
    return isName ? std::optional(step) : std::nullopt;
}

} // namespace

QString Path::text() const
{
    QString text;
    const auto separate = [&text] { return text.isEmpty() ? QStringView() : QStringView(u"/"); };
    for (const PathStep& step : steps) {
        text += separate() + step.name;
        if (step.number > 0)
            text += u'[' + QString::number(step.number) + u']';
    }
    if (!attribute.isEmpty())
        text += separate() + u'@' + attribute;
    return text;
}

Path Path::parent() const
{
    Path path{steps, {}};
    if (attribute.isEmpty() && !path.steps.empty())
        path.steps.pop_back();
    return path;
}

base::Result<Path> parsePath(QStringView text)
{
    const auto invalid = [text] {
        return std::unexpected(base::Error{base::ErrorCode::PathInvalid, text.toString(), std::nullopt, {}});
    };
    QStringView rest = text.trimmed();
    if (rest.size() > longestPath)
        return invalid();
    if (rest.startsWith(u'/'))
        rest = rest.sliced(1);
    Path path;
    while (!rest.isEmpty()) {
        const qsizetype slash = rest.indexOf(u'/');
        const QStringView part = slash < 0 ? rest : rest.first(slash);
        if (slash == rest.size() - 1 || !path.attribute.isEmpty())
            return invalid();
        rest = slash < 0 ? QStringView() : rest.sliced(slash + 1);
        if (part.startsWith(u'@')) {
            path.attribute = part.sliced(1).toString();
            if (path.attribute.isEmpty())
                return invalid();
            continue;
        }
        const auto step = parseStep(part);
        if (!step)
            return invalid();
        const bool isRoot = path.steps.empty() && step->name == u"AnyConnectProfile" && step->number == 0;
        if (!isRoot)
            path.steps.push_back(*step);
    }
    return path;
}

} // namespace naru::profile
