// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/SignInQuestions.h"

#include "connect/BrowserDialog.h"
#include "connect/SignInDialog.h"
#include "connect/TrustDialog.h"
#include "kit/EngineView.h"

namespace naru::connect {

SignInQuestions::SignInQuestions(const kit::Surroundings& surroundings, QWidget& window)
    : QObject(&window)
    , m_surroundings(surroundings)
    , m_session(surroundings.engine.session())
    , m_window(window)
{
    connect(&m_session, &kit::SessionView::questionChanged, this, &SignInQuestions::followQuestion);
}

void SignInQuestions::followQuestion()
{
    drop();
    if (m_window.isVisible())
        showPending();
}

void SignInQuestions::showPending()
{
    if (m_dialog)
        return;
    if (const auto* form = std::get_if<engine::FormQuestion>(&m_session.question()))
        put(*form);
    else if (const auto* certificate = std::get_if<engine::CertificateQuestion>(&m_session.question()))
        put(*certificate);
    else if (const auto* browser = std::get_if<kit::BrowserQuestion>(&m_session.question()))
        put(*browser);
}

void SignInQuestions::put(const engine::FormQuestion& question)
{
    auto* dialog = new SignInDialog(m_surroundings, question, &m_window);
    m_dialog = dialog;
    connect(dialog, &SignInDialog::answered, &m_session, &kit::SessionView::answerForm);
    connect(dialog, &QDialog::rejected, &m_session, &kit::SessionView::giveUpSignIn);
    dialog->open();
}

void SignInQuestions::put(const engine::CertificateQuestion& question)
{
    auto* dialog = new TrustDialog(m_surroundings, question, &m_window);
    m_dialog = dialog;
    connect(dialog, &TrustDialog::keyAccepted, &m_session, &kit::SessionView::acceptCertificate);
    connect(dialog, &QDialog::rejected, &m_session, &kit::SessionView::refuseCertificate);
    dialog->open();
}

void SignInQuestions::put(const kit::BrowserQuestion& question)
{
    auto* dialog = new BrowserDialog(m_surroundings, question.url, &m_window);
    m_dialog = dialog;
    connect(dialog, &QDialog::rejected, &m_session, [this, dialog] {
        if (dialog->hasFailed())
            m_session.noteBrowserFailed();
        m_session.giveUpSignIn();
    });
    dialog->open();
}

void SignInQuestions::drop()
{
    if (!m_dialog)
        return;
    m_dialog->disconnect(&m_session);
    // It may be the one that is telling just now: closing deletes it later.
    m_dialog->close();
    m_dialog = nullptr;
}

} // namespace naru::connect
