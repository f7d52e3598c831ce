// SPDX-License-Identifier: GPL-3.0-or-later
#include "GatewaySession.h"

#include "ClearText.h"
#include "FrameLimits.h"
#include "GatewayUrl.h"
#include "ServerText.h"
#include "SessionEnd.h"

#include <cstdio>
#include <openconnect.h>
#include <unistd.h>

namespace naru::signin {

using namespace tunnel;

namespace {

/** Header "User-Agent" of the program openconnect; the library puts its version behind it. */
constexpr const char* usualName = "Open AnyConnect VPN Agent";

std::optional<std::string> addressOf(const SignInRequest& request)
{
    return request.address ? std::optional(request.address->toStdString()) : std::nullopt;
}

} // namespace

struct GatewaySession::Callbacks
{
    static GatewaySession& of(void* session) { return *static_cast<GatewaySession*>(session); }

    static int validate(void* session, const char*) noexcept { return of(session).acceptsPeer() ? 0 : 1; }
    static int fill(void* session, oc_auth_form* form) noexcept { return of(session).answerForm(*form); }
    static int keepProfile(void* session, const char* bytes, int size) noexcept
    {
        of(session).sendProfile({bytes, size});
        return 0;
    }
    static int browse(openconnect_info*, const char* address, void* session) noexcept
    {
        of(session).wantBrowser(address);
        return 0;
    }
    static int resolve(void* session, const char* node, const char* service, const addrinfo* hints,
                       addrinfo** result) noexcept
    {
        of(session).enter(SignInStep::Resolving);
        const int status = of(session).m_resolver.resolve(node, service, hints, result);
        if (status == 0)
            of(session).enter(SignInStep::Connecting);
        return status;
    }
    [[gnu::format(printf, 3, 4)]] static void log(void* session, int level, const char* format, ...) noexcept
    {
        std::va_list arguments;
        va_start(arguments, format);
        of(session).log(level, format, arguments);
        va_end(arguments);
    }
};

GatewaySession::GatewaySession(SignInRequest request, FramePipe& pipe)
    : m_request(std::move(request))
    , m_pipe(pipe)
    , m_check(m_request.systemTrust, m_request.caFile)
    , m_resolver(lookedUpHost(m_request), addressOf(m_request))
{}

void GatewaySession::run()
{
    if (!prepare())
        fail(SignInErrorKind::Protocol);
    if (!m_check.isUsable()) {
        m_facts.lastError = m_request.caFile;
        fail(SignInErrorKind::CertificateUnusable);
    }
    finish(openconnect_obtain_cookie(m_library.get()));
}

bool GatewaySession::prepare()
{
    if (openconnect_init_ssl() != 0)
        return false;
    m_library.reset(openconnect_vpninfo_new(usualName, &Callbacks::validate, &Callbacks::keepProfile,
                                            &Callbacks::fill, &Callbacks::log, this),
                    &openconnect_vpninfo_free);
    openconnect_info* library = m_library.get();
    if (!library || openconnect_set_protocol(library, "anyconnect") != 0)
        return false;
    openconnect_set_loglevel(library, m_request.verbose ? PRG_TRACE : PRG_INFO);
    // The library trusts nobody: so it asks about each certificate, and before anything is sent.
    openconnect_set_system_trust(library, 0);
    openconnect_override_getaddrinfo(library, &Callbacks::resolve);
    openconnect_set_external_browser_callback(library, &Callbacks::browse);
    if (m_request.knownProfile) {
        const QByteArray known = m_request.knownProfile->toLatin1();
        // The library counts the zero byte.
        openconnect_set_xmlsha1(library, known.constData(), static_cast<int>(known.size()) + 1);
    }
    if (m_request.userAgent)
        openconnect_set_useragent(library, m_request.userAgent->toUtf8().constData());
    if (m_request.clientVersion)
        openconnect_set_version_string(library, m_request.clientVersion->toUtf8().constData());
    if (const auto& certificate = m_request.certificate) {
        const QByteArray file = certificate->certificate.toUtf8();
        const QByteArray key = certificate->key.isEmpty() ? file : certificate->key.toUtf8();
        openconnect_set_client_cert(library, file.constData(), key.constData());
        m_filter.learn(certificate->password);
        if (!certificate->password.isEmpty())
            openconnect_set_key_password(library, ClearText(certificate->password).get());
    }
    const QUrl url = gatewayUrl(m_request);
    return url.isValid() && !url.host().isEmpty() &&
           openconnect_parse_url(library, url.toEncoded(QUrl::FullyEncoded).constData()) == 0;
}

bool GatewaySession::acceptsPeer()
{
    oc_cert* certificates = nullptr;
    const int count = openconnect_get_peer_cert_chain(m_library.get(), &certificates);
    std::vector<QByteArray> chain;
    for (int i = 0; i < count; ++i) {
        chain.emplace_back(reinterpret_cast<const char*>(certificates[i].der_data), certificates[i].der_len);
    }
    if (count > 0)
        openconnect_free_peer_cert_chain(m_library.get(), certificates);
    std::optional<PeerCertificate> peer = m_check.check(host(), chain);
    if (!peer)
        return false;
    peer->port = port();
    m_pipe.send(*peer);
    if (!std::holds_alternative<CertificateAccepted>(m_pipe.receive()))
        fail(SignInErrorKind::Protocol);
    m_acceptedKeys.insert(peer->key.toLatin1());
    return true;
}

int GatewaySession::answerForm(oc_auth_form& form)
{
    // Before the handshake no gateway can ask anything. From then on the library has asked us about the
    // certificate; should it ever not have, nothing is filled in.
    const bool isAboutOwnKey = m_step == SignInStep::Connecting && FormBridge::isAboutOwnKey(form);
    if (!isAboutOwnKey && !m_acceptedKeys.contains(openconnect_get_peer_cert_hash(m_library.get())))
        fail(SignInErrorKind::Protocol);
    std::optional<Form> shown = m_forms.formOf(form);
    if (!shown)
        fail(SignInErrorKind::Unsupported, UnsupportedDemand::FormTooLarge);
    FormAnswer answer;
    if (!shown->fields.empty()) {
        if (!isAboutOwnKey) {
            shown->host = host();
            shown->port = port();
        }
        answer = ask(*shown);
    }
    const FormBridge::Filled filled = m_forms.fill(form, answer);
    if (filled == FormBridge::Filled::Impossible)
        fail(SignInErrorKind::Protocol);
    enter(SignInStep::Gateway);
    return filled == FormBridge::Filled::Ready ? OC_FORM_RESULT_OK : OC_FORM_RESULT_NEWGROUP;
}

FormAnswer GatewaySession::ask(const Form& form)
{
    m_lastMessage = form.error.isEmpty() ? form.message : form.error;
    m_pipe.send(form);
    const SignInOrder order = m_pipe.receive();
    const auto* answer = std::get_if<FormAnswer>(&order);
    if (!answer)
        fail(SignInErrorKind::Protocol);
    for (const FieldValue& value : answer->values) {
        const FormField* field = form.field(value.field);
        if (field && (field->kind == FieldKind::Password || field->kind == FieldKind::Token))
            m_filter.learn(value.value);
    }
    return *answer;
}

void GatewaySession::wantBrowser(const char* address)
{
    if (!isForBrowser(address))
        fail(SignInErrorKind::Unsupported, UnsupportedDemand::BrowserAddress);
    enter(SignInStep::Browser);
    m_pipe.send(BrowserWanted{QString::fromUtf8(address)});
}

void GatewaySession::sendProfile(QByteArrayView bytes)
{
    constexpr qsizetype most = FrameLimits::profile / 4 * 3;
    if (bytes.size() > most)
        m_pipe.send(LogLine{QStringLiteral("The gateway's profile is too large and is not kept.")});
    else
        m_pipe.send(ProfileSent{bytes.toByteArray()});
}

void GatewaySession::log(int level, const char* format, std::va_list arguments)
{
    std::array<char, 4096> buffer;
    std::va_list again;
    va_copy(again, arguments);
    std::vsnprintf(buffer.data(), buffer.size(), format, again);
    va_end(again);
    // Filtered before it is cut: half a secret would not be known.
    const QString line = m_filter.filtered(plainText(buffer.data(), static_cast<qsizetype>(buffer.size())))
                             .left(FrameLimits::line);
    explicit_bzero(buffer.data(), buffer.size());
    learnFrom(format, arguments, line, level == PRG_ERR, m_facts);
    if (m_facts.step)
        enter(*m_facts.step);
    if (!line.isEmpty())
        m_pipe.send(LogLine{line});
}

void GatewaySession::finish(int status)
{
    const char* cookie = openconnect_get_cookie(m_library.get());
    if (status != 0 || !cookie)
        return m_pipe.send(errorOf(end(status), kindOf(end(status))));
    m_pipe.send(result());
    openconnect_clear_cookie(m_library.get());
}

SignedIn GatewaySession::result() const
{
    openconnect_info* library = m_library.get();
    SignedIn signedIn;
    signedIn.cookie = base::Secret(QByteArray(openconnect_get_cookie(library)));
    signedIn.host = host();
    signedIn.port = port();
    signedIn.address = plainHost(openconnect_get_hostname(library));
    signedIn.key = QString::fromLatin1(openconnect_get_peer_cert_hash(library));
    signedIn.connectUrl = plainText(openconnect_get_connect_url(library), FrameLimits::url);
    signedIn.group = m_request.group;
    return signedIn;
}

SessionEnd GatewaySession::end(int status) const
{
    return {status, m_step, m_facts, QString::fromStdString(m_resolver.problem()), m_lastMessage};
}

void GatewaySession::fail(SignInErrorKind kind, std::optional<UnsupportedDemand> unsupported)
{
    SignInError error = errorOf(end(0), kind);
    if (unsupported)
        error.unsupported = unsupported;
    m_pipe.send(error);
    _exit(0);
}

void GatewaySession::enter(SignInStep step)
{
    m_step = step;
    m_pipe.send(step);
}

QString GatewaySession::host() const
{
    return plainHost(openconnect_get_dnsname(m_library.get()));
}

std::uint16_t GatewaySession::port() const
{
    return static_cast<std::uint16_t>(openconnect_get_port(m_library.get()));
}

} // namespace naru::signin
