// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/Masker.h"
#include "profile/Document.h"
#include "profile/Field.h"

#include <algorithm>
#include <vector>

namespace naru::evidence {

namespace {

/** A part of the text that gives way to another. */
struct Change
{
    profile::TextRange range;
    QString text;
};

bool saysNothing(const profile::Field* field)
{
    using enum profile::FieldType;
    return field != nullptr && (field->type == Boolean || field->type == Integer || field->type == Choice ||
                                field->type == Structure || field->type == Oid);
}

class ProfileMasker
{
public:
    ProfileMasker(Masker& masker, const profile::Document& document)
        : m_masker(masker)
        , m_document(document)
    {}

    QByteArray bytes()
    {
        visit(m_document.root(), {});
        // A value of its own stands before the elements beside it, which were visited first.
        std::ranges::sort(m_changes, {}, [](const Change& change) { return change.range.begin; });
        QString text = m_document.text();
        for (auto change = m_changes.rbegin(); change != m_changes.rend(); ++change)
            text.replace(change->range.begin, change->range.size(), change->text);
        static const QRegularExpression comments(QStringLiteral("<!--.*?-->"),
                                                 QRegularExpression::DotMatchesEverythingOption);
        if (m_masker.masksNames())
            text.replace(comments, QStringLiteral("<!-- -->"));
        profile::Document masked = m_document;
        const bool good = masked.setText(text).has_value() && masked.convertToUtf8().has_value();
        return good ? masked.bytes() : QByteArray();
    }

private:
    void visit(profile::NodeId node, const QString& path)
    {
        for (const profile::NodeId child : m_document.children(node)) {
            const QString name = m_document.name(child);
            visit(child, path.isEmpty() ? name : QString(path + u'/' + name));
        }
        const QString value = m_document.value(node).trimmed();
        if (value.isEmpty() || saysNothing(profile::findField(path)))
            return;
        if (const QString masked = maskValue(path, value); masked != value)
            m_changes.push_back({m_document.valueRange(node), masked.toHtmlEscaped()});
    }

    QString maskValue(const QString& path, const QString& value)
    {
        using enum profile::FieldType;
        const profile::Field* field = profile::findField(path);
        const QString name = path.mid(path.lastIndexOf(u'/') + 1);
        if (name.contains(QLatin1String("password"), Qt::CaseInsensitive) ||
            name.contains(QLatin1String("secret"), Qt::CaseInsensitive))
            return QStringLiteral("***");
        if (name == QLatin1String("HostName"))
            return m_masker.name(NameKind::Entry, value);
        if (name == QLatin1String("UserGroup"))
            return m_masker.name(NameKind::Group, value);
        if (field != nullptr && (field->type == Host || field->type == Url))
            return m_masker.host(value);
        if (field != nullptr &&
            (field->type == HostList || field->type == DomainList || field->type == AddressList)) {
            QStringList masked;
            for (const QString& each : value.split(u','))
                masked.append(field->type == DomainList ? m_masker.name(NameKind::Suffix, each.trimmed())
                                                        : m_masker.host(each.trimmed()));
            return masked.join(u',');
        }
        return m_masker.name(NameKind::Other, value);
    }

    Masker& m_masker;
    const profile::Document& m_document;
    /** In the order of the text: a value stands behind those of its children, so they are sorted once. */
    std::vector<Change> m_changes;
};

} // namespace

QByteArray Masker::profile(const QByteArray& bytes)
{
    const auto document = profile::Document::open(bytes);
    return document ? ProfileMasker(*this, *document).bytes() : QByteArray();
}

} // namespace naru::evidence
