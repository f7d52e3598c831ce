// SPDX-License-Identifier: GPL-3.0-or-later
#include "ConnectJson.h"

#include "JsonValues.h"
#include "session/Codes.h"

#include <QJsonArray>

namespace naru::cli {

namespace {

QString kindName(tunnel::FieldKind kind)
{
    switch (kind) {
    case tunnel::FieldKind::Text:
        return QStringLiteral("text");
    case tunnel::FieldKind::Password:
        return QStringLiteral("password");
    case tunnel::FieldKind::Select:
        return QStringLiteral("select");
    case tunnel::FieldKind::Token:
        return QStringLiteral("token");
    }
    Q_UNREACHABLE();
}

QString caseName(tunnel::TrustCase kind)
{
    switch (kind) {
    case tunnel::TrustCase::Trusted:
        return QStringLiteral("trusted");
    case tunnel::TrustCase::Unknown:
        return QStringLiteral("unknown");
    case tunnel::TrustCase::Changed:
        return QStringLiteral("changed");
    case tunnel::TrustCase::Unverifiable:
        return QStringLiteral("unverifiable");
    }
    Q_UNREACHABLE();
}

QJsonObject event(const QString& name, QJsonObject more = {})
{
    more.insert(QStringLiteral("event"), name);
    return more;
}

QJsonObject hopJson(const session::Hop& hop)
{
    return {{QStringLiteral("entry"), hop.entry},
            {QStringLiteral("server"), hop.target.text()},
            {QStringLiteral("group"), hop.group},
            {QStringLiteral("backup"), hop.backup ? QJsonValue(*hop.backup) : QJsonValue()},
            {QStringLiteral("why"), session::codeName(hop.why)}};
}

QJsonObject lineJson(const session::StatusHop& line)
{
    QJsonObject object = hopJson(line.hop);
    object.insert(QStringLiteral("number"), line.number);
    object.insert(QStringLiteral("state"), session::codeName(line.state));
    object.insert(QStringLiteral("failure"),
                  line.failure ? QJsonValue(session::codeName(*line.failure)) : QJsonValue());
    return object;
}

QJsonArray subnets(const QList<tunnel::Subnet>& all)
{
    QJsonArray array;
    for (const tunnel::Subnet& subnet : all)
        array.append(QString(subnet.address.toString() % u'/' % QString::number(subnet.prefix)));
    return array;
}

QJsonValue subnetJson(const std::optional<tunnel::Subnet>& subnet)
{
    return subnet ? QJsonValue(subnets({*subnet}).first()) : QJsonValue();
}

QJsonArray addresses(const QList<QHostAddress>& all)
{
    QJsonArray array;
    for (const QHostAddress& address : all)
        array.append(address.toString());
    return array;
}

QJsonValue numberJson(const std::optional<std::uint64_t>& value)
{
    return value ? QJsonValue(static_cast<qint64>(*value)) : QJsonValue();
}

} // namespace

QJsonObject stateJson(const session::Status& status)
{
    QJsonArray plan;
    for (const session::StatusHop& line : status.plan)
        plan.append(lineJson(line));
    QJsonObject object{{QStringLiteral("state"), session::codeName(status.kind)},
                       {QStringLiteral("attempt"), static_cast<qint64>(status.attempt)},
                       {QStringLiteral("waits_for_user"), status.waitsForUser},
                       {QStringLiteral("plan"), plan}};
    object.insert(QStringLiteral("hop"), status.hop ? QJsonValue(hopJson(*status.hop)) : QJsonValue());
    object.insert(QStringLiteral("suspended"),
                  status.suspended ? QJsonValue(session::codeName(*status.suspended)) : QJsonValue());
    object.insert(QStringLiteral("reconnecting"),
                  status.reconnecting ? QJsonValue(session::codeName(*status.reconnecting)) : QJsonValue());
    object.insert(QStringLiteral("next_retry_ms"), milliseconds(status.nextRetryIn));
    return event(QStringLiteral("state"), object);
}

QJsonObject noticeJson(const session::Notice& notice, const QString& text)
{
    return event(QStringLiteral("notice"),
                 {{QStringLiteral("code"), session::codeName(notice.code)},
                  {QStringLiteral("args"), QJsonObject::fromVariantMap(notice.arguments)},
                  {QStringLiteral("text"), text}});
}

QJsonObject formJson(const engine::FormQuestion& question)
{
    QJsonArray fields;
    for (const tunnel::FormField& field : question.form.fields) {
        QJsonArray choices;
        for (const tunnel::FieldChoice& choice : field.choices)
            choices.append(choice.name);
        fields.append(QJsonObject{{QStringLiteral("name"), field.name},
                                  {QStringLiteral("label"), field.label},
                                  {QStringLiteral("kind"), kindName(field.kind)},
                                  {QStringLiteral("choices"), choices}});
    }
    return event(QStringLiteral("form"), {{QStringLiteral("host"), question.form.host},
                                          {QStringLiteral("message"), question.form.message},
                                          {QStringLiteral("error"), question.form.error},
                                          {QStringLiteral("fields"), fields}});
}

QJsonObject certificateJson(const engine::CertificateQuestion& question)
{
    return event(QStringLiteral("certificate"),
                 {{QStringLiteral("host"), question.peer.host},
                  {QStringLiteral("port"), question.peer.port},
                  {QStringLiteral("case"), caseName(question.verdict.kind)},
                  {QStringLiteral("key"), question.peer.key},
                  {QStringLiteral("expected"), QJsonArray::fromStringList(question.verdict.expected)},
                  {QStringLiteral("subject"), question.peer.subject},
                  {QStringLiteral("issuer"), question.peer.issuer}});
}

QJsonObject browserJson(const QUrl& url)
{
    return event(QStringLiteral("browser"), {{QStringLiteral("url"), QString::fromLatin1(url.toEncoded())}});
}

QJsonObject tunnelJson(const tunnel::TunnelInfo& info)
{
    return event(
        QStringLiteral("tunnel"),
        {{QStringLiteral("device"), info.device},
         {QStringLiteral("socks_port"), info.socksPort ? QJsonValue(int(*info.socksPort)) : QJsonValue()},
         {QStringLiteral("address4"), subnetJson(info.address4)},
         {QStringLiteral("address6"), subnetJson(info.address6)},
         {QStringLiteral("mtu"), info.mtu ? QJsonValue(*info.mtu) : QJsonValue()},
         {QStringLiteral("dns"), addresses(info.dnsServers)},
         {QStringLiteral("domains"), QJsonArray::fromStringList(info.domains)},
         {QStringLiteral("routes"), subnets(info.routes)},
         {QStringLiteral("excluded"), subnets(info.excluded)},
         {QStringLiteral("gateway"), info.gateway.toString()},
         {QStringLiteral("cstp_cipher"), info.cstpCipher},
         {QStringLiteral("dtls_cipher"), info.dtlsCipher},
         {QStringLiteral("banner"), info.banner}});
}

QJsonObject trafficJson(const tunnel::Traffic& traffic)
{
    return event(QStringLiteral("traffic"),
                 {{QStringLiteral("received_bytes"), numberJson(traffic.receivedBytes)},
                  {QStringLiteral("sent_bytes"), numberJson(traffic.sentBytes)}});
}

QJsonObject failureJson(const QString& what, const QString& text, const QString& technical)
{
    return event(what, {{QStringLiteral("text"), text}, {QStringLiteral("technical"), technical}});
}

QJsonObject endJson(int status)
{
    return event(QStringLiteral("end"), {{QStringLiteral("status"), status}});
}

} // namespace naru::cli
