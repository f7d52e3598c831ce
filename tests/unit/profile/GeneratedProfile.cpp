// SPDX-License-Identifier: GPL-3.0-or-later
#include "GeneratedProfile.h"

#include <QStringEncoder>
#include <QTest>

#include <array>

namespace naru::test {

namespace {

struct Form
{
    const char* declared;
    const char* encoding;
    QByteArrayView mark;
};

constexpr auto forms = std::to_array<Form>({
    {nullptr, "UTF-8", {}},
    {"", "UTF-8", {}},
    {"UTF-8", "UTF-8", {}},
    {"utf-8", "UTF-8", QByteArrayView("\xef\xbb\xbf", 3)},
    {"UTF-16", "UTF-16LE", QByteArrayView("\xff\xfe", 2)},
    {"UTF-16", "UTF-16BE", QByteArrayView("\xfe\xff", 2)},
    {"EUC-KR", "windows-949", {}},
    {"CP949", "windows-949", {}},
    {"ISO-8859-1", "ISO-8859-1", {}},
});

const auto names = std::to_array<QString>({
    QStringLiteral("HostName"),
    QStringLiteral("HostAddress"),
    QStringLiteral("UserGroup"),
    QStringLiteral("BackupServerList"),
    QStringLiteral("AutoReconnect"),
    QStringLiteral("LocalLanAccess"),
    QStringLiteral("PrimaryProtocol"),
    QStringLiteral("Odd-Name.1"),
    QStringLiteral("HostEntry"),
});

/** Writes one profile from chance. */
class Generator
{
public:
    explicit Generator(Chance& chance)
        : m_chance(chance)
        , m_form(chance.of(forms))
    {}

    QByteArray write()
    {
        m_lineEnd = m_chance.of(std::to_array<QString>(
            {QStringLiteral("\n"), QStringLiteral("\r\n"), QStringLiteral("\r"), QString()}));
        m_unit = m_chance.of(std::to_array<QString>(
            {QStringLiteral("  "), QStringLiteral("\t"), QStringLiteral("    "), QString()}));
        m_prefix = m_chance.oneIn(5) ? QStringLiteral("ac:") : QString();
        QString text = declaration();
        if (m_chance.oneIn(4))
            text += QStringLiteral("<!-- before -->") + m_lineEnd;
        text += element(QStringLiteral("AnyConnectProfile"), 0);
        if (m_chance.oneIn(2))
            text += m_lineEnd;
        if (m_chance.oneIn(6))
            text += QStringLiteral("<?after?>");
        QStringEncoder encoder(m_form.encoding);
        return m_form.mark.toByteArray() + QByteArray(encoder.encode(text));
    }

private:
    QString declaration()
    {
        if (!m_form.declared)
            return {};
        const QString quote = m_chance.oneIn(2) ? QStringLiteral("'") : QStringLiteral("\"");
        QString text = QStringLiteral("<?xml version=") + quote + QStringLiteral("1.0") + quote;
        if (*m_form.declared != '\0')
            text += QStringLiteral(" encoding=") + quote + QLatin1String(m_form.declared) + quote;
        return text + QStringLiteral("?>") + m_lineEnd;
    }

    QString element(const QString& name, int depth)
    {
        QString text = u'<' + m_prefix + name + attributes(depth);
        const int children = depth >= 4 ? 0 : m_chance.below(depth == 0 ? 6 : 4);
        if (children == 0 && m_chance.oneIn(5))
            return text + (m_chance.oneIn(2) ? QStringLiteral("/>") : QStringLiteral(" />"));
        text += u'>' + (children == 0 || m_chance.oneIn(3) ? content() : QString());
        for (int i = 0; i < children; ++i)
            text += between(depth + 1) + element(childName(depth), depth + 1);
        text += children == 0 ? QString() : between(depth);
        return text + u"</" + m_prefix + name +
               (m_chance.oneIn(8) ? QStringLiteral(" >") : QStringLiteral(">"));
    }

    QString childName(int depth)
    {
        const std::array<QString, 3> above{QStringLiteral("ClientInitialization"),
                                           QStringLiteral("ServerList"), QStringLiteral("Other")};
        return depth == 0   ? m_chance.of(above)
               : depth == 1 ? QStringLiteral("HostEntry")
                            : m_chance.of(names);
    }

    QString attributes(int depth)
    {
        QString text;
        if (depth == 0)
            text = m_prefix.isEmpty() ? QStringLiteral(" xmlns=\"http://schemas.xmlsoap.org/encoding/\"")
                                      : QStringLiteral(" xmlns:ac='http://schemas.xmlsoap.org/encoding/'");
        if (m_chance.oneIn(4))
            text += (m_chance.oneIn(3) ? QString(m_lineEnd + u' ') : QStringLiteral(" ")) +
                    QStringLiteral("UserControllable = '") +
                    m_chance.of(std::to_array<QString>(
                        {QStringLiteral("true"), QStringLiteral("a > b/"), QStringLiteral("&lt;&#65;\"")})) +
                    u'\'';
        return text;
    }

    QString between(int depth)
    {
        QString text = m_lineEnd + m_unit.repeated(depth);
        if (m_chance.oneIn(8))
            text +=
                QStringLiteral("<!-- a > b -- c -->").replace(QStringLiteral(" -- "), QStringLiteral(" - ")) +
                text;
        if (m_chance.oneIn(20))
            text += QStringLiteral("<?pi a='<b>'?>");
        if (m_chance.oneIn(30))
            text += QStringLiteral("stray");
        return text;
    }

