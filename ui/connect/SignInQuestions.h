// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "kit/SessionView.h"

#include <QObject>
#include <QPointer>

namespace naru::kit {
class Dialog;
}

namespace naru::connect {

/** Puts the question of a sign-in over the window while it stands, and gives the answer to the session. */
class SignInQuestions final : public QObject
{
    Q_OBJECT

public:
    /** `window` is what dialogs stand over, and their owner. */
    SignInQuestions(const kit::Surroundings& surroundings, QWidget& window);

    /** The question is shown once the window is. */
    void showPending();

private:
    void followQuestion();
    void put(const engine::FormQuestion& question);
    void put(const engine::CertificateQuestion& question);
    void put(const kit::BrowserQuestion& question);
    /** Takes the dialog away without an answer. */
    void drop();

    kit::Surroundings m_surroundings;
    kit::SessionView& m_session;
    QWidget& m_window;
    QPointer<kit::Dialog> m_dialog;
};

} // namespace naru::connect
