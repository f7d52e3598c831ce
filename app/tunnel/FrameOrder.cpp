// SPDX-License-Identifier: GPL-3.0-or-later
#include "FrameOrder.h"

#include "FrameLimits.h"
#include "FrameObject.h"

#include <QJsonArray>

namespace naru::tunnel {

namespace {

/** Puts the secret beside the head; its place there. */
int placeOf(const base::Secret& secret, Frame& frame)
{
    frame.secrets.push_back(secret);
    return static_cast<int>(frame.secrets.size()) - 1;
}

void insert(QJsonObject& object, const QString& key, const std::optional<QString>& text)
{
    if (text)
        object.insert(key, *text);
}

Frame write(const SignInRequest& request)
{
    Frame frame;
    QJsonObject& head = frame.head;
    head = {{"order", "begin"},          {"host", request.host},     {"port", request.port},
            {"group", request.group},    {"caFile", request.caFile}, {"systemTrust", request.systemTrust},
            {"verbose", request.verbose}};
    insert(head, QStringLiteral("address"), request.address);
    insert(head, QStringLiteral("userAgent"), request.userAgent);
    insert(head, QStringLiteral("clientVersion"), request.clientVersion);
    insert(head, QStringLiteral("knownProfile"), request.knownProfile);
    if (request.certificate) {
        head.insert(QStringLiteral("certificate"),
                    QJsonObject{{"file", request.certificate->certificate},
                                {"key", request.certificate->key},
                                {"password", placeOf(request.certificate->password, frame)}});
    }
    return frame;
}

Frame write(const CertificateAccepted&)
{
    return {{{"order", "accepted"}}, {}};
}

Frame write(const FormAnswer& answer)
{
    Frame frame;
    QJsonArray values;
    for (const FieldValue& value : answer.values)
        values.append(QJsonObject{{"field", value.field}, {"value", placeOf(value.value, frame)}});
    frame.head = {{"order", "answer"}, {"values", values}};
    return frame;
}

SignInRequest readRequest(FrameObject& object)
{
    SignInRequest request;
    request.host = object.text(u"host", FrameLimits::host);
    request.port = static_cast<std::uint16_t>(object.number(u"port", 1, 65535));
    request.group = object.text(u"group", FrameLimits::name);
    request.address = object.maybeText(u"address", FrameLimits::host);
    request.caFile = object.text(u"caFile", FrameLimits::path);
    request.systemTrust = object.flag(u"systemTrust");
    request.userAgent = object.maybeText(u"userAgent", FrameLimits::name);
    request.clientVersion = object.maybeText(u"clientVersion", FrameLimits::name);
    request.knownProfile = object.maybeText(u"knownProfile", FrameLimits::sha1);
    request.verbose = object.flag(u"verbose");
    object.maybeObject(u"certificate", [&request](FrameObject& certificate) {
        request.certificate = {certificate.text(u"file", FrameLimits::path),
                               certificate.text(u"key", FrameLimits::path), certificate.secret(u"password")};
    });
    return request;
}

FormAnswer readAnswer(FrameObject& object)
{
    FormAnswer answer;
    object.objects(u"values", FrameLimits::fields, [&answer](FrameObject& value) {
        answer.values.push_back({value.text(u"field", FrameLimits::name), value.secret(u"value")});
    });
    return answer;
}

std::optional<SignInOrder> read(const QString& kind, FrameObject& object)
{
    if (kind == u"begin")
        return readRequest(object);
    if (kind == u"accepted")
        return CertificateAccepted();
    if (kind == u"answer")
        return readAnswer(object);
    return std::nullopt;
}

} // namespace

Frame frameOf(const SignInOrder& order)
{
    return std::visit([](const auto& value) { return write(value); }, order);
}

std::expected<SignInOrder, FrameError> orderOf(const Frame& frame)
{
    FrameObject object(frame.head, frame.secrets);
    std::optional<SignInOrder> order = read(object.text(u"order", FrameLimits::name), object);
    if (!order || !object.isSound())
        return std::unexpected(FrameError::WrongContent);
    return *order;
}

} // namespace naru::tunnel
