// SPDX-License-Identifier: GPL-3.0-or-later
#include "Applicant.h"

#include <QTest>

#include <algorithm>

namespace naru::test {

namespace {

constexpr int patience = 10'000;

} // namespace

Applicant::Applicant(const QString& program)
    : signIn(program)
{
    using tunnel::SignIn;
    QObject::connect(&signIn, &SignIn::formAsked,
                     [this](const tunnel::Form& form) { forms.push_back(form); });
    QObject::connect(&signIn, &SignIn::trustAsked,
                     [this](const tunnel::PeerCertificate& peer, const tunnel::TrustVerdict& verdict) {
                         peers.push_back(peer);
                         verdicts.push_back(verdict);
                     });
    QObject::connect(&signIn, &SignIn::progress, [this](tunnel::SignInStep step) { steps.push_back(step); });
    QObject::connect(&signIn, &SignIn::browserAsked, [this](const QUrl& url) { addresses.push_back(url); });
    QObject::connect(&signIn, &SignIn::profileSent, [this](const QByteArray& bytes) { profile = bytes; });
    QObject::connect(&signIn, &SignIn::line, [this](const QString& line) { lines.append(line); });
    QObject::connect(&signIn, &SignIn::succeeded, [this](const tunnel::SignedIn& value) { success = value; });
    QObject::connect(&signIn, &SignIn::failed, [this](const tunnel::SignInError& value) { error = value; });
}

QString Applicant::defaultProgram()
{
    return qEnvironmentVariable("NARU_BIN_DIR") % u"/naru-signin";
}

void Applicant::start(const tunnel::SignInRequest& request)
{
    forms.clear();
    peers.clear();
    verdicts.clear();
    steps.clear();
    addresses.clear();
    lines.clear();
    profile.clear();
    success.reset();
    error.reset();
    signIn.start(request);
}

void Applicant::answer(const std::map<QString, QString>& values)
{
    tunnel::FormAnswer answer;
    for (const auto& [field, value] : values)
        answer.values.push_back({field, base::Secret(value.toUtf8())});
    signIn.answer(answer);
}

bool Applicant::waitForForms(std::size_t count)
{
    return QTest::qWaitFor([&] { return isDone() || forms.size() >= count; }, patience) &&
           forms.size() >= count;
}

bool Applicant::waitForPeers(std::size_t count)
{
    return QTest::qWaitFor([&] { return isDone() || peers.size() >= count; }, patience) &&
           peers.size() >= count;
}

bool Applicant::waitForAddress()
{
    return QTest::qWaitFor([&] { return isDone() || !addresses.empty(); }, patience) && !addresses.empty();
}

bool Applicant::waitForSuccess()
{
    return QTest::qWaitFor([&] { return isDone(); }, patience) && success.has_value();
}

bool Applicant::waitForError(tunnel::SignInErrorKind kind)
{
    return QTest::qWaitFor([&] { return isDone(); }, patience) && error && error->kind == kind;
}

bool Applicant::waitForStep(tunnel::SignInStep step)
{
    return QTest::qWaitFor([&] { return isDone() || std::ranges::count(steps, step) > 0; }, patience) &&
           std::ranges::count(steps, step) > 0;
}

const char* Applicant::story()
{
    QString text = lines.join(u'\n');
    for (const tunnel::Form& form : forms)
        text += u"\nform " % form.id % u": " % form.message % u' ' % form.error;
    if (error) {
        text += QStringLiteral("\nerror %1 in step %2: %3 | %4 | http %5")
                    .arg(int(error->kind))
                    .arg(int(error->step))
                    .arg(error->serverText, error->technical)
                    .arg(error->httpStatus.value_or(0));
    }
    m_story = text.toUtf8();
    return m_story.constData();
}

} // namespace naru::test
