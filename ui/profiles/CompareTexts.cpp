// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/CompareTexts.h"

#include "profile/Field.h"

namespace naru::profiles {

using profile::Difference;
using profile::DifferenceKind;
using profile::Document;
using profile::NodeId;
using profile::Path;

namespace {

const Path& pathOf(const Difference& difference)
{
    return difference.oldNode ? difference.oldPath : difference.newPath;
}

QString nameOf(const Path& path)
{
    if (!path.attribute.isEmpty())
        return u'@' + path.attribute;
    return path.steps.empty() ? QString() : path.steps.back().name;
}

} // namespace

std::optional<QString> hostNameOf(const Document& document, NodeId node)
{
    for (std::optional<NodeId> at = node; at; at = document.parent(*at)) {
        if (document.name(*at) != QLatin1String("HostEntry"))
            continue;
        for (const QStringView name : {u"HostName", u"HostAddress"}) {
            const std::optional<NodeId> child = document.child(*at, name);
            if (child && !document.value(*child).isEmpty())
                return document.value(*child);
        }
        return QString();
    }
    return {};
}

QString CompareTexts::what(const Difference& difference) const
{
    const Path& path = pathOf(difference);
    const profile::Field* field = profile::findField(profile::plainPath(path.text()));
    return field ? m_words.fieldLabel(*field) : nameOf(path);
}

QString CompareTexts::where(const Difference& difference, const Document& mine, const Document& theirs) const
{
    const std::optional<QString> host = difference.oldNode   ? hostNameOf(mine, *difference.oldNode)
                                        : difference.newNode ? hostNameOf(theirs, *difference.newNode)
                                                             : std::nullopt;
    if (host)
        return host->isEmpty() ? tr("A host entry without a name") : *host;
    QStringList around;
    QString path;
    for (const profile::PathStep& step : pathOf(difference).parent().steps) {
        path += (path.isEmpty() ? QString() : QStringLiteral("/")) % step.name;
        const profile::Field* field = profile::findField(path);
        around.append(field ? m_words.fieldLabel(*field) : step.name);
    }
    return around.join(QStringLiteral(" › "));
}

QString CompareTexts::kind(DifferenceKind kind) const
{
    switch (kind) {
    case DifferenceKind::Added:
        return tr("only in theirs");
    case DifferenceKind::Removed:
        return tr("only in mine");
    case DifferenceKind::Changed:
        return tr("other value");
    case DifferenceKind::Moved:
        return tr("other place");
    }
    Q_UNREACHABLE();
}

QString CompareTexts::value(const QString& value, bool exists) const
{
    if (!exists)
        return QStringLiteral("–");
    return value.isEmpty() ? tr("(empty)") : value.simplified();
}

QString CompareTexts::report(const std::vector<Difference>& differences, const Document& mine,
                             const QString& myName, const Document& theirs, const QString& theirName) const
{
    QString text = tr("Mine: %1").arg(myName) % u'\n' % tr("Theirs: %1").arg(theirName) % u'\n';
    text += tr("%n difference(s)", nullptr, static_cast<int>(differences.size())) % u'\n';
    for (const Difference& each : differences) {
        text += u'\n' % where(each, mine, theirs) % QStringLiteral(": ") % what(each) % QStringLiteral(", ") %
                kind(each.kind) % u'\n';
        text += QStringLiteral("  ") % pathOf(each).text() % u'\n';
        if (each.oldNode)
            text += QStringLiteral("  - ") % value(each.oldValue, true) % u'\n';
        if (each.newNode)
            text += QStringLiteral("  + ") % value(each.newValue, true) % u'\n';
    }
    return text;
}

} // namespace naru::profiles
