// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/News.h"

#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "kit/Speech.h"
#include "wording/SessionWords.h"

namespace naru::shell {

namespace {

bool isNews(session::NoticeCode code)
{
    using enum session::NoticeCode;
    switch (code) {
    case ConnectionUp:
    case ConnectionLost:
    case NotReconnected:
    case GaveUp:
    case SessionEndedByServer:
    case SignInRefused:
    case CertificateNotTrusted:
    case MachineFault:
    case PortalSuspected:
        return true;
    default:
        return false;
    }
}

} // namespace

News::News(const kit::Surroundings& surroundings, const QWidget& window, QObject* parent)
    : QObject(parent)
    , m_surroundings(surroundings)
    , m_window(window)
{
    const kit::SessionView* session = &surroundings.engine.session();
    connect(session, &kit::SessionView::noticed, this, &News::takeNotice);
    connect(session, &kit::SessionView::questionChanged, this, &News::takeQuestion);
}

void News::takeNotice(const session::Notice& notice)
{
    if (isNews(notice.code))
        tell(wording::SessionWords(m_surroundings.speech.words()).notice(notice));
}

void News::takeQuestion()
{
    if (!std::holds_alternative<std::monostate>(m_surroundings.engine.session().question()))
        tell(tr("The sign-in needs your answer."));
}

void News::tell(QString sentence)
{
    if (m_window.isActiveWindow())
        return;
    // Desktops read markup in these, and names are a profile's.
    sentence.replace(u'<', u'‹').replace(u'>', u'›').replace(u'&', u'＆');
    Q_EMIT told(sentence);
}

} // namespace naru::shell
