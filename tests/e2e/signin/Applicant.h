// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/SignIn.h"

#include <QStringList>

#include <map>
#include <vector>

namespace naru::test {

/** Somebody who signs in: keeps what he is asked, and answers when the test says so. */
class Applicant
{
public:
    /** `program`: naru-signin, or what stands in for it. */
    explicit Applicant(const QString& program = defaultProgram());
    [[nodiscard]] static QString defaultProgram();

    tunnel::SignIn signIn;
    std::vector<tunnel::Form> forms;
    std::vector<tunnel::PeerCertificate> peers;
    std::vector<tunnel::TrustVerdict> verdicts;
    std::vector<tunnel::SignInStep> steps;
    std::vector<QUrl> addresses;
    QStringList lines;
    /** What the gateway sent of itself. */
    QByteArray profile;
    std::optional<tunnel::SignedIn> success;
    std::optional<tunnel::SignInError> error;

    /** Forgets what was, and starts. */
    void start(const tunnel::SignInRequest& request);
    /** Answers the last form with these texts. */
    void answer(const std::map<QString, QString>& values);
    [[nodiscard]] bool isDone() const { return success || error; }
    [[nodiscard]] std::size_t questions() const { return forms.size() + peers.size() + addresses.size(); }

    /** Each waits until there are that many, or the end; true where there are. */
    [[nodiscard]] bool waitForForms(std::size_t count);
    [[nodiscard]] bool waitForPeers(std::size_t count);
    [[nodiscard]] bool waitForAddress();
    [[nodiscard]] bool waitForSuccess();
    [[nodiscard]] bool waitForError(tunnel::SignInErrorKind kind);
    [[nodiscard]] bool waitForStep(tunnel::SignInStep step);
    /** What went on, for the message of a failure; valid until the next call. */
    [[nodiscard]] const char* story();

private:
    QByteArray m_story;
};

} // namespace naru::test
