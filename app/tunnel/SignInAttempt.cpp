// SPDX-License-Identifier: GPL-3.0-or-later
#include "SignInAttempt.h"

#include "SignInChild.h"

namespace naru::tunnel {

namespace {

/** Nothing where a step may take as long as a person does. */
std::optional<std::chrono::milliseconds> deadlineOf(SignInStep step, const SignInDeadlines& deadlines)
{
    switch (step) {
    case SignInStep::Starting:
    case SignInStep::Resolving:
    case SignInStep::Connecting:
        return deadlines.connect;
    case SignInStep::Handshake:
        return deadlines.handshake;
    case SignInStep::Gateway:
        return deadlines.answer;
    case SignInStep::Browser:
        return deadlines.browser;
    case SignInStep::Person:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

/** Start, name lookup and connection share one deadline: going on to the next of them gives no more time. */
bool goesOn(SignInStep from, SignInStep to)
{
    return (from == SignInStep::Starting && to == SignInStep::Resolving) ||
           (from == SignInStep::Resolving && to == SignInStep::Connecting);
}

} // namespace

SignInAttempt::SignInAttempt(QString program, SignInRequest request, QObject* parent)
    : QObject(parent)
    , m_program(std::move(program))
    , m_request(std::move(request))
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] { fail(SignInErrorKind::Deadline); });
}

void SignInAttempt::begin()
{
    m_step = SignInStep::Starting;
    m_form.reset();
    m_answered.reset();
    m_groupChosen = false;
    m_child = new SignInChild(this);
    connect(m_child, &SignInChild::reported, this, [this](const SignInReport& report) {
        std::visit([this](const auto& value) { take(value); }, report);
    });
    connect(m_child, &SignInChild::died, this, &SignInAttempt::childDied);
    m_child->start(m_program);
    m_child->send(m_request);
    m_deadline.start(m_request.deadlines.connect);
}

void SignInAttempt::answer(const FormAnswer& answer)
{
    if (!m_form)
        return;
    if (!m_form->host.isEmpty() && !choosesAnotherGroup(*m_form, answer))
        m_answered = m_form;
    m_form.reset();
    m_child->send(answer);
    enter(SignInStep::Gateway);
}

void SignInAttempt::acceptCertificate()
{
    if (m_child || !m_peer)
        return;
    m_request.trust.accepted.push_back({m_peer->host, m_peer->port, m_peer->key});
    m_peer.reset();
    m_verdict.reset();
    begin();
}

void SignInAttempt::refuseCertificate()
{
    if (!m_child && m_peer)
        fail(SignInErrorKind::Untrusted);
}

void SignInAttempt::browserFailed()
{
    if (m_step == SignInStep::Browser)
        fail(SignInErrorKind::BrowserMissing);
}

void SignInAttempt::cancel()
{
    fail(SignInErrorKind::Cancelled);
}

qint64 SignInAttempt::childProcess() const
{
    return m_child ? m_child->process() : 0;
}

void SignInAttempt::take(SignInStep step)
{
    enter(step);
}

void SignInAttempt::take(const LogLine& line)
{
    Q_EMIT this->line(line.text);
}

void SignInAttempt::take(const PeerCertificate& peer)
{
    // The library follows a redirect with all that was answered: to the host that asked, or to none.
    if (m_answered && (m_answered->host != peer.host || m_answered->port != peer.port))
        return fail(SignInErrorKind::Protocol, u"the answer was to go to " % peer.host);
    const TrustVerdict verdict = judge(peer, m_request.trust);
    if (verdict.kind == TrustCase::Trusted) {
        m_child->send(CertificateAccepted());
        return;
    }
    // Nothing was sent to this gateway, and nothing can be: the child is gone before anybody is asked.
    end();
    m_peer = peer;
    m_verdict = verdict;
    if (!verdict.mayAccept)
        return fail(SignInErrorKind::Untrusted);
    enter(SignInStep::Person);
    Q_EMIT trustAsked(peer, verdict);
}

void SignInAttempt::take(const Form& form)
{
    m_form = form;
    m_answered.reset();
    const std::optional<FormAnswer> group = m_groupChosen ? std::nullopt : chooseGroup(form, m_request.known);
    m_groupChosen = true;
    if (group)
        return answer(*group);
    enter(SignInStep::Person);
    Q_EMIT formAsked(prefill(form, m_request.known));
}

void SignInAttempt::take(const BrowserWanted& browser)
{
    const QUrl url = QUrl::fromEncoded(browser.url.toUtf8(), QUrl::StrictMode);
    if (!url.isValid() || url.scheme() != u"https")
        return fail(SignInErrorKind::Crashed, browser.url);
    enter(SignInStep::Browser);
    Q_EMIT browserAsked(url);
}

void SignInAttempt::take(const ProfileSent& profile)
{
    Q_EMIT profileSent(profile.bytes);
}

void SignInAttempt::take(const SignedIn& signedIn)
{
    end();
    Q_EMIT succeeded(signedIn);
}

void SignInAttempt::take(const SignInError& error)
{
    end();
    Q_EMIT failed(error);
}

void SignInAttempt::childDied(bool started, const QString& technical)
{
    fail(started ? SignInErrorKind::Crashed : SignInErrorKind::ProgramMissing, technical);
}

void SignInAttempt::enter(SignInStep step)
{
    if (m_step == step)
        return;
    const auto limit = deadlineOf(step, m_request.deadlines);
    if (!limit)
        m_deadline.stop();
    else if (!goesOn(m_step, step))
        m_deadline.start(*limit);
    m_step = step;
    Q_EMIT progress(step);
}

void SignInAttempt::fail(SignInErrorKind kind, const QString& technical)
{
    end();
    SignInError error;
    error.kind = kind;
    error.step = m_step;
    error.technical = technical;
    error.peer = m_peer;
    error.verdict = m_verdict;
    Q_EMIT failed(error);
}

void SignInAttempt::end()
{
    m_deadline.stop();
    if (!m_child)
        return;
    m_child->end();
    m_child->setParent(nullptr);
    m_child->deleteLater();
    m_child = nullptr;
}

} // namespace naru::tunnel
