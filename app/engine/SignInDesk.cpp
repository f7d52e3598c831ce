// SPDX-License-Identifier: GPL-3.0-or-later
#include "SignInDesk.h"

#include "SessionKinds.h"
#include "store/PinStore.h"
#include "store/SecretStore.h"

#include <algorithm>
#include <utility>

namespace naru::engine {

namespace {

/** What a lookup has found so far. */
struct Found
{
    std::size_t open = 0;
    std::vector<tunnel::FieldValue> values;
};

NotStored reasonOf(store::SecretService service)
{
    switch (service) {
    case store::SecretService::Locked:
        return NotStored::Locked;
    case store::SecretService::Refused:
        return NotStored::Refused;
    case store::SecretService::Available:
    case store::SecretService::NoService:
        return NotStored::NoService;
    }
    Q_UNREACHABLE();
}

/** Adds those whose field is not answered yet. */
void addMissing(std::vector<tunnel::FieldValue>& values, const std::vector<tunnel::FieldValue>& more)
{
    for (const tunnel::FieldValue& value : more) {
        const bool isThere = std::ranges::any_of(
            values, [&](const tunnel::FieldValue& it) { return it.field == value.field; });
        if (!isThere)
            values.push_back(value);
    }
}

} // namespace

SignInDesk::SignInDesk(store::SecretStore& secrets, const store::PinStore& pins, const base::Clock& clock,
                       QObject* parent)
    : QObject(parent)
    , m_secrets(secrets)
    , m_pins(pins)
    , m_clock(clock)
{}

SignInDesk::~SignInDesk() = default;

void SignInDesk::setProfile(const profile::ConnectionSettings& settings)
{
    m_settings = settings;
    m_proven = {};
}

void SignInDesk::start(const session::StartSignIn& wish, const QString& hostPath)
{
    cancel();
    m_wish = wish;
    m_hostPath = hostPath;
    m_user = m_options.user;
    if (m_user.userName.isEmpty())
        m_user.userName = m_proven.userName();
    lookUp();
}

void SignInDesk::lookUp()
{
    std::vector<store::SecretKey> keys;
    if (m_wish->mayOfferSecret) {
        for (const store::SecretKey& key : m_secrets.stored()) {
            const bool isHere = key.gateway.compare(gatewayName(), Qt::CaseInsensitive) == 0;
            if (isHere && (m_user.userName.isEmpty() || key.user == m_user.userName))
                keys.push_back(key);
        }
    }
    if (keys.empty()) {
        begin({});
        return;
    }
    m_user.userName = keys.front().user;
    std::erase_if(keys, [this](const store::SecretKey& key) { return key.user != m_user.userName; });
    const auto found = std::make_shared<Found>(Found{keys.size(), {}});
    for (const store::SecretKey& key : keys) {
        m_secrets.read(
            key, this,
            [this, found, field = key.field, attempt = m_wish->attempt](const store::SecretReading& reading) {
                if (reading.secret)
                    found->values.push_back({field, *reading.secret});
                if (--found->open == 0 && m_wish && m_wish->attempt == attempt)
                    begin(found->values);
            });
    }
}

void SignInDesk::begin(const std::vector<tunnel::FieldValue>& stored)
{
    // What was given for this session outranks what proved right in it, and that what was kept before.
    std::vector<tunnel::FieldValue> secrets;
    if (m_wish->mayOfferSecret) {
        addMissing(secrets, m_options.secrets);
        addMissing(secrets, m_proven.secrets());
        addMissing(secrets, stored);
    }
    m_auto.emplace(m_user, std::move(secrets), QStringList{m_wish->hop.target.host});
    m_typed = {};
    m_remember = false;
    m_reached = false;
    m_wasDoubted = false;
    m_signIn = std::make_unique<tunnel::SignIn>(tunnel::SignIn::programOfThisMachine());
    connectSignIn();
    m_signIn->start(request());
}

void SignInDesk::connectSignIn()
{
    connect(m_signIn.get(), &tunnel::SignIn::progress, this, [this](tunnel::SignInStep step) {
        if (step == tunnel::SignInStep::Gateway && !std::exchange(m_reached, true))
            Q_EMIT happened(session::SignInReached{m_wish->attempt});
    });
    connect(m_signIn.get(), &tunnel::SignIn::formAsked, this, &SignInDesk::takeForm);
    connect(m_signIn.get(), &tunnel::SignIn::trustAsked, this, &SignInDesk::takeCertificate);
    connect(m_signIn.get(), &tunnel::SignIn::browserAsked, this, [this](const QUrl& url) {
        waitForPerson();
        Q_EMIT browserAsked(url);
    });
    connect(m_signIn.get(), &tunnel::SignIn::profileSent, this, &SignInDesk::profileSent);
    connect(m_signIn.get(), &tunnel::SignIn::succeeded, this, &SignInDesk::takeSession);
    connect(m_signIn.get(), &tunnel::SignIn::failed, this, &SignInDesk::takeError);
}

tunnel::SignInRequest SignInDesk::request() const
{
    tunnel::SignInRequest request;
    request.host = m_wish->hop.target.host;
    request.port = m_wish->hop.target.port;
    request.group = m_wish->hop.group;
    request.known = m_user;
    request.caFile = m_options.caFile;
    request.certificate = m_options.certificate;
    request.trust = trustBasis();
    request.knownProfile = m_knownProfile;
    request.userAgent = m_options.tunnel.userAgent;
    return request;
}

tunnel::TrustBasis SignInDesk::trustBasis() const
{
    tunnel::TrustBasis basis;
    basis.strict = m_settings.strictCertificateTrust;
    basis.profilePins = m_settings.pinsOf(m_hostPath);
    const profile::Target& target = m_wish->hop.target;
    for (const QString& key : m_options.pins)
        basis.accepted.push_back({target.host, target.port, key});
    const auto kept = m_pins.list();
    if (!kept)
        return basis;
    for (const store::HostPins& host : *kept) {
        for (const store::Pin& pin : host.pins)
            basis.accepted.push_back({host.at.host, host.at.port, pin.key});
    }
    return basis;
}

QString SignInDesk::gatewayName() const
{
    const profile::Target& target = m_wish->hop.target;
    return target.port == 443 ? target.host : target.text();
}

void SignInDesk::takeForm(const tunnel::Form& form)
{
    m_form = form;
    if (const std::optional<tunnel::FormAnswer> known = m_auto->answerTo(form)) {
        m_auto = m_auto->after(form, *known);
        m_signIn->answer(*known);
        return;
    }
    const FormQuestion question{m_wish->hop, form, m_auto->hasSubmitted()};
    if (m_options.unattended) {
        Q_EMIT formAsked(question);
        const session::Number attempt = m_wish->attempt;
        cancel();
        Q_EMIT happened(session::SignInFailed{attempt, session::SignInFailure::Refused});
        return;
    }
    waitForPerson();
    Q_EMIT formAsked(question);
}

void SignInDesk::takeCertificate(const tunnel::PeerCertificate& peer, const tunnel::TrustVerdict& verdict)
{
    m_certificate = CertificateQuestion{m_wish->hop, peer, verdict};
    m_wasDoubted = true;
    Q_EMIT trustDoubted();
}

void SignInDesk::judgeTrust()
{
    if (m_untrusted) {
        fail(*std::exchange(m_untrusted, std::nullopt));
        return;
    }
    if (!m_certificate || !m_signIn)
        return;
    if (!m_wish->mayAskTrust) {
        m_certificate.reset();
        m_signIn->refuseCertificate();
        return;
    }
    waitForPerson();
    Q_EMIT certificateAsked(*m_certificate);
}

void SignInDesk::answer(const tunnel::FormAnswer& answer, bool remember)
{
    if (!m_form || !m_signIn)
        return;
    const tunnel::Form form = *std::exchange(m_form, std::nullopt);
    m_typed.note(form, answer);
    m_remember = remember;
    m_auto = m_auto->after(form, answer);
    goOn();
    m_signIn->answer(answer);
}

void SignInDesk::acceptCertificate(bool remember)
{
    if (!m_certificate || !m_signIn)
        return;
    const CertificateQuestion question = *std::exchange(m_certificate, std::nullopt);
    if (remember) {
        const store::PinnedHost at{question.peer.host, question.peer.port};
        const store::Pin pin{question.peer.key, m_clock.system(), question.peer.subject,
                             question.peer.validUntil};
        const bool isChange = question.verdict.kind == tunnel::TrustCase::Changed;
        if (const auto kept = isChange ? m_pins.replace(at, pin) : m_pins.add(at, pin); !kept)
            Q_EMIT complained(kept.error());
        Q_EMIT keptChanged();
    }
    goOn();
    m_signIn->acceptCertificate();
}

void SignInDesk::refuseCertificate()
{
    if (!std::exchange(m_certificate, std::nullopt) || !m_signIn)
        return;
    goOn();
    m_signIn->refuseCertificate();
}

void SignInDesk::browserFailed()
{
    if (m_signIn)
        m_signIn->browserFailed();
}

void SignInDesk::giveUp()
{
    if (m_signIn)
        m_signIn->cancel();
}

void SignInDesk::waitForPerson()
{
    Q_EMIT happened(session::SignInWaits{m_wish->attempt});
}

void SignInDesk::goOn()
{
    Q_EMIT questionGone();
    Q_EMIT happened(session::SignInAnswered{m_wish->attempt});
}

void SignInDesk::takeSession(const tunnel::SignedIn& session)
{
    const session::Number attempt = m_wish->attempt;
    if (!m_typed.secrets().empty())
        m_proven = m_typed;
    keepAnswers();
    end();
    Q_EMIT signedIn(session);
    Q_EMIT happened(session::SignInSucceeded{attempt});
}

void SignInDesk::keepAnswers()
{
    if (!m_remember)
        return;
    const QString user = m_typed.userName().isEmpty() ? m_user.userName : m_typed.userName();
    for (const tunnel::FieldValue& typed : m_typed.secrets()) {
        m_secrets.write({gatewayName(), typed.field, user}, typed.value, store::Keep::AsTheUserAsked, this,
                        [this](const store::SecretWriting& done) {
                            if (!done.stored)
                                Q_EMIT notStored(reasonOf(done.service));
                            Q_EMIT keptChanged();
                        });
    }
}

void SignInDesk::takeError(const tunnel::SignInError& error)
{
    if (error.kind != tunnel::SignInErrorKind::Untrusted || std::exchange(m_wasDoubted, true)) {
        fail(error);
        return;
    }
    m_untrusted = error;
    Q_EMIT trustDoubted();
}

void SignInDesk::fail(const tunnel::SignInError& error)
{
    const session::Number attempt = m_wish->attempt;
    end();
    Q_EMIT failed(error);
    Q_EMIT happened(session::SignInFailed{attempt, failureOf(error)});
}

void SignInDesk::cancel()
{
    if (m_signIn) {
        m_signIn->disconnect(this);
        m_signIn->cancel();
    }
    end();
}

void SignInDesk::end()
{
    if (m_form || m_certificate)
        Q_EMIT questionGone();
    m_form.reset();
    m_certificate.reset();
    m_untrusted.reset();
    m_wish.reset();
    // It may be the one that is telling just now.
    if (m_signIn)
        m_signIn.release()->deleteLater();
}

} // namespace naru::engine
