// SPDX-License-Identifier: GPL-3.0-or-later
#include "FrameReport.h"

#include "FrameForm.h"
#include "FrameLimits.h"
#include "FrameObject.h"
#include "FramePeer.h"

namespace naru::tunnel {

namespace {

constexpr FrameNames<SignInStep, 7> stepNames{{{SignInStep::Starting, u"starting"},
                                               {SignInStep::Resolving, u"resolving"},
                                               {SignInStep::Connecting, u"connecting"},
                                               {SignInStep::Handshake, u"handshake"},
                                               {SignInStep::Gateway, u"gateway"},
                                               {SignInStep::Person, u"person"},
                                               {SignInStep::Browser, u"browser"}}};

/** Those that the child can know of. */
constexpr FrameNames<SignInErrorKind, 6> errorNames{{{SignInErrorKind::NameUnresolved, u"name"},
                                                     {SignInErrorKind::Unreachable, u"unreachable"},
                                                     {SignInErrorKind::Refused, u"refused"},
                                                     {SignInErrorKind::Unsupported, u"unsupported"},
                                                     {SignInErrorKind::CertificateUnusable, u"certificate"},
                                                     {SignInErrorKind::Protocol, u"protocol"}}};

constexpr FrameNames<UnsupportedDemand, 5> demandNames{
    {{UnsupportedDemand::PostureCheck, u"posture"},
     {UnsupportedDemand::EmbeddedBrowser, u"embedded"},
     {UnsupportedDemand::BrowserAddress, u"address"},
     {UnsupportedDemand::SecondCertificate, u"certificate"},
     {UnsupportedDemand::FormTooLarge, u"form"}}};

Frame write(SignInStep step)
{
    return {{{"report", "step"}, {"step", frameName(stepNames, step)}}, {}};
}

Frame write(const LogLine& line)
{
    return {{{"report", "line"}, {"text", line.text}}, {}};
}

Frame write(const PeerCertificate& peer)
{
    QJsonObject head = jsonOf(peer);
    head.insert(QStringLiteral("report"), "peer");
    return {head, {}};
}

Frame write(const Form& form)
{
    QJsonObject head = jsonOf(form);
    head.insert(QStringLiteral("report"), "form");
    return {head, {}};
}

Frame write(const BrowserWanted& browser)
{
    return {{{"report", "browser"}, {"url", browser.url}}, {}};
}

Frame write(const ProfileSent& profile)
{
    return {{{"report", "profile"}, {"bytes", QString::fromLatin1(profile.bytes.toBase64())}}, {}};
}

Frame write(const SignedIn& signedIn)
{
    return {{{"report", "signedIn"},
             {"cookie", 0},
             {"host", signedIn.host},
             {"port", signedIn.port},
             {"address", signedIn.address},
             {"key", signedIn.key},
             {"connectUrl", signedIn.connectUrl},
             {"group", signedIn.group}},
            {signedIn.cookie}};
}

Frame write(const SignInError& error)
{
    QJsonObject head{{"report", "error"},
                     {"kind", frameName(errorNames, error.kind)},
                     {"step", frameName(stepNames, error.step)},
                     {"serverText", error.serverText},
                     {"technical", error.technical}};
    if (error.unsupported)
        head.insert(QStringLiteral("unsupported"), frameName(demandNames, *error.unsupported));
    if (error.httpStatus)
        head.insert(QStringLiteral("httpStatus"), *error.httpStatus);
    return {head, {}};
}

std::optional<ProfileSent> readProfile(FrameObject& object)
{
    const QByteArray text = object.text(u"bytes", FrameLimits::profile).toLatin1();
    const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? std::optional(ProfileSent{*decoded}) : std::nullopt;
}

SignedIn readSignedIn(FrameObject& object)
{
    SignedIn signedIn;
    signedIn.cookie = object.secret(u"cookie");
    signedIn.host = object.text(u"host", FrameLimits::host);
    signedIn.port = static_cast<std::uint16_t>(object.number(u"port", 1, 65535));
    signedIn.address = object.text(u"address", FrameLimits::host);
    signedIn.key = object.text(u"key", FrameLimits::name);
    signedIn.connectUrl = object.text(u"connectUrl", FrameLimits::url);
    signedIn.group = object.text(u"group", FrameLimits::name);
    return signedIn;
}

SignInError readError(FrameObject& object)
{
    SignInError error;
    error.kind = object.name(u"kind", errorNames);
    error.step = object.name(u"step", stepNames);
    error.serverText = object.text(u"serverText", FrameLimits::line);
    error.technical = object.text(u"technical", FrameLimits::line);
    error.unsupported = object.maybeName(u"unsupported", demandNames);
    if (const std::optional<qint64> status = object.maybeNumber(u"httpStatus", 100, 999))
        error.httpStatus = static_cast<int>(*status);
    return error;
}

std::optional<SignInReport> read(const QString& kind, FrameObject& object)
{
    if (kind == u"step")
        return object.name(u"step", stepNames);
    if (kind == u"line")
        return LogLine{object.text(u"text", FrameLimits::line)};
    if (kind == u"peer")
        return readPeer(object);
    if (kind == u"form")
        return readForm(object);
    if (kind == u"browser")
        return BrowserWanted{object.text(u"url", FrameLimits::url)};
    if (kind == u"profile")
        return readProfile(object);
    if (kind == u"signedIn")
        return readSignedIn(object);
    if (kind == u"error")
        return readError(object);
    return std::nullopt;
}

} // namespace

Frame frameOf(const SignInReport& report)
{
    return std::visit([](const auto& value) { return write(value); }, report);
}

std::expected<SignInReport, FrameError> reportOf(const Frame& frame)
{
    FrameObject object(frame.head, frame.secrets);
    std::optional<SignInReport> report = read(object.text(u"report", FrameLimits::name), object);
    if (!report || !object.isSound())
        return std::unexpected(FrameError::WrongContent);
    return *report;
}

} // namespace naru::tunnel