    /** Only what the encoding has. */
    QString content()
    {
        const std::array<QString, 12> parts{QStringLiteral("vpn.example.net"),
                                            QStringLiteral("true"),
                                            QStringLiteral(" "),
                                            m_lineEnd,
                                            QStringLiteral("&amp;"),
                                            QStringLiteral("&#x1F600;"),
                                            QStringLiteral("<![CDATA[a<b]] & c]]>"),
                                            QStringLiteral("<!-- c -->"),
                                            QStringLiteral("]]"),
                                            letters(),
                                            letters(),
                                            QStringLiteral("&gt;")};
        QString text;
        for (int i = m_chance.below(5); i > 0; --i)
            text += m_chance.of(parts);
        return text;
    }

    QString letters() const
    {
        const QByteArray encoding(m_form.encoding);
        if (encoding == "ISO-8859-1")
            return QString::fromUtf8("Zürich é");
        return encoding.startsWith("UTF") ? QString::fromUtf8("서울 😀") : QString::fromUtf8("똠방각하");
    }

    Chance& m_chance;
    Form m_form;
    QString m_lineEnd;
    QString m_unit;
    QString m_prefix;
};

profile::NewElement someElement(Chance& chance, int depth)
{
    profile::NewElement element{.name = chance.of(names)};
    if (chance.oneIn(2))
        element.value = someValue(chance);
    if (chance.oneIn(4))
        element.attributes = {{QStringLiteral("UserControllable"), someValue(chance)}};
    for (int i = chance.below(3); i > 0 && depth < 2; --i)
        element.children.push_back(someElement(chance, depth + 1));
    return element;
}

/** As somebody in the source view may: most of it breaks the text and is refused. */
bool typeSource(profile::Document& document, Chance& chance)
{
    const auto size = static_cast<int>(document.text().size());
    const qsizetype begin = chance.below(size + 1);
    const qsizetype end = std::min<qsizetype>(size, begin + chance.below(8));
    const std::array<QString, 9> pieces{QStringLiteral("a"),
                                        QStringLiteral(" "),
                                        QStringLiteral("\n"),
                                        QStringLiteral("<!-- t -->"),
                                        QStringLiteral("<a/>"),
                                        QStringLiteral("<"),
                                        QStringLiteral("</a><a>"),
                                        QStringLiteral("<![CDATA[<]]>"),
                                        QString()};
    return document.replace({begin, end}, chance.of(pieces)).has_value();
}

} // namespace

std::uint64_t seedOfTest()
{
    bool isSet = false;
    const std::uint64_t given = qEnvironmentVariable("NARU_SEED").toULongLong(&isSet);
    const std::uint64_t seed = isSet ? given : std::random_device()();
    qInfo("NARU_SEED=%llu", static_cast<unsigned long long>(seed));
    return seed;
}

QByteArray generatedProfile(Chance& chance)
{
    return Generator(chance).write();
}

QString someValue(Chance& chance)
{
    const std::array<QString, 14> parts{QStringLiteral("vpn.example.net"),
                                        QStringLiteral("true"),
                                        QStringLiteral("<"),
                                        QStringLiteral("&"),
                                        QStringLiteral(">"),
                                        QStringLiteral("]]"),
                                        QStringLiteral("\""),
                                        QStringLiteral("'"),
                                        QStringLiteral(" "),
                                        QStringLiteral("\n"),
                                        QString::fromUtf8("서울"),
                                        QString::fromUtf8("é"),
                                        QString::fromUtf8("😀"),
                                        QStringLiteral("--")};
    QString value;
    for (int i = chance.below(5); i > 0; --i)
        value += chance.of(parts);
    return value.trimmed();
}

bool randomEdit(profile::Document& document, Chance& chance)
{
    const std::vector<profile::NodeId> nodes = nodesOf(document);
    const profile::NodeId node = chance.of(nodes);
    const profile::MergeId merge = chance.oneIn(3) ? profile::MergeId(chance.below(2)) : std::nullopt;
    switch (chance.below(9)) {
    case 0:
    case 1:
    case 2:
        return document.setValue(node, someValue(chance), merge).has_value();
    case 3:
        return document.setAttribute(node, u"UserControllable", someValue(chance), merge).has_value();
    case 4:
        return document.removeAttribute(node, u"UserControllable", merge).has_value();
    case 5:
        return document
            .insert(node, someElement(chance, 0),
                    chance.oneIn(2) ? std::optional(chance.below(4)) : std::nullopt, merge)
            .has_value();
    case 6:
        return nodes.size() > 3 && document.remove(node, merge).has_value();
    case 7:
        return document.move(node, chance.below(5), merge).has_value();
    default:
        return typeSource(document, chance);
    }
}

QStringList outlineOf(const profile::Document& document)
{
    QStringList outline;
    for (const profile::NodeId id : nodesOf(document)) {
        const auto range = document.range(id);
        const auto content = document.content(id);
        outline.append(QStringLiteral("%1:%2 %3..%4 %5..%6 %7")
                           .arg(document.prefix(id), document.name(id))
                           .arg(range.begin)
                           .arg(range.end)
                           .arg(content.begin)
                           .arg(content.end)
                           .arg(document.children(id).size()));
    }
    return outline;
}

std::vector<profile::NodeId> nodesOf(const profile::Document& document)
{
    std::vector<profile::NodeId> nodes{document.root()};
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const std::vector<profile::NodeId>& children = document.children(nodes[i]);
        nodes.insert(nodes.end(), children.begin(), children.end());
    }
    return nodes;
}

QString sayingOf(const profile::Document& document, profile::NodeId id)
{
    QString saying = document.name(id) + u'=' + document.rawValue(id);
    for (const profile::DocumentAttribute& attribute : document.attributes(id))
        saying += u'|' + attribute.name + u'=' + attribute.value;
    return saying;
}

} // namespace naru::test
