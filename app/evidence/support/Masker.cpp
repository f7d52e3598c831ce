// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/Masker.h"

#include <QStringList>

#include <algorithm>
#include <arpa/inet.h>

namespace naru::evidence {

namespace {

bool isIpv4(const QString& text)
{
    in_addr bytes{};
    return ::inet_pton(AF_INET, text.toLatin1().constData(), &bytes) == 1;
}

bool isIpv6(const QString& text)
{
    in6_addr bytes{};
    return ::inet_pton(AF_INET6, text.toLatin1().constData(), &bytes) == 1;
}

/** The blocks that RFC 5737 keeps for documentation. */
QString documentationAddress(int number)
{
    static constexpr const char* blocks[] = {"192.0.2.", "198.51.100.", "203.0.113."};
    constexpr int aBlock = 254;
    const int block = (number - 1) / aBlock % 3;
    return QLatin1String(blocks[block]) + QString::number((number - 1) % aBlock + 1);
}

QString standIn(NameKind kind, int number)
{
    switch (kind) {
    case NameKind::Host:
        return QStringLiteral("host-%1.example").arg(number);
    case NameKind::Suffix:
        return QStringLiteral("suffix-%1.example").arg(number);
    case NameKind::Entry:
        return QStringLiteral("gateway-%1").arg(number);
    case NameKind::Group:
        return QStringLiteral("group-%1").arg(number);
    case NameKind::Other:
        return QStringLiteral("name-%1").arg(number);
    }
    Q_UNREACHABLE();
}

/** What looks like a secret, whatever is masked besides. */
QString withoutSecrets(QString text)
{
    static const QRegularExpression labelled(
        QStringLiteral(
            R"(((?:pass(?:word|wd|code)?|pwd|secret|token|cookie|webvpn|sessionid|authorization|otp|pin)\s*[=:]\s*)(?!pin-sha256)("[^"]*"|'[^']*'|[^\s;&,"'<>]+))"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression userInfo(QStringLiteral(R"((\b[a-z][a-z0-9+.-]*://)[^\s/@<>"']+@)"),
                                             QRegularExpression::CaseInsensitiveOption);
    return text.replace(labelled, QStringLiteral("\\1***")).replace(userInfo, QStringLiteral("\\1***@"));
}

} // namespace

QString Masker::name(NameKind kind, const QString& value)
{
    const QString key = value.trimmed().toLower();
    if (key.isEmpty())
        return value;
    if (!m_masksNames)
        return withoutSecrets(value);
    const bool isHost = kind == NameKind::Host || kind == NameKind::Suffix;
    if (isHost && (isIpv4(key) || isIpv6(key)))
        return address(key);
    if (const auto known = m_standIns.constFind(key); known != m_standIns.constEnd())
        return *known;
    m_isKnownStale = true;
    return m_standIns[key] = standIn(kind, ++m_counts[static_cast<int>(kind)]);
}

QString Masker::address(const QString& value)
{
    constexpr int addresses = -1;
    if (const auto known = m_standIns.constFind(value); known != m_standIns.constEnd())
        return *known;
    const int number = ++m_counts[addresses];
    return m_standIns[value] = isIpv6(value) ? QStringLiteral("2001:db8::%1").arg(number, 0, 16)
                                             : documentationAddress(number);
}

QString Masker::host(const QString& value)
{
    static const QRegularExpression parts(
        QStringLiteral(
            R"(^(\s*(?:[a-z]+://)?)(?:[^/@\s]*@)?(\[[0-9a-f:.]+\]|[^\s/:\[\]]+|[0-9a-f:.]+)(:\d+)?(?:/(\S*))?\s*$)"),
        QRegularExpression::CaseInsensitiveOption);
    if (!m_masksNames)
        return withoutSecrets(value);
    const auto match = parts.match(value);
    if (!match.hasMatch())
        return name(NameKind::Host, value);
    QString bare = match.captured(2);
    const bool isBracketed = bare.startsWith(u'[');
    if (isBracketed)
        bare = bare.mid(1, bare.size() - 2);
    QString masked = name(NameKind::Host, bare);
    if (isBracketed)
        masked = u'[' + masked + u']';
    masked = match.captured(1) + masked + match.captured(3);
    if (match.capturedStart(4) >= 0)
        masked += u'/' + (match.captured(4).isEmpty() ? QString() : name(NameKind::Group, match.captured(4)));
    return masked;
}

/** The longest first: a name may hold another one. */
const QRegularExpression& Masker::knownNames()
{
    if (m_isKnownStale) {
        QStringList names = m_standIns.keys();
        std::ranges::sort(names, [](const QString& a, const QString& b) { return a.size() > b.size(); });
        for (QString& known : names)
            known = QRegularExpression::escape(known);
        m_known = QRegularExpression(names.isEmpty() ? QStringLiteral("(?!)") : names.join(u'|'),
                                     QRegularExpression::CaseInsensitiveOption);
        m_isKnownStale = false;
    }
    return m_known;
}

QString Masker::text(const QString& value)
{
    static const QRegularExpression addresses(
        QStringLiteral(
            R"((?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7})(?![\w:]))"),
        QRegularExpression::CaseInsensitiveOption);
    QString text = withoutSecrets(value);
    if (!m_masksNames)
        return text;
    const auto replaceEach = [&text](const QRegularExpression& pattern, auto replacement) {
        QString result;
        qsizetype at = 0;
        for (auto all = pattern.globalMatch(text); all.hasNext();) {
            const auto match = all.next();
            result +=
                QStringView(text).sliced(at, match.capturedStart() - at) + replacement(match.captured());
            at = match.capturedEnd();
        }
        text = result + text.sliced(at);
    };
    replaceEach(knownNames(),
                [this](const QString& found) { return m_standIns.value(found.toLower(), found); });
    replaceEach(addresses, [this](const QString& found) {
        const bool isOurs =
            found.startsWith(QLatin1String("192.0.2.")) || found.startsWith(QLatin1String("2001:db8::")) ||
            found.startsWith(QLatin1String("198.51.100.")) || found.startsWith(QLatin1String("203.0.113."));
        return !isOurs && (isIpv4(found) || isIpv6(found)) ? address(found) : found;
    });
    return text;
}

QVariant Masker::argument(const QString& key, const QVariant& value)
{
    static const QStringList hosts{QStringLiteral("host"),   QStringLiteral("lastServer"),
                                   QStringLiteral("target"), QStringLiteral("gateway"),
                                   QStringLiteral("proxy"),  QStringLiteral("server")};
    static const QStringList entries{QStringLiteral("entry"), QStringLiteral("next")};
    if (value.userType() == QMetaType::QVariantMap)
        return arguments(value.toMap());
    if (value.userType() == QMetaType::QVariantList) {
        QVariantList masked;
        for (const QVariant& each : value.toList())
            masked.append(argument(key, each));
        return masked;
    }
    if (value.userType() != QMetaType::QString)
        return value;
    const QString text = value.toString();
    if (entries.contains(key))
        return name(NameKind::Entry, text);
    return hosts.contains(key) ? host(text) : this->text(text);
}

QVariantMap Masker::arguments(const QVariantMap& arguments)
{
    QVariantMap masked;
    for (auto it = arguments.begin(); it != arguments.end(); ++it)
        masked.insert(it.key(), argument(it.key(), it.value()));
    return masked;
}

} // namespace naru::evidence
